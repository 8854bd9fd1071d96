"""A jackpot: its announcement, the sealed list of chances, the number, and the ticket that has it."""
from datetime import datetime, timezone

import draw
import matches
import shares
import trees
from documents import closes_at, day_in_lagos, document, hash_of, instant, seconds, typed, whole
from sealed import Batch
from trust import Trust, round_at, time_of
from verdict import Failed, NoDraw, Report, Unproven, Waiting, need

# Seconds: of a batch, between a window and its draw, after the round.
BATCH, MARGIN, RESULT_WITHIN = 300, 60, 600
# Of every stake, in hundredths of a percent; kobo.
SHARES = {"super": 150, "mega": 100, "crown": 50}
THRESHOLDS = {"super": 50_000_000, "mega": 500_000_000, "crown": 2_000_000_000}
# More games than there will be: a list that names more batches lowers the prize by a kobo for each.
MOST_GAMES = 20
LAGOS, DAY = 3600, 86400


def _is_draw_time(jackpot, at):
    """22:00 in Lagos: of any day, of a Sunday, of the last day of a month."""
    there = datetime.fromtimestamp(at + LAGOS, timezone.utc)
    tomorrow = datetime.fromtimestamp(at + LAGOS + DAY, timezone.utc)
    on_day = {"super": True, "mega": there.weekday() == 6, "crown": tomorrow.day == 1}[jackpot]
    return on_day and (there.hour, there.minute, there.second) == (22, 0, 0)


class Jackpot:
    def __init__(self, record, pins, source, now):
        self.record, self.source, self.now = record, source, now
        self.trust = Trust(pins, record["keyEntries"])
        self.commitment = typed(
            record["commitment"],
            "oriire/jackpot/v2",
            "beacon closesAt draw drawsAt jackpot method opensAt threshold",
        )
        need(self.commitment["method"] == "oriire/jackpot/v2", "the jackpot has another method")
        need(self.commitment["draw"] == record["id"], "the announcement is that of another draw")
        self.hash = hash_of(self.commitment).hex()
        self.opens, self.closes = seconds(self.commitment["opensAt"]), seconds(self.commitment["closesAt"])
        self.round_time = time_of(self.commitment["beacon"]["round"])
        self.announced, self.list = record["announced"], record["list"] and record["list"]["list"]
        self.is_carried = record["state"] == "carried"

    def check_announced(self):
        """Before the first batch of the window closes."""
        its = self.commitment
        need(its["draw"] == f"{its['jackpot']}-{day_in_lagos(self.closes)}", "the window closes on another day")
        need(self.opens < self.closes, "the window closes before it opens")
        need(its["jackpot"] in SHARES, "no jackpot has this name")
        need(_is_draw_time(its["jackpot"], self.closes), "the window closes at another hour than its draws are at")
        need(seconds(its["drawsAt"]) == self.closes + MARGIN, "the draw is not a minute after the window")
        if self.announced is None:
            raise (Failed if self.now >= self.opens + BATCH else Waiting)("the announcement is not in the log")
        checkpoint = self.trust.shown(its, self.announced, "the announcement")
        seen = self.trust.seen_before(checkpoint, self.opens + BATCH, "the announcement")
        return f"in the log {self.opens + BATCH - seen:.0f} s before its first batch closed"

    def _list_in_time(self):
        checkpoint = self.trust.shown(self.list, self.record["list"]["logged"], "the list")
        return self.trust.seen_before(checkpoint, self.round_time, "the list")

    def _why_carried(self):
        if self.list["stake"] == 0 or self.list["prize"] == 0:
            return "nobody had a chance, or nothing was in the pool"
        try:
            self._list_in_time()
        except Unproven as late:
            raise Unproven(f"the pool is carried on, and only the operator says that the list was late: {late}")
        raise Failed("withheld: the list was out in time, and the draw was called off")

    def check_list(self):
        if self.list is None or self.record["list"]["logged"] is None:
            raise (Failed if self.now >= self.round_time else Waiting)(f"the list must be out by {instant(self.round_time)}")
        parts = typed(self.list, "oriire/jackpot-list/v2", "batches commitment draw prize root stake")
        need(parts["draw"] == self.commitment["draw"], "the list is that of another draw")
        need(parts["commitment"] == self.hash, "the list belongs to another announcement")
        need(whole(parts["prize"]) <= self.commitment["threshold"], "the prize is above the threshold")
        logged = self.record["list"]["logged"]
        self.trust.shown(parts, logged, "the list")
        need(self.announced is None or logged["index"] > self.announced["index"], "the list is before its announcement")
        jackpot, threshold = self.commitment["jackpot"], self.commitment["threshold"]
        need(jackpot in SHARES, "no jackpot has this name")
        if threshold != THRESHOLDS[jackpot]:
            raise Unproven(f"it was announced with {threshold} kobo at most, {THRESHOLDS[jackpot]} are known here")
        most = ((self.closes - self.opens) / BATCH + 1) * MOST_GAMES
        need(whole(parts["batches"]) <= most, "the list has more batches than can be sold in its window")
        put = parts["stake"] * SHARES[jackpot] // 10_000 - parts["batches"]
        if parts["prize"] < min(put, self.commitment["threshold"]):
            raise Unproven(f"only the operator says that no more than {parts['prize']} kobo were in the pool: these stakes put {put} in")
        if self.is_carried and self.record["draw"] is None:
            raise NoDraw(self._why_carried())
        return f"in the log {self.round_time - self._list_in_time()} s before the round"

    def check_batches(self):
        """Every batch behind the list is of the window, and they lead to its root in their order."""
        batches = self.source.pages(f"jackpots/{self.record['id']}/batches", "batches")
        leaves, places = [], []
        for it in batches:
            entry = {key: it[key] for key in ("batch", "head", "tickets")}
            leaves.append(trees.sum_leaf(hash_of(entry), whole(it["stake"])))
            places.append((closes_at(it["batch"]), it["batch"]))
            need(self.opens < places[-1][0] <= self.closes, f"{it['batch']} is of another window")
        need(all(a < b for a, b in zip(places, places[1:])), "a batch is there twice, or they are not in their order")
        root, stake = trees.sum_root(leaves)
        need(len(batches) == self.list["batches"], f"{len(batches)} batches are shown, {self.list['batches']} are sealed")
        need(stake == self.list["stake"], f"{stake} kobo are shown, {self.list['stake']} are sealed")
        need(root.hex() == self.list["root"], "the batches do not lead to the sealed root")
        return f"{len(batches)} batches, {stake} kobo"

    def _need_draw(self):
        if self.record["draw"] is None:
            if self.is_carried and self.list is not None:
                raise NoDraw(self._why_carried())
            late = self.now >= self.round_time + RESULT_WITHIN
            raise (Failed if late else Waiting)(f"the number must be out by {instant(self.round_time + RESULT_WITHIN)}")
        need(self.list is not None, "there is a number without a list")
        return self.record["draw"]

    def check_beacon(self):
        return draw.check_beacon(self.trust, self.commitment, bytes.fromhex(self._need_draw()["signature"]))

    def check_number(self):
        shown = self._need_draw()
        need(whole(self.list["stake"]) > 0, "there are no chances")
        signature, root = bytes.fromhex(shown["signature"]), bytes.fromhex(self.list["root"])
        due = draw.jackpot_number(signature, root, self.commitment["draw"], self.list["stake"])
        need(due == shown["number"], f"{due} follows from root and round, {shown['number']} was shown")
        return f"{due} of {self.list['stake']}"

    def _taking_part(self, winner, entry):
        """The batch of the winner: of the window, its head out before its round, its stakes not given back."""
        batch = Batch(winner["batch"], self.trust, self.now)
        need(batch.head is not None and batch.head_logged is not None, "the head is missing")
        batch.check_head_form()
        need(entry["head"] == hash_of(batch.head).hex(), "the head is not that of the list")
        need(entry["batch"] == batch.id == winner["leaf"]["batch"], "list, head and ticket are of different batches")
        need(winner["leaf"]["commitment"] == batch.hash, "the ticket belongs to another commitment")
        closes = seconds(batch.commitment["closesAt"])
        need(closes == closes_at(batch.id), "the batch bears the code of another time")
        need(self.opens < closes <= self.closes, "the batch is of another window")
        draws = seconds(batch.commitment["drawsAt"])
        need(draws >= closes + 30 and batch.commitment["beacon"]["round"] == round_at(draws), "its round was chosen")
        try:
            said = batch.check_head()
        except Unproven as unproven:
            if batch.void is None:
                raise
            said = unproven
        if batch.void is None:
            need(winner["batch"]["state"] != "refunded", "its stakes went back, and the log does not say why")
            need(not self.is_carried, "withheld: the number fell to a ticket, and the pool was kept")
            return batch.head, said
        need(self.is_carried, "the stakes of the batch went back, and its chances with them")
        need(batch.void["reason"] == "no-round", "a batch whose head was late stands in the list")
        return batch.head, said

    def check_winner(self):
        """The winning number stands in the stretch of the ticket that is shown."""
        number, winner = self._need_draw()["number"], self.record["winner"]
        need(winner is not None, "no ticket is shown")
        entry, leaf = typed(winner["entry"], None, "batch head tickets"), winner["leaf"]
        head, said = self._taking_part(winner, entry)
        more = (" most picks" if matches.predicts(leaf) else "") + (" shares" if shares.are_in(leaf) else "")
        typed(leaf, None, "batch commitment lines nonce stake" + more)
        hash = trees.leaf(document(leaf))
        root = trees.root_from_path(hash, whole(winner["index"]), head["size"], winner["path"], "the ticket")
        need(root.hex() == head["root"], "the ticket is not in the sealed list of its batch")
        stake = whole(leaf["stake"]) * len(leaf["lines"])
        tickets, before = trees.sum_from_path(trees.sum_leaf(hash, stake), winner["ticketPath"])
        need(tickets[0].hex() == entry["tickets"], "the ticket is not among the chances of its batch")
        need(tickets[1] == head["stake"], "the chances of the batch are not its stake")
        place = trees.sum_place(winner["ticketPath"], head["size"])
        need(place == winner["index"], "the ticket is counted at another place than it has")
        top, before_batch = trees.sum_from_path(trees.sum_leaf(hash_of(entry), head["stake"]), winner["entryPath"])
        need((top[0].hex(), top[1]) == (self.list["root"], self.list["stake"]), "the batch is not in the list")
        listed = trees.sum_place(winner["entryPath"], self.list["batches"])
        need(listed is not None, f"the list has not the form of {self.list['batches']} batches")
        start = before_batch + before
        need(start <= number < start + stake, f"{number} is not in {start} to {start + stake - 1}, the ticket's stretch")
        if self.is_carried:
            raise Unproven(f"{said}: the chance is nobody's, and the pool is carried on")
        return f"place {winner['index']} of {entry['batch']}, {self.list['prize']} kobo"


def check(title, read_record, pins, source, now):
    report, found = Report(title), {}

    def read():
        record = read_record()
        found["it"] = Jackpot(record, pins, source, now)
        return f"{record['id']}, {record['state']}"

    report.check("form", read)
    if found:
        it = found["it"]
        report.check("announced", it.check_announced)
        report.check("list", it.check_list)
        if source and it.list is not None:
            report.check("batches", it.check_batches)
        report.check("beacon", it.check_beacon)
        report.check("number", it.check_number)
        report.check("winner", it.check_winner)
    return report
