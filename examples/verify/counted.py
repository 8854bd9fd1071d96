"""A player's own part in the total of all that was owed to players on a night."""
import re

import trees
from documents import hash_of, typed, whole
from trust import Trust
from verdict import Report, Waiting, need

PARTS = ("play", "bonus", "winnings", "leaving", "stakes", "prizes")
STEP = re.compile("([LR])([0-9a-f]{64}):([0-9]{1,16})")


def _own_leaf(counted, phone):
    leaf = typed(counted["leaf"], None, "bonus leaving night nonce phone play prizes stakes winnings")
    need(leaf["phone"] == phone, f"the leaf is that of {leaf['phone']}: it may have been shown to many")
    need(len(bytes.fromhex(leaf["nonce"])) == 16, "the nonce has not 16 bytes")
    return leaf, sum(whole(leaf[it]) for it in PARTS)


def _step(text):
    found = STEP.fullmatch(text)
    need(found, "a step of the path is not a side, a hash and a sum")
    side, node, total = found.groups()
    return {"left": side == "L", "hash": node, "sum": whole(int(total))}


def _check_leaf(counted, phone):
    (leaf, own), entry = _own_leaf(counted, phone), counted["entry"]
    need(leaf["night"] == entry["night"], "the leaf is of another night")
    path = [_step(it) for it in counted["path"]]
    (root, total), _ = trees.sum_from_path(trees.sum_leaf(hash_of(leaf), own), path)
    need(root.hex() == entry["root"], "the leaf does not lead to the root")
    need(total == entry["total"], f"the leaf leads to {total} kobo, {entry['total']} were announced")
    return f"{own} of {total} kobo, the night of {entry['night']}"


def _check_logged(counted, pins):
    entry = typed(counted["entry"], "oriire/liabilities/v2", "at night root total")
    whole(entry["total"])
    trust = Trust(pins, counted["keyEntries"])
    checkpoint = trust.shown(entry, counted["logged"], "the total")
    trust.seen_at(checkpoint)
    return f"entry {counted['logged']['index']}, and {len(checkpoint.times)} have cosigned"


def check(title, read_answer, pins, phone):
    """@param phone of the player, +2348012345678"""
    report, found = Report(title), {}

    def read():
        found["it"] = read_answer()["counted"]
        if found["it"] is None:
            raise Waiting("no night was counted yet")
        return f"the night of {found['it']['entry']['night']}"

    report.check("form", read)
    if found.get("it"):
        report.check("leaf", lambda: _check_leaf(found["it"], phone))
        report.check("logged", lambda: _check_logged(found["it"], pins))
    return report
