"""An item's draw: its announcement, the sealed list of bids, the two numbers, and the bids that hold them."""
import draw
import trees
from documents import hash_of, instant, seconds, typed, whole
from sealed import NO_ROUND_AFTER
from trust import Trust, round_at, time_of
from verdict import Failed, NoDraw, Report, Unproven, Waiting, need

# Seconds: between the close and the draw, after the round.
MARGIN, RESULT_WITHIN = 60, 600
ANNOUNCED = "beacon cash category chancePrice closesAt drawsAt item method name needed offered opensAt price most"
REASONS = {
    "undersold": "too few numbers were sold: the stakes go back",
    "list-late": "the list came late: the stakes go back",
    "called-off": "called off: the stakes go back",
}


class Item:
    def __init__(self, record, pins, now):
        self.record, self.now = record, now
        self.trust = Trust(pins, record["keyEntries"])
        its = self.commitment = typed(record["commitment"], "oriire/item/v1", ANNOUNCED)
        need(its["method"] == "oriire/item/v1", "the item has another method")
        need(its["item"] == record["item"], "the announcement is that of another item")
        self.hash = hash_of(its).hex()
        self.round_time = time_of(its["beacon"]["round"])
        self.list = record["list"] and record["list"]["list"]

    def check_announced(self):
        """Its numbers follow from its price, and it was out before sales ended."""
        its = self.commitment
        price, chance = whole(its["price"]), whole(its["chancePrice"])
        due = -(-price * 100 // (chance * 55)), -(-price // chance), price * 5 // (100 * chance)
        need((its["offered"], its["needed"], its["most"]) == due, "its numbers do not follow from its price")
        need(0 < whole(its["cash"]) <= price, "the cash alternative is none")
        closes, draws = seconds(its["closesAt"]), seconds(its["drawsAt"])
        need(draws == closes + MARGIN, "the draw is not a minute after the close")
        need(its["beacon"]["round"] == round_at(draws), "the round does not follow from the draw's time")
        if self.record["announced"] is None:
            raise (Failed if self.now >= closes else Waiting)("the announcement is not in the log")
        checkpoint = self.trust.shown(its, self.record["announced"], "the announcement")
        seen = self.trust.seen_before(checkpoint, closes, "the announcement")
        return f"in the log {closes - seen:.0f} s before sales ended"

    def _list_in_time(self):
        checkpoint = self.trust.shown(self.list, self.record["list"]["logged"], "the list")
        return self.trust.seen_before(checkpoint, self.round_time, "the list")

    def _why_void(self):
        void = self.record["void"]
        need(void is not None, "the stakes went back, and the log does not say why")
        if void["logged"] is None:
            raise Unproven("the stakes went back, and why is not in the log yet")
        entry = typed(void["entry"], "oriire/item-void/v1", "item reason")
        need(entry["item"] == self.record["item"], "the void is that of another item")
        checkpoint = self.trust.shown(entry, void["logged"], "the void")
        if entry["reason"] == "no-round":
            need(self.now >= self.round_time + NO_ROUND_AFTER, "withheld: the beacon was not away for 24 hours")
            raise Unproven("the stakes went back, and only the operator says that the beacon stayed away")
        need(entry["reason"] != "called-off" or self.list is None, "withheld: the list was out, and the draw was called off")
        if entry["reason"] == "undersold" and self.list is not None:
            need(self.list["numbers"] < self.commitment["needed"], "withheld: enough numbers were sold")
        # Whoever knows the round knows the winner: what else ends a sale must have been out before.
        if entry["reason"] in ("called-off", "undersold"):
            self.trust.seen_before(checkpoint, self.round_time, "why the stakes went back")
        if entry["reason"] == "list-late":
            need(self.list is not None and self.record["list"]["logged"] is not None, "the late list is missing")
            try:
                self._list_in_time()
            except Unproven as late:
                raise Unproven(f"the stakes went back, and only the operator says that the list was late: {late}")
            raise Failed("withheld: the list was out in time, and the draw was called off")
        return REASONS[entry["reason"]]

    def _need_list(self):
        if self.record["state"] == "refunded":
            raise NoDraw(self._why_void())
        if self.list is None or self.record["list"]["logged"] is None:
            raise (Failed if self.now >= self.round_time else Waiting)(f"the list must be out by {instant(self.round_time)}")
        return self.list

    def check_list(self):
        its = typed(self._need_list(), "oriire/item-list/v1", "bids commitment item numbers root")
        need(its["item"] == self.record["item"], "the list is that of another item")
        need(its["commitment"] == self.hash, "the list belongs to another announcement")
        fits = self.commitment["needed"] <= whole(its["numbers"]) <= self.commitment["offered"]
        need(fits, "more or fewer numbers were sold than may be drawn from")
        seen = self._list_in_time()
        return f"{its['numbers']} numbers in {whole(its['bids'])} bids, in the log {self.round_time - seen} s before the round"

    def _need_draw(self):
        self._need_list()
        if self.record["draw"] is None:
            late = self.now >= self.round_time + RESULT_WITHIN
            raise (Failed if late else Waiting)(f"the number must be out by {instant(self.round_time + RESULT_WITHIN)}")
        return self.record["draw"]

    def check_beacon(self):
        return draw.check_beacon(self.trust, self.commitment, bytes.fromhex(self._need_draw()["signature"]))

    def check_number(self):
        shown, sold = self._need_draw(), self.list["numbers"]
        need(sold >= 2, "there are not two numbers")
        signature, root = bytes.fromhex(shown["signature"]), bytes.fromhex(self.list["root"])
        due = draw.item_numbers(signature, root, self.record["item"], sold)
        said = shown["number"], shown["reserve"]
        need(due == said, f"{due} follow from root and round, {said} were shown")
        return f"{due[0]} of {sold}, {due[1]} in reserve, counted from 0"

    def _need_listed(self, bid, what):
        """@returns the leaf, which stands in the list where it says"""
        need(bid is not None, f"{what} is missing")
        leaf = typed(bid["leaf"], "oriire/bid/v1", "commitment first item nonce numbers place")
        need(leaf["item"] == self.record["item"] and leaf["commitment"] == self.hash, f"{what} is on another item")
        top, before = trees.sum_from_path(trees.sum_leaf(hash_of(leaf), whole(leaf["numbers"])), bid["path"])
        need((top[0].hex(), top[1]) == (self.list["root"], self.list["numbers"]), f"{what} is not in the list")
        need(trees.sum_place(bid["path"], self.list["bids"]) == leaf["place"], f"{what} is counted at another place")
        need(before == leaf["first"], f"{what} holds other numbers than it says")
        return leaf

    def _need_holder(self, bid, number, what):
        leaf = self._need_listed(bid, what)
        need(leaf["first"] <= number < leaf["first"] + leaf["numbers"], f"{what} does not hold the number {number}")
        return leaf

    def check_winner(self):
        shown, passed = self._need_draw(), self.record["passed"]
        winner = self._need_holder(self.record["winner"], shown["number"], "the winner's bid")
        reserve = self._need_holder(self.record["reserve"], shown["reserve"], "the reserve's bid")
        if passed is None:
            return f"bid {winner['place']} of the list"
        entry = typed(passed["entry"], "oriire/item-passed/v1", "item reason")
        need(entry["item"] == self.record["item"] and passed["logged"] is not None, "the log does not say why it passed on")
        self.trust.shown(entry, passed["logged"], "why it passed on")
        return f"bid {reserve['place']} of the list, the reserve: {entry['reason']}"

    def check_own(self, bid):
        """A bid as its player is shown it, with its numbers counted from 1."""
        self._need_list()
        leaf = self._need_listed(bid["proof"], "your bid")
        held = leaf["first"] + 1, leaf["first"] + leaf["numbers"]
        need((bid["first"], bid["last"]) == held, "your bid holds other numbers than you were sold")
        return f"numbers {held[0]} to {held[1]}, at place {leaf['place']}"


def check(title, read_record, pins, now, bid=None):
    report, found = Report(title), {}

    def read():
        found["it"] = Item(read_record(), pins, now)
        return f"{found['it'].record['item']}, {found['it'].record['state']}"

    report.check("form", read)
    if found:
        for name in ("announced", "list", "beacon", "number", "winner"):
            report.check(name, getattr(found["it"], f"check_{name}"))
        if bid is not None:
            report.check("own", lambda: found["it"].check_own(bid))
    return report
