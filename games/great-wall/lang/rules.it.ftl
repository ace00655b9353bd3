# Great Wall of China: the rules.
