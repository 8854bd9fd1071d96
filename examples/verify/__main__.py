"""python3 examples/verify ticket proof.json ... | batch ID ... --from PLACE | jackpot record.json ... [--from PLACE]
| item record.json ... [--bid bid.json] | log --from PLACE [--seen FILE] | counted answer.json ... --phone +234... A place is http://host or a folder of saved answers. Exit code 1 where a check failed."""
import argparse
import os
import sys
import time
from functools import partial

import batch
import counted
import documents
import item
import jackpot
import log
import ticket
from source import Source
from verdict import Failed

HERE = os.path.dirname(os.path.abspath(__file__))


def read_json(path):
    with open(path, encoding="utf-8") as file:
        return documents.read(file.read())


def arguments():
    shared = argparse.ArgumentParser(add_help=False)
    shared.add_argument("--pins", default=os.path.join(HERE, "pins.json"), help="whom to trust; the sandbox's by default")
    shared.add_argument("--now", help="check as of this instant, 2026-11-20T11:05:00.000Z")
    parser = argparse.ArgumentParser(prog="verify", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    it = commands.add_parser("ticket", parents=[shared], help="the checks of saved proofs")
    it.add_argument("files", nargs="+")
    it = commands.add_parser("batch", parents=[shared], help="all lines, the seal, the draw and the prizes")
    it.add_argument("ids", nargs="+")
    it.add_argument("--from", dest="place", required=True)
    it = commands.add_parser("jackpot", parents=[shared], help="saved records of jackpots")
    it.add_argument("files", nargs="+")
    it.add_argument("--from", dest="place")
    it = commands.add_parser("item", parents=[shared], help="saved records of items' draws")
    it.add_argument("files", nargs="+")
    it.add_argument("--bid", help="your own bid on it, as you are shown it")
    it = commands.add_parser("counted", parents=[shared], help="your own balance in a night's total of all wallets")
    it.add_argument("files", nargs="+")
    it.add_argument("--phone", required=True, help="yours, as +2348012345678")
    it = commands.add_parser("log", parents=[shared], help="everything that was ever promised")
    it.add_argument("--from", dest="place", required=True)
    it.add_argument("--seen", help="where the state of the log is remembered until next time")
    return parser.parse_args()


def reports(given):
    pins = read_json(given.pins)
    now = documents.seconds(given.now) if given.now else time.time()
    source = Source(given.place) if getattr(given, "place", None) else None
    if given.command == "ticket":
        return [ticket.check(path, partial(read_json, path), pins, now) for path in given.files]
    if given.command == "counted":
        return [counted.check(path, partial(read_json, path), pins, given.phone) for path in given.files]
    if given.command == "jackpot":
        return [jackpot.check(path, partial(read_json, path), pins, source, now) for path in given.files]
    if given.command == "item":
        bid = read_json(given.bid) if given.bid else None
        return [item.check(path, partial(read_json, path), pins, now, bid) for path in given.files]
    if given.command == "batch":
        return [batch.check(id, source, pins, now) for id in given.ids]
    return [log.check(source, pins, now, given.seen)]


try:
    sys.exit(1 if any(it.has_failed for it in reports(arguments())) else 0)
except (Failed, OSError) as error:
    sys.exit(f"verify: {error}")
