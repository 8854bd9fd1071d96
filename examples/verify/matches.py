"""Tickets on real matches: their lines, the chances and results that the log holds, and the prize by these."""
from itertools import product
from math import prod

import rules
from documents import instant, seconds, typed, whole
from sealed import RESULT_WITHIN
from verdict import Failed, Unproven, Waiting, need

PARTS = 2**20


def predicts(leaf):
    return isinstance(leaf, dict) and "picks" in leaf


def _cell(score):
    home, away = (int(it) for it in score.split("-"))
    need(0 <= home <= 9 and 0 <= away <= 9 and score == f"{home}-{away}", f"{score} is no score")
    return 10 * home + away


def check_lines(lines, picks, most, the_rules):
    """The lines are all combinations of the picks, at a cap that the rules allow."""
    for pick in picks:
        typed(pick, None, "match parts scores")
        need(len(pick["parts"]) == len(pick["scores"]) > 0, "a score has no price")
        need(all(0 < whole(it) <= PARTS for it in pick["parts"]), "a price is no chance")
    due = [list(it) for it in product(*([_cell(score) for score in pick["scores"]] for pick in picks))]
    need(lines == due, "the lines are not those of the picks")
    need(whole(most) <= whole(the_rules["mostPaid"]), "the cap is above that of the rules")


def _ends(proof, batch):
    """How each of its matches ended. @raises Waiting while one is to come"""
    ends = {it["entry"]["match"]: it["entry"] for it in proof.get("results", [])}
    picked = [pick["match"] for pick in proof["receipt"]["leaf"]["picks"]]
    to_come = [match for match in picked if match not in ends]
    if to_come:
        raise Waiting(f"to come: {', '.join(to_come)}")
    return [ends[match] for match in picked]


def _opened(proof):
    return {it["entry"]["match"]: it for it in proof.get("opened", [])}


def check_quotes(proof, batch):
    """The chances of the ticket are those that the log had before the seal: everybody was quoted the same."""
    batch.need_head()
    if batch.head_logged is None:
        raise Waiting("the head is not in the log yet")
    opened, count = _opened(proof), 0
    for pick in proof["receipt"]["leaf"]["picks"]:
        it, what = opened.get(pick["match"]), f"the chances of {pick['match']}"
        need(it is not None and it["logged"] is not None, f"{what} are not in the log")
        entry = typed(it["entry"], "oriire/match-open/v1", "away home kickOff league match parts source strengths")
        batch.trust.shown(entry, it["logged"], what)
        need(it["logged"]["index"] < batch.head_logged["index"], f"{what} came into the log after the seal")
        need(len(entry["parts"]) == 100, f"{what} are not a hundred")
        for score, parts in zip(pick["scores"], pick["parts"]):
            quoted = whole(entry["parts"][_cell(score)])
            need(parts == quoted, f"others were quoted another chance of {pick['match']} ending {score}")
            count += 1
    return f"{count} as in the log, from before the seal"


def check_results(proof, batch):
    if batch.void is not None:
        return "void: the stake goes back"
    for it in proof.get("results", []):
        entry = typed(it["entry"], "oriire/match/v1", "away beganAt decidedAt home kickOff league match score sources void")
        if it["logged"] is None:
            late = batch.now >= seconds(entry["decidedAt"]) + RESULT_WITHIN
            raise (Failed if late else Waiting)(f"the result of {entry['match']} is not in the log")
        batch.trust.shown(entry, it["logged"], f"the result of {entry['match']}")
        need((entry["score"] is None) != (entry["void"] is None), "a match ends with a score or is void")
        sold = _opened(proof).get(entry["match"])
        is_same = sold is not None and all(sold["entry"][it] == entry[it] for it in ("home", "away", "kickOff"))
        need(is_same, f"{entry['match']} is not the match that was sold")
        opened = seconds(batch.commitment["closesAt"]) - 300
        need(opened < seconds(entry["kickOff"]) - 60, f"{entry['match']} had begun before this batch was sold")
    ends = _ends(proof, batch)
    return "; ".join(f"{it['home']} {it['score'] or it['void']} {it['away']}" for it in ends)


def _due(leaf, ends, percent):
    """Kobo, or None where the stake goes back."""
    if all(end["score"] is None for end in ends):
        return None
    parts, combinations = [], 1
    for pick, end in zip(leaf["picks"], ends):
        if end["score"] is None:
            combinations *= len(pick["scores"])
        elif end["score"] in pick["scores"]:
            parts.append(pick["parts"][pick["scores"].index(end["score"])])
        else:
            return 0
    price = leaf["stake"] * percent * PARTS ** len(parts) // (100 * prod(parts))
    return combinations * min(leaf["most"], price)


def _late(proof, batch, ends):
    """What says that the stake goes back because a match had begun. @raises Unproven where it began in these minutes"""
    closes = seconds(batch.commitment["closesAt"])
    begun = [(seconds(end["beganAt"]), end) for end in ends if seconds(end["beganAt"]) < seconds(end["kickOff"])]
    at, end = min(begun, key=lambda it: it[0], default=(closes, None))
    if at >= closes:
        return None
    said = f"{end['match']} began at {instant(at)}"
    if at <= closes - 300:
        need(proof["prize"] is None, f"{said}, before this batch was sold, and a prize is said to be paid")
        return f"{said}, before this batch was sold: the stake goes back"
    if proof["prize"] is None:
        raise Unproven(f"{said}, while this batch was sold: nobody else says when the ticket was")
    return None


def check_prize(proof, batch):
    leaf, the_rules = proof["receipt"]["leaf"], rules.read(proof["rules"], batch.commitment)
    check_lines(leaf["lines"], leaf["picks"], leaf["most"], the_rules)
    if batch.void is not None:
        need(proof["prize"] in (None, {"won": 0, "cashback": 0}), "a void batch has paid a prize")
        return "void: the stake goes back"
    ends = _ends(proof, batch)
    if any(it["logged"] is None for it in proof.get("results", [])):
        raise Waiting("a result is not in the log yet")
    due = _due(leaf, ends, whole(the_rules["returnPercent"]))
    if due is None:
        return "no match counts: the stake goes back"
    late = _late(proof, batch, ends)
    if late is not None:
        return late
    if proof["prize"] is None:
        raise Waiting(f"{due} kobo are due; nothing is said to be paid, or the stake went back")
    need(proof["prize"] == {"won": due, "cashback": 0}, f"{due} kobo are due, {proof['prize']} is said to be paid")
    return f"{due} kobo"
