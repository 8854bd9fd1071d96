"""The six checks of a ticket, and a seventh of one that is shared; of one on real matches, with
chances and results in the place of beacon and numbers."""
import draw
import matches
import p256
import rules
import shares
import trees
from base64 import urlsafe_b64decode
from documents import document, typed, whole
from sealed import ON_MATCHES, Batch
from trust import Trust, key_id
from verdict import Failed, Report, Waiting, need


def _coordinates(jwk):
    need((jwk["kty"], jwk["crv"]) == ("EC", "P-256"), "the receipt key is not of P-256")
    return tuple(int.from_bytes(urlsafe_b64decode(jwk[it] + "="), "big") for it in "xy")


def _read_leaf(proof):
    leaf = proof["receipt"]["leaf"]
    more = (" most picks" if matches.predicts(leaf) else "") + (" shares" if shares.are_in(leaf) else "")
    typed(leaf, None, "batch commitment lines nonce stake" + more)
    need(len(bytes.fromhex(leaf["nonce"])) == 16, "the nonce has not 16 bytes")
    whole(leaf["stake"])
    return leaf


def _check_receipt(proof, batch):
    receipt, leaf = proof["receipt"], _read_leaf(proof)
    need(leaf["batch"] == batch.id, "the leaf is that of another batch")
    need(leaf["commitment"] == batch.hash, "the leaf belongs to another commitment")
    is_on_matches = batch.commitment["game"] in ON_MATCHES
    need(matches.predicts(leaf) == is_on_matches, "the ticket is not of the batch's game")
    leaf_hash = trees.leaf(document(leaf)).hex()
    signed = {"batch": batch.id, "index": whole(receipt["index"]), "leafHash": leaf_hash, "type": "oriire/receipt/v2"}
    tree = receipt["tree"]
    need(1 <= whole(tree["size"]) <= 64, "more than 64 receipts under one signature")
    root = trees.root_from_path(trees.leaf(document(signed)), whole(tree["at"]), tree["size"], tree["path"], "the receipt")
    head = {"root": root.hex(), "size": tree["size"], "type": "oriire/receipts/v2"}
    jwk = proof["keys"].get(receipt["key"])
    need(jwk is not None and key_id(jwk) == receipt["key"], "the key's id is not the hash of the key")
    need(receipt["key"] in batch.trust.receipt_keys, f"the receipt key {receipt['key']} is not trusted")
    fits = p256.fits(_coordinates(jwk), document(head), bytes.fromhex(receipt["signature"]))
    need(fits, "the receipt's signature does not fit")
    return f"place {receipt['index']}, signed by the key {receipt['key']}"


def _check_sealed(proof, batch):
    batch.need_head()
    if proof["path"] is None:
        raise Failed("the path to the head's root is missing")
    leaf = trees.leaf(document(_read_leaf(proof)))
    root = trees.root_from_path(leaf, whole(proof["receipt"]["index"]), batch.head["size"], proof["path"], "the ticket")
    need(root.hex() == batch.head["root"], "the ticket is not in the sealed list")
    return f"one of {batch.head['size']} tickets"


def _check_prize(proof, batch):
    if batch.void is not None:
        need(proof["prize"] in (None, {"won": 0, "cashback": 0}), "a void batch has paid a prize")
        return "void: the stake goes back"
    leaf, the_rules = _read_leaf(proof), rules.read(proof["rules"], batch.commitment)
    for line in leaf["lines"]:
        rules.check_line(line, the_rules)
    if batch.draw is None:
        raise Waiting("there are no numbers yet")
    won = draw.prize(the_rules, leaf["stake"], leaf["lines"], batch.draw["numbers"])
    due = {"won": sum(it[1] for it in won), "cashback": sum(it[2] for it in won)}
    if proof["prize"] is None:
        raise Waiting(f"{due['won']} kobo and {due['cashback']} of cashback are due; nothing is said to be paid yet")
    need(proof["prize"] == due, f"{due} is due, {proof['prize']} is said to be paid")
    return f"{due['won']} kobo, {due['cashback']} of cashback"


def check(title, read_proof, pins, now):
    """@returns the report"""
    report, found = Report(title), {}

    def read():
        proof = found["proof"] = read_proof()
        need(proof["version"] == 3, "this is no proof of version 3")
        trust = Trust(pins, proof["keyEntries"])
        found["batch"] = Batch(proof["batch"], trust, now)
        return f"a proof of the batch {found['batch'].id}"

    report.check("form", read)
    if "batch" in found:
        proof, batch = found["proof"], found["batch"]
        report.check("receipt", lambda: _check_receipt(proof, batch))
        report.check("sealed", lambda: _check_sealed(proof, batch))
        report.check("head", batch.check_head)
        if matches.predicts(proof["receipt"]["leaf"]):
            report.check("quotes", lambda: matches.check_quotes(proof, batch))
            report.check("results", lambda: matches.check_results(proof, batch))
            report.check("prize", lambda: matches.check_prize(proof, batch))
            return report
        report.check("beacon", batch.check_beacon)
        report.check("numbers", lambda: batch.check_numbers(rules.read(proof["rules"], batch.commitment)))
        report.check("prize", lambda: _check_prize(proof, batch))
        if shares.are_in(proof["receipt"]["leaf"]):
            report.check("shares", lambda: shares.check(proof))
    return report
