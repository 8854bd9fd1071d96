"""A whole batch: everybody's lines lead to its seal, and to what was due to all of them, unless each hangs on its own matches."""
from collections import Counter

import draw
import matches
import rules
import trees
from documents import document, whole
from sealed import Batch
from trust import Trust
from verdict import Report, Waiting, need


def _check_list(batch, the_rules, tickets):
    batch.need_head()
    leaves, lines, stake_of_all = [], 0, 0
    for stake, nonce, its_lines, *more in tickets:
        if more and "picks" in more[0]:
            matches.check_lines(its_lines, more[0]["picks"], more[0]["most"], the_rules)
        else:
            for line in its_lines:
                rules.check_line(line, the_rules)
        need(len(bytes.fromhex(nonce)) == 16, "a nonce has not 16 bytes")
        leaf = {"batch": batch.id, "commitment": batch.hash, "lines": its_lines, "nonce": nonce, "stake": whole(stake)}
        leaf.update(*more)
        leaves.append(trees.leaf(document(leaf)))
        lines += len(its_lines)
        stake_of_all += stake * len(its_lines)
    head = batch.head
    need(len(tickets) == head["size"], f"{len(tickets)} tickets are shown, {head['size']} are sealed")
    need(lines == head["lines"], f"{lines} lines are shown, {head['lines']} are sealed")
    need(stake_of_all == head["stake"], f"{stake_of_all} kobo are shown, {head['stake']} are sealed")
    need(trees.root(leaves).hex() == head["root"], "the tickets do not lead to the sealed root")
    return f"{len(tickets)} tickets, {lines} lines, {stake_of_all} kobo"


def _check_prizes(batch, the_rules, tickets):
    if batch.void is not None:
        return "void: the stakes go back"
    if batch.draw is None:
        raise Waiting("there are no numbers yet")
    hits, prizes, cashback = Counter(), 0, 0
    for stake, _, lines, *_ in tickets:
        for right, prize, back in draw.prize(the_rules, stake, lines, batch.draw["numbers"]):
            hits[right] += 1
            prizes, cashback = prizes + prize, cashback + back
    tiers = ", ".join(f"{hits[right]} lines with {right} right" for right in sorted(hits, reverse=True))
    return f"{tiers or 'no lines'}; {prizes} kobo of prizes and {cashback} of cashback were due"


def check(id, source, pins, now):
    report, found = Report(f"batch {id}"), {}

    def read():
        batch = Batch(source.get(f"batches/{id}"), Trust(pins, source.get("keys")["keyEntries"]), now)
        need(batch.id == id, f"another batch, {batch.id}, was shown")
        found["batch"] = batch
        found["rules"] = rules.read(source.get(f"rules/{batch.commitment['rules']}")["rules"], batch.commitment)
        return f"a batch of {batch.commitment['game']}"

    def read_tickets():
        batch = found["batch"]
        if batch.draw is None and batch.void is None and not rules.hangs_on_matches(found["rules"]):
            raise Waiting("the tickets are shown after the draw")
        if rules.hangs_on_matches(found["rules"]) and batch.state not in ("drawn", "settled", "refunded"):
            raise Waiting("the tickets are shown once the last of their matches is over")
        found["tickets"] = source.pages(f"batches/{id}/tickets", "tickets")
        return _check_list(batch, found["rules"], found["tickets"])

    report.check("form", read)
    if "rules" in found:
        batch = found["batch"]
        report.check("head", batch.check_head)
        report.check("tickets", read_tickets)
        if rules.hangs_on_matches(found["rules"]):
            return report
        report.check("beacon", batch.check_beacon)
        report.check("numbers", lambda: batch.check_numbers(found["rules"]))
        if "tickets" in found:
            report.check("prizes", lambda: _check_prizes(batch, found["rules"], found["tickets"]))
    return report
