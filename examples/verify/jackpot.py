"""A jackpot: its announcement, the sealed list of chances, the number, and the ticket that has it."""
import draw
import trees
from documents import document, hash_of, instant, seconds, typed, whole
from trust import Trust, time_of
from verdict import Failed, Report, Waiting, need

RESULT_WITHIN = 600  # seconds after the round


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
        self.round_time = time_of(self.commitment["beacon"]["round"])
        self.list = record["list"] and record["list"]["list"]

    def _seen_before_round(self, entry, logged, what):
        if logged is None:
            raise (Failed if self.now >= self.round_time else Waiting)(f"{what} is not in the log")
        seen = self.trust.seen_at(self.trust.shown(entry, logged, what))
        need(seen < self.round_time, f"{what} was seen {seen - self.round_time} s after its round came out")
        return f"in the log {self.round_time - seen} s before the round"

    def check_announced(self):
        return self._seen_before_round(self.commitment, self.record["announced"], "the announcement")

    def check_list(self):
        if self.list is None:
            late = self.now >= self.round_time and self.record["state"] != "carried"
            raise (Failed if late else Waiting)(f"the list must be out by {instant(self.round_time)}")
        parts = typed(self.list, "oriire/jackpot-list/v2", "batches commitment draw prize root stake")
        need(parts["draw"] == self.commitment["draw"], "the list is that of another draw")
        need(parts["commitment"] == self.hash, "the list belongs to another announcement")
        need(whole(parts["prize"]) <= self.commitment["threshold"], "the prize is above the threshold")
        return self._seen_before_round(parts, self.record["list"]["logged"], "the list")

    def check_batches(self):
        """Every batch behind the list leads to its root."""
        batches = self.source.pages(f"jackpots/{self.record['id']}/batches", "batches")
        leaves = []
        for it in batches:
            entry = {key: it[key] for key in ("batch", "head", "tickets")}
            leaves.append(trees.sum_leaf(hash_of(entry), whole(it["stake"])))
        root, stake = trees.sum_root(leaves)
        need(len(batches) == self.list["batches"], f"{len(batches)} batches are shown, {self.list['batches']} are sealed")
        need(stake == self.list["stake"], f"{stake} kobo are shown, {self.list['stake']} are sealed")
        need(root.hex() == self.list["root"], "the batches do not lead to the sealed root")
        return f"{len(batches)} batches, {stake} kobo"

    def _need_draw(self):
        if self.record["draw"] is None:
            if self.record["state"] == "carried":
                raise Waiting("nobody had a chance: the pool is carried on")
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

    def check_winner(self):
        """The winning number stands in the stretch of the ticket that is shown."""
        number, winner = self._need_draw()["number"], self.record["winner"]
        need(winner is not None, "no ticket is shown")
        entry, leaf = typed(winner["entry"], None, "batch head tickets"), winner["leaf"]
        head = typed(winner["head"], "oriire/head/v3", "batch commitment lines root size stake")
        need(entry["head"] == hash_of(head).hex(), "the head is not that of the list")
        need(entry["batch"] == head["batch"] == leaf["batch"], "list, head and ticket are of different batches")
        typed(leaf, None, "batch commitment lines nonce stake")
        hash = trees.leaf(document(leaf))
        root = trees.root_from_path(hash, whole(winner["index"]), head["size"], winner["path"], "the ticket")
        need(root.hex() == head["root"], "the ticket is not in the sealed list of its batch")
        stake = whole(leaf["stake"]) * len(leaf["lines"])
        tickets, before = trees.sum_from_path(trees.sum_leaf(hash, stake), winner["ticketPath"])
        need(tickets[0].hex() == entry["tickets"], "the ticket is not among the chances of its batch")
        need(tickets[1] == head["stake"], "the chances of the batch are not its stake")
        top, before_batch = trees.sum_from_path(trees.sum_leaf(hash_of(entry), head["stake"]), winner["entryPath"])
        need((top[0].hex(), top[1]) == (self.list["root"], self.list["stake"]), "the batch is not in the list")
        start = before_batch + before
        need(start <= number < start + stake, f"{number} is not in {start} to {start + stake - 1}, the ticket's stretch")
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
