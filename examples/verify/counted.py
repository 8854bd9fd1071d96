"""A player's own balance in the total of all wallets of a night."""
import trees
from documents import hash_of, typed, whole
from trust import Trust
from verdict import Report, Waiting, need

WALLETS = ("play", "bonus", "winnings")


def _own_leaf(counted, phone):
    leaf = typed(counted["leaf"], None, "bonus night nonce phone play winnings")
    need(leaf["phone"] == phone, f"the leaf is that of {leaf['phone']}: it may have been shown to many")
    need(len(bytes.fromhex(leaf["nonce"])) == 16, "the nonce has not 16 bytes")
    return leaf, sum(whole(leaf[it]) for it in WALLETS)


def _check_leaf(counted, phone):
    (leaf, own), entry = _own_leaf(counted, phone), counted["entry"]
    need(leaf["night"] == entry["night"], "the leaf is of another night")
    for step in counted["path"]:
        whole(step["sum"])
    (root, total), _ = trees.sum_from_path(trees.sum_leaf(hash_of(leaf), own), counted["path"])
    need(root.hex() == entry["root"], "the leaf does not lead to the root")
    need(total == entry["total"], f"the leaf leads to {total} kobo, {entry['total']} were announced")
    return f"{own} of {total} kobo, the night of {entry['night']}"


def _check_logged(counted, pins):
    entry = typed(counted["entry"], "oriire/liabilities/v1", "at night root total")
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
