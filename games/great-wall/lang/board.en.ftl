# Great Wall of China: the board.
