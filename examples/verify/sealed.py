"""What a ticket's proof and a whole batch have in common: commitment, head, round, numbers, void."""
import draw
from documents import hash_of, instant, seconds, typed, whole
from trust import round_at, time_of
from verdict import Failed, Unproven, Waiting, need

# Seconds after the close.
MARGIN, DRAWN_WITHIN = 30, 24 * 3600
# Seconds after the round.
RESULT_WITHIN = 600
NO_ROUND_AFTER = 24 * 3600
# Matches decide these, and not the beacon.
ON_MATCHES = ("soccer-cash", "all-in")


class Batch:
    def __init__(self, batch, trust, now):
        self.trust, self.now = trust, now
        self.id = batch["id"]
        self.commitment = typed(
            batch["commitment"], "oriire/commitment/v3", "batch beacon closesAt drawsAt game opensAt rules"
        )
        need(self.commitment["batch"] == self.id, "the commitment is that of another batch")
        self.hash = hash_of(self.commitment).hex()
        self.round_time = time_of(self.commitment["beacon"]["round"])
        self.head, self.head_logged = self._part(batch, "head", "head")
        self.void, self.void_logged = self._part(batch, "void", "entry")
        self.draw, self.state = batch["draw"], batch["state"]

    def _part(self, batch, part, name):
        shown = batch[part]
        return (None, None) if shown is None else (shown[name], shown["logged"])

    def check_head_form(self):
        typed(self.head, "oriire/head/v3", "batch commitment lines root size stake")
        for part in ("lines", "size", "stake"):
            whole(self.head[part])
        need(self.head["batch"] == self.id, "the head is that of another batch")
        need(self.head["commitment"] == self.hash, "the head belongs to another commitment")

    def need_head(self):
        if self.head is None:
            if self.now < self.round_time:
                raise Waiting(f"the head must be out by {instant(self.round_time)}")
            if self.void is None:
                raise Failed(f"no head was shown by {instant(self.round_time)}")
            raise Unproven("the batch is void: there was no head")
        self.check_head_form()

    def check_round(self):
        """It follows from the draw's time, which the operator must not choose."""
        closes, draws = seconds(self.commitment["closesAt"]), seconds(self.commitment["drawsAt"])
        need(draws >= closes + MARGIN, "the draw is less than 30 seconds after the close")
        # Where matches decide, a later round would let tickets in once they have ended.
        latest = MARGIN if self.commitment["game"] in ON_MATCHES else DRAWN_WITHIN
        need(draws <= closes + latest, "the draw is too long after the close")
        need(self.commitment["beacon"]["round"] == round_at(draws), "the round does not follow from the draw's time")

    def check_head(self):
        """The head was out before its round, or the batch is void with reason."""
        self.check_round()
        if self.void is not None:
            return self._check_void()
        need(self.state != "refunded", "stakes went back, and the log does not say why")
        self.need_head()
        if self.head_logged is None:
            late = self.now >= self.round_time
            raise (Failed if late else Waiting)("the head is not in the log")
        seen = self._head_seen()
        return f"in the log {self.round_time - seen} s before the round"

    def _head_seen(self):
        checkpoint = self.trust.shown(self.head, self.head_logged, "the head")
        return self.trust.seen_before(checkpoint, self.round_time, "the head")

    def _check_void(self):
        typed(self.void, "oriire/void/v3", "batch reason")
        need(self.void["batch"] == self.id, "the void is that of another batch")
        need(self.void["reason"] in ("head-late", "no-round"), "the void has no reason")
        if self.void_logged is None:
            raise Unproven("void, but not in the log yet")
        self.trust.shown(self.void, self.void_logged, "the void")
        if self.void["reason"] == "no-round":
            need(self.commitment["game"] not in ON_MATCHES, "withheld: matches decide, and not the beacon")
            need(self.now >= self.round_time + NO_ROUND_AFTER, "void before the beacon was away for 24 hours")
            raise Unproven("void, and only the operator says that the beacon stayed away")
        if self.head is not None and self.head_logged is not None:
            try:
                self._head_seen()
            except Unproven as late:
                raise Unproven(f"void, and only the operator says that the head was late: {late}")
            raise Failed("the batch was called void although its head was out in time")
        raise Unproven("void, and only the operator says that no head was out in time")

    def check_beacon(self):
        if self.void is not None:
            need(self.draw is None, "a void batch has been drawn")
            return "void: no round decides"
        if self.draw is None:
            if self.now < self.round_time + RESULT_WITHIN:
                raise Waiting(f"the numbers must be out by {instant(self.round_time + RESULT_WITHIN)}")
            raise Failed(f"no numbers were shown by {instant(self.round_time + RESULT_WITHIN)}")
        need(seconds(self.commitment["opensAt"]) < seconds(self.commitment["closesAt"]), "sales close before they open")
        return draw.check_beacon(self.trust, self.commitment, bytes.fromhex(self.draw["signature"]))

    def check_numbers(self, rules):
        if self.void is not None:
            return "void: no numbers are drawn"
        if self.draw is None:
            raise Waiting("there are no numbers yet")
        self.need_head()
        signature, root = bytes.fromhex(self.draw["signature"]), bytes.fromhex(self.head["root"])
        due = draw.numbers(signature, root, self.id, rules)
        need(due == self.draw["numbers"], f"{due} follow from root and round, {self.draw['numbers']} were shown")
        return " ".join(map(str, due))
