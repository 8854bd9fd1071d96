"""Who is trusted: the pins, and keys that came later by an entry of the log."""
from hashlib import sha256

import notes
import trees
from documents import document, hash_of, typed, whole
from verdict import Failed, Unproven, need

# Both chains have the same rounds: one each 3 seconds.
GENESIS, PERIOD = 1692803367, 3
CHAINS = {
    "quicknet": "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fe"
    "c758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a",
    "sandbox": "8b8d341ff4af31c33440d618c15e8e95806197648c4284c4fb40b64eed3624b7f179b65569f293d706bf256fa1fa323615fd07"
    "6e0c219153262b4cde2b6fc0b2236d4dc5a9e8332dc8feb41b4cbc2941029545a74c0d6eb35b4f835186f792fd",
}


def time_of(round):
    return GENESIS + PERIOD * (whole(round) - 1)


def round_at(at):
    """The first one at or after an instant."""
    return -int(-(at - GENESIS) // PERIOD) + 1


class Trust:
    def __init__(self, pins, key_entries=()):
        self.origin = pins["log"].split("+")[0]
        self.log_keys = (notes.read_key(pins["log"]),)
        self.witnesses = tuple(map(notes.read_key, pins["witnesses"]))
        self.quorum, self.chain = pins["quorum"], pins["chain"]
        self.receipt_keys = set(pins["receiptKeys"])
        for it in key_entries:
            self._take(it["entry"], it["logged"])

    def _take(self, entry, logged):
        typed(entry, "oriire/key/v1", "key use")
        # Under a key that the pins lack it says nothing: they may name one that came after it.
        if not notes.is_by(logged["checkpoint"], self.log_keys):
            return
        self.shown(entry, logged, "a key that came later")
        if entry["use"] == "receipt":
            self.receipt_keys.add(hash_of(entry["key"]).hex()[:32])
        elif entry["use"] == "log":
            self.log_keys += (notes.read_key(entry["key"]),)

    def checkpoint(self, note):
        return notes.read_checkpoint(note, self.origin, self.log_keys, self.witnesses)

    def shown(self, entry, logged, what):
        """@returns the checkpoint that holds the entry @raises Failed"""
        checkpoint = self.checkpoint(logged["checkpoint"])
        leaf = trees.leaf(document(entry))
        root = trees.root_from_path(leaf, whole(logged["index"]), checkpoint.size, logged["path"], what)
        need(root == checkpoint.root, f"{what} is not in the log under its checkpoint")
        return checkpoint

    def seen_before(self, checkpoint, instant, what):
        """When enough witnesses had seen it, seconds. A witness may be slow, so a late word is no proof that it was late.
        @raises Unproven"""
        seen = self.seen_at(checkpoint)
        if seen >= instant:
            raise Unproven(f"{what} was seen {seen - instant} s after it had to be out")
        return seen

    def seen_at(self, checkpoint):
        """@raises Unproven"""
        times = checkpoint.times
        if self.quorum < 1 or len(times) < self.quorum:
            raise Unproven(f"{len(times)} of the {self.quorum} witnesses that are asked for have cosigned")
        return times[self.quorum - 1]


def key_id(jwk):
    return sha256(document(typed(jwk, None, "crv kty x y"))).hexdigest()[:32]


def chain_key(trust, beacon):
    if beacon["chain"] != trust.chain or beacon["chain"] not in CHAINS:
        raise Failed(f"the beacon is {beacon['chain']}, and {trust.chain} is trusted")
    return bytes.fromhex(CHAINS[beacon["chain"]])
