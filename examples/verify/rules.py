"""The rules document, whose hash stands in the commitment."""
from hashlib import sha256

import documents
from documents import whole
from verdict import need


def read(text, commitment):
    need(isinstance(text, str), "the rules are missing")
    need(sha256(text.encode()).hexdigest() == commitment["rules"], "the rules are not those of the commitment")
    rules = documents.read(text, fractions=hangs_on_matches(commitment))
    need(rules["game"] == commitment["game"], "the rules are those of another game")
    if hangs_on_matches(rules):
        return rules
    if "matches" in rules:
        _read_matches(rules)
        return rules
    need(0 < whole(rules["pick"]) <= whole(rules["of"]) <= 1000, "the rules have no such numbers")
    return rules


def hangs_on_matches(document):
    """Tickets of these games are judged by how real matches end; no numbers are drawn."""
    return document["game"] in ("soccer-cash", "all-in")


def _read_matches(rules):
    for amount in ("returnPercent", "mostPaid", "leastParts", "mostMatches"):
        whole(rules[amount])
    for match in rules["matches"]:
        size = (whole(rules["mostGoals"]) + 1) ** 2
        fits = len(match["parts"]) == size <= 50 and sum(whole(it) for it in match["parts"]) == 2**20
        need(fits, f"the parts of {match['id']} do not make 2^20")


def _check_scores(line, rules):
    """One score each of some matches, none of them too rare to be sold."""
    need(all(type(it) is int and it >= 1 for it in line), f"{line} is no line of this game")
    places = [divmod(it - 1, 50) for it in line]
    is_ascending = all(one[0] < other[0] for one, other in zip(places, places[1:]))
    is_sold = all(
        match < len(rules["matches"])
        and cell < len(rules["matches"][match]["parts"])
        and rules["matches"][match]["parts"][cell] >= rules["leastParts"]
        for match, cell in places
    )
    need(is_ascending and is_sold and 1 <= len(line) <= rules["mostMatches"], f"{line} is no line of this game")


def check_line(line, rules):
    if "matches" in rules:
        _check_scores(line, rules)
        return
    numbers_fit = all(type(it) is int and 1 <= it <= rules["of"] for it in line)
    is_ascending = all(one < other for one, other in zip(line, line[1:]))
    need(numbers_fit and is_ascending and len(line) == rules["pick"], f"{line} is no line of this game")
