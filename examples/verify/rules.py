"""The rules document, whose hash stands in the commitment."""
from hashlib import sha256

import documents
from documents import whole
from verdict import need


def read(text, commitment):
    need(isinstance(text, str), "the rules are missing")
    need(sha256(text.encode()).hexdigest() == commitment["rules"], "the rules are not those of the commitment")
    rules = documents.read(text)
    need(rules["game"] == commitment["game"], "the rules are those of another game")
    need(0 < whole(rules["pick"]) <= whole(rules["of"]) <= 1000, "the rules have no such numbers")
    return rules


def check_line(line, rules):
    numbers_fit = all(type(it) is int and 1 <= it <= rules["of"] for it in line)
    is_ascending = all(one < other for one, other in zip(line, line[1:]))
    need(numbers_fit and is_ascending and len(line) == rules["pick"], f"{line} is no line of this game")
