"""The whole log: every entry is read, the root made again, and what contradicts itself is reported."""
import os

import draw
import rules
import trees
from documents import document, hash_of, read, typed
from sealed import Batch
from trust import Trust
from verdict import Report, Unproven, need

ONCE = {
    "oriire/commitment/v3": ("batch", "commitments of the batch"),
    "oriire/head/v3": ("batch", "heads of the batch"),
    "oriire/void/v3": ("batch", "voids of the batch"),
    "oriire/result/v3": ("batch", "results of the batch"),
    "oriire/jackpot/v2": ("draw", "announcements of the jackpot's draw"),
    "oriire/jackpot-list/v2": ("draw", "lists of the jackpot's draw"),
    "oriire/jackpot-result/v2": ("draw", "results of the jackpot's draw"),
    "oriire/liabilities/v2": ("night", "totals of the night"),
    "oriire/match-open/v1": ("match", "lists of chances of the match"),
    "oriire/match/v1": ("match", "ends of the match"),
    "oriire/item/v1": ("item", "announcements of the item"),
    "oriire/item-list/v1": ("item", "lists of the item"),
    "oriire/item-result/v1": ("item", "results of the item"),
    "oriire/item-void/v1": ("item", "voids of the item"),
}


class Log:
    def __init__(self, source, pins, now, seen_file):
        self.source, self.pins, self.now, self.seen_file = source, pins, now, seen_file
        self.trust = Trust(pins, source.get("keys")["keyEntries"])
        self.note = source.get("log")["checkpoint"]
        self.checkpoint = self.trust.checkpoint(self.note)
        self.first = {}  # (type, batch or draw): the first such entry and its place
        self.again = []
        self.texts, self.leaves = [], []

    def check_entries(self):
        size = self.checkpoint.size
        texts = self.source.pages("log/entries", "entries", lambda _: size)[:size]
        self.leaves = [trees.leaf(text.encode()) for text in texts]
        need(len(texts) == size, f"{len(texts)} entries are shown, {size} are signed")
        need(trees.root(self.leaves) == self.checkpoint.root, "the entries do not lead to the signed root")
        for at, text in enumerate(texts):
            self._take(at, text)
        return f"{size}, and they lead to the root"

    def _take(self, at, text):
        entry = read(text)
        need(document(entry) == text.encode(), f"entry {at} is not in the form of a document")
        if entry.get("type") in ONCE:
            name, what = ONCE[entry["type"]]
            key = entry["type"], entry[name]
            if key in self.first:
                self.again.append(f"two {what} {entry[name]} ({self.first[key][0]} and {at})")
            else:
                self.first[key] = at, entry

    def _of(self, kind):
        return [(at, entry) for (its_kind, _), (at, entry) in self.first.items() if its_kind == kind]

    def _before(self, kind, name, at, what):
        """The entry that this one follows. @raises Failed"""
        found = self.first.get((kind, name))
        need(found is not None and found[0] < at, f"{what} at {at} has no {kind} before it")
        return found[1]

    def check_seen(self):
        """The state that was seen last time is the beginning of this one."""
        if not os.path.exists(self.seen_file):
            said = "nothing was seen before"
        else:
            with open(self.seen_file, encoding="utf-8") as file:
                before = self.trust.checkpoint(file.read())
            need(before.size <= self.checkpoint.size, f"{before.size} entries were seen before, {self.checkpoint.size} now")
            same = trees.root(self.leaves[: before.size]) == before.root
            need(same, f"the first {before.size} entries are not those that were seen before: a split view")
            said = f"continues the {before.size} entries that were seen before"
        with open(f"{self.seen_file}.new", "w", encoding="utf-8") as file:
            file.write(self.note)
        os.replace(f"{self.seen_file}.new", self.seen_file)
        return said

    def check_once(self):
        need(not self.again, "; ".join(self.again))
        return f"nothing was promised twice, of {len(self.first)}"

    def check_heads(self):
        heads = self._of("oriire/head/v3")
        for at, head in heads:
            commitment = self._before("oriire/commitment/v3", head["batch"], at, "the head")
            need(hash_of(commitment).hex() == head["commitment"], f"the head at {at} belongs to another commitment")
        return f"{len(heads)}, each after its commitment"

    def check_results(self):
        """Round and numbers; the signature of the round is checked with the batch."""
        results, documents = self._of("oriire/result/v3"), {}
        for at, result in results:
            typed(result, "oriire/result/v3", "batch numbers round signature")
            name = result["batch"]
            head = self._before("oriire/head/v3", name, at, "the result")
            commitment = self._before("oriire/commitment/v3", name, at, "the result")
            need(result["round"] == commitment["beacon"]["round"], f"the result of {name} has another round")
            need(("oriire/void/v3", name) not in self.first, f"{name} is void and has a result")
            hash = commitment["rules"]
            if hash not in documents:
                documents[hash] = rules.read(self.source.get(f"rules/{hash}")["rules"], commitment)
            signature, root = bytes.fromhex(result["signature"]), bytes.fromhex(head["root"])
            due = draw.numbers(signature, root, name, documents[hash])
            need(due == result["numbers"], f"the numbers of {name} do not follow from root and round")
        return f"{len(results)}, and their numbers follow"

    def check_voids(self):
        voids, said = self._of("oriire/void/v3"), 0
        for at, void in voids:
            self._before("oriire/commitment/v3", void["batch"], at, "the void")
            if void["reason"] == "head-late" and ("oriire/head/v3", void["batch"]) in self.first:
                batch = Batch(self.source.get(f"batches/{void['batch']}"), self.trust, self.now)
                need(batch.head is not None, f"the head of {batch.id} is in the log, and is not shown")
                try:
                    batch.check_head()
                except Unproven:
                    said += 1
        return f"{len(voids)}, of which {said} were late by the operator's word alone"

    def check_jackpots(self):
        lists, results = self._of("oriire/jackpot-list/v2"), self._of("oriire/jackpot-result/v2")
        ended = {}
        for _, its in self._of("oriire/jackpot/v2"):
            follows = ended.get(its["jackpot"], its["opensAt"]) == its["opensAt"]
            need(follows, f"the window of {its['draw']} does not begin where the one before ended")
            ended[its["jackpot"]] = its["closesAt"]
        for at, its_list in lists:
            announced = self._before("oriire/jackpot/v2", its_list["draw"], at, "the jackpot's list")
            need(hash_of(announced).hex() == its_list["commitment"], f"the list at {at} belongs to another announcement")
        for at, result in results:
            name = result["draw"]
            its_list = self._before("oriire/jackpot-list/v2", name, at, "the jackpot's result")
            announced = self._before("oriire/jackpot/v2", name, at, "the jackpot's result")
            need(result["round"] == announced["beacon"]["round"], f"the result of {name} has another round")
            signature, root = bytes.fromhex(result["signature"]), bytes.fromhex(its_list["root"])
            due = draw.jackpot_number(signature, root, name, its_list["stake"])
            need(due == result["number"], f"the number of {name} does not follow from root and round")
        return f"{len(lists)} lists, {len(results)} results"

    def check_matches(self):
        ends = self._of("oriire/match/v1")
        for at, end in ends:
            opened = self._before("oriire/match-open/v1", end["match"], at, "the end of the match")
            is_same = all(opened[it] == end[it] for it in ("home", "away", "kickOff"))
            need(is_same, f"the end at {at} is not of the match that was sold")
        return f"{len(ends)}, each after its chances"

    def check_items(self):
        lists = self._of("oriire/item-list/v1")
        for at, its_list in lists:
            announced = self._before("oriire/item/v1", its_list["item"], at, "the item's list")
            need(hash_of(announced).hex() == its_list["commitment"], f"the list at {at} belongs to another announcement")
        results = self._of("oriire/item-result/v1")
        for at, result in results:
            name = result["item"]
            its_list = self._before("oriire/item-list/v1", name, at, "the item's result")
            announced = self._before("oriire/item/v1", name, at, "the item's result")
            need(result["round"] == announced["beacon"]["round"], f"the result of {name} has another round")
            signature, root = bytes.fromhex(result["signature"]), bytes.fromhex(its_list["root"])
            due = draw.item_numbers(signature, root, name, its_list["numbers"])
            said = result["number"], result["reserve"]
            need(due == said, f"the numbers of {name} do not follow from root and round")
        for at, void in self._of("oriire/item-void/v1"):
            name = void["item"]
            self._before("oriire/item/v1", name, at, "the void")
            need(("oriire/item-result/v1", name) not in self.first, f"{name} is void and has a result")
            is_listed = ("oriire/item-list/v1", name) in self.first
            held = is_listed and void["reason"] not in ("list-late", "no-round")
            need(not held, f"withheld: the list of {name} was out, and it was called {void['reason']}")
        return f"{len(lists)} lists, {len(results)} results"


def check(source, pins, now, seen_file):
    report, found = Report(f"log of {source.place}"), {}

    def read_log():
        found["log"] = Log(source, pins, now, seen_file)
        return f"{found['log'].checkpoint.size} entries, signed by {found['log'].trust.origin}"

    def check_witnesses():
        log = found["log"]
        log.trust.seen_at(log.checkpoint)
        return f"{len(log.checkpoint.times)} have cosigned"

    report.check("signed", read_log)
    if found:
        log = found["log"]
        report.check("witnesses", check_witnesses)
        report.check("entries", log.check_entries)
        if report.states["entries"] == "passed":
            if seen_file:
                report.check("seen", log.check_seen)
            for name in ("once", "heads", "results", "voids", "jackpots", "matches", "items"):
                report.check(name, getattr(log, f"check_{name}"))
    return report
