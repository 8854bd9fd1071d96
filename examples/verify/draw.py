"""The numbers out of the beacon and the sealed root, and what a line wins with them."""
import hashlib
import hmac

import bls
from documents import instant, seconds
from trust import chain_key, round_at, time_of
from verdict import Failed, need

PARTS = 2**20


def _hmac(key, data):
    return hmac.new(key, data, hashlib.sha256).digest()


def _hkdf(ikm, salt, info):
    """RFC 5869, 32 bytes."""
    return _hmac(_hmac(salt, ikm), info + b"\1")


def _words(key, label, size):
    counter = 0
    while True:
        block = _hmac(key, label + counter.to_bytes(4, "big"))
        yield from (int.from_bytes(block[at : at + size], "big") for at in range(0, 32, size))
        counter += 1


def _below(words, limit, bits):
    """Words of the unfair end are thrown away."""
    fair = 2**bits - 2**bits % limit
    return next(word for word in words if word < fair) % limit


def _key(signature, root, label, name):
    randomness = hashlib.sha256(signature).digest()
    return _hkdf(randomness, root, f"{label}|{name}".encode())


def numbers(signature, root, batch, rules):
    key = _key(signature, root, "oriire/draw/v3", batch)
    if "matches" in rules:
        return [50 * at + 1 + _cell(key, match) for at, match in enumerate(rules["matches"])]
    pick, of = rules["pick"], rules["of"]
    words = _words(key, b"oriire/draw/v3|numbers", 4)
    drum = list(range(1, of + 1))
    for at in range(pick):
        to = at + _below(words, of - at, 32)
        drum[at], drum[to] = drum[to], drum[at]
    return drum[:pick]


def _cell(key, match):
    """The score whose parts the first 20 bits fall among."""
    left = int.from_bytes(_hmac(key, f"oriire/draw/v3|virtual|{match['id']}".encode())[:4], "big") >> 12
    for cell, parts in enumerate(match["parts"]):
        if left < parts:
            return cell
        left -= parts


def jackpot_number(signature, root, draw, stake):
    words = _words(_key(signature, root, "oriire/jackpot/v2", draw), b"oriire/jackpot/v2|number", 8)
    return _below(words, stake, 64)


def item_numbers(signature, root, item, sold):
    """The number, and another one in reserve; from 0."""
    key = _key(signature, root, "oriire/item/v1", item)
    number = _below(_words(key, b"oriire/item/v1|number", 8), sold, 64)
    other = _below(_words(key, b"oriire/item/v1|reserve", 8), sold - 1, 64)
    return number, other + 1 if other >= number else other


def check_beacon(trust, commitment, signature):
    """The round follows from the time of the draw, and the signature is that of the round."""
    beacon, draws_at = commitment["beacon"], seconds(commitment["drawsAt"])
    key = chain_key(trust, beacon)
    need(draws_at >= seconds(commitment["closesAt"]) + 30, "the draw is less than 30 seconds after the close")
    need(beacon["round"] == round_at(draws_at), f"round {beacon['round']} does not follow from {commitment['drawsAt']}")
    try:
        fits = bls.round_fits(key, beacon["round"], signature)
    except bls.NoPoint as error:
        raise Failed(f"the beacon's signature: {error}") from error
    need(fits, f"the signature is not that of round {beacon['round']}")
    return f"round {beacon['round']} of {beacon['chain']}, out at {instant(time_of(beacon['round']))}"


def _price(rules, stake, line):
    """Stake x percent / product of the chances, rounded down to the kobo, at most the cap."""
    above, below = stake * rules["returnPercent"], 100
    for number in line:
        above, below = above * PARTS, below * rules["matches"][(number - 1) // 50]["parts"][(number - 1) % 50]
    return min(above // below, rules["mostPaid"])


def prize(rules, stake, lines, drawn):
    """@returns what each line wins: (right numbers, kobo, kobo of cashback)"""
    if "matches" in rules:
        need(any(it["stake"] == stake for it in rules["stakes"]), f"the rules know no stake of {stake} kobo")
        right = [len(set(line) & set(drawn)) for line in lines]
        return [(hits, _price(rules, stake, line) if hits == len(line) else 0, 0) for hits, line in zip(right, lines)]
    tiers = next((it["tiers"] for it in rules["stakes"] if it["stake"] == stake), None)
    need(tiers is not None, f"the rules know no stake of {stake} kobo")
    won = []
    for line in lines:
        hits = len(set(line) & set(drawn))
        tier = next((it for it in tiers if it["hits"] == hits), {"prize": 0, "cashback": 0})
        by_lines = next((it["prize"] for it in tier.get("byLines", []) if it["lines"] == len(lines)), 0)
        won.append((hits, tier["prize"] + tier.get("choice", {}).get("once", 0) + by_lines, tier["cashback"]))
    return won
