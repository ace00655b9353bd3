#!/usr/bin/env python3
"""A small bot for Great Wall of China, as an example of a program outside the house.

    palatine arena great-wall --bots "cmd:python3 examples/wall_bot.py,random" --games 40

The arena writes one JSON object a line to our standard input. We answer the lines that ask, on standard
output, and listen to the others. docs/protocol.md has the whole talk; the rules below use only the view.
"""

import json
import sys

# What a card is worth alone. Infantry is worth more together, and under a Noble every card is worth 1.
WORTH = {"wall": 1, "gate": 2, "watchtower": 3, "cavalry": 2, "noble": 1, "dragon": 1}
INFANTRY = [0, 1, 3, 6, 10, 15]


def total(cards, noble):
    """The worth of one player's cards in a section, such as {"wall": 2, "infantry": 3}."""
    if noble:
        return sum(cards.values())
    alone = sum(WORTH[card] * count for card, count in cards.items() if card != "infantry")
    return alone + INFANTRY[cards.get("infantry", 0)]


def lead(section, seat):
    """By how much a seat leads a section; 0 or less means that it does not. Seats count from 1."""
    noble = any("noble" in cards for cards in section["cards"])
    totals = {}
    for number, cards in enumerate(section["cards"], start=1):
        if cards:  # whoever has no card there does not take part, not even with 0
            totals[number] = total(cards, noble)
    held = section.get("claimed")  # the first favour weighs on whoever claimed it
    if held and held["seat"] in totals:
        totals[held["seat"]] -= held["favour"]
    if seat not in totals:
        return 0
    mine = totals.pop(seat)
    return mine - max(totals.values()) if totals else max(mine, 1)


def after(section, seat, picks):
    """The section as it would be after a move that plays cards there."""
    cards = [dict(held) for held in section["cards"]]
    own = cards[seat - 1]
    own[picks["card"]] = own.get(picks["card"], 0) + picks["count"]
    if "over-seat" in picks:  # a Dragon laid upon a card takes it out of the reckoning
        theirs = cards[picks["over-seat"] - 1]
        theirs[picks["over-card"]] -= 1
        if theirs[picks["over-card"]] == 0:
            del theirs[picks["over-card"]]
    return {**section, "cards": cards}


def stake(section, seat):
    """What there is to win: the best open favour, and the one we hold, which scores when it is finished."""
    held = section.get("claimed")
    return max(section["favours"]) + (held["favour"] / 2 if held and held["seat"] == seat else 0)


def value(move, view, seat):
    """How much we like a move: the highest value is played."""
    picks = move["picks"]
    if picks["do"] == "decline":
        return 0
    if picks["do"] == "draw":
        return 1
    section = view["sections"][picks["section"] - 1]
    if picks["do"] == "claim":
        # The second favour finishes the section; of the first two take the higher, and lay it on a good card,
        # because no Dragon may cover that one.
        favour = picks.get("favour", section["favours"][0])
        return 100 + 10 * favour + WORTH.get(picks.get("on"), 0)
    # Playing cards. Cards that do not turn the section are kept for later, unless nothing else is legal.
    now, then = lead(section, seat), lead(after(section, seat, picks), seat)
    spent = 2 * picks["count"] if picks["card"] == "infantry" else WORTH[picks["card"]] * picks["count"]
    if now <= 0 < then:
        return 10 + 3 * stake(section, seat) + min(then, 3) - spent
    return min(then, 5) / 10 - spent / 20


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message.get("ask") != "move":
            continue  # {"tell": "start"} and {"tell": "end"} want no answer
        view, seat = message["view"], message["seat"]
        best = max(message["moves"], key=lambda move: value(move, view, seat))
        # To name the decision is not needed, but tells a late answer from a fresh one.
        answer = {"move": best["move"], "decision": message["decision"]}
        print(json.dumps(answer), flush=True)  # without the flush it stays in our buffer


if __name__ == "__main__":
    main()
