"""Documents in their one form, and instants."""
import json
import re
from datetime import datetime, timedelta, timezone
from hashlib import sha256

from verdict import Failed, need


LAGOS = timezone(timedelta(hours=1))


def _once(pairs):
    need(len({key for key, _ in pairs}) == len(pairs), "a document names something twice")
    return dict(pairs)


def _no_float(text):
    raise Failed(f"{text} is no whole number")


def read(text, fractions=False):
    """@raises Failed where it is no JSON of whole numbers, unless fractions may stand in it"""
    parse_float = float if fractions else _no_float
    try:
        return json.loads(text, object_pairs_hook=_once, parse_float=parse_float, parse_constant=_no_float)
    except (json.JSONDecodeError, RecursionError) as error:
        raise Failed(f"this is no JSON: {error}") from error


def document(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def hash_of(value):
    return sha256(document(value)).digest()


def whole(value):
    need(type(value) is int and 0 <= value < 2**53, f"{value!r} is no whole number")
    return value


def typed(value, kind, keys):
    """The value, if it is a document of this type with exactly these keys beside the type."""
    wanted = {*keys.split(), "type"} if kind else set(keys.split())
    need(isinstance(value, dict) and set(value) == wanted, f"this has not the parts of {kind or 'a leaf'}")
    need(not kind or value["type"] == kind, f"this is not of the type {kind}")
    return value


def seconds(instant):
    """Since 1970. The only spelling is that of the documents."""
    time = datetime.strptime(instant, "%Y-%m-%dT%H:%M:%S.%fZ").replace(tzinfo=timezone.utc)
    need(instant == time.strftime("%Y-%m-%dT%H:%M:%S.") + f"{time.microsecond // 1000:03}Z", f"{instant} is no instant")
    return time.timestamp()


def day_in_lagos(at):
    return datetime.fromtimestamp(at, LAGOS).strftime("%Y%m%d")


def closes_at(batch):
    """When sales of a batch end, by its code. @raises Failed"""
    code = re.fullmatch(r"[A-Z0-9]+-(\d{8}-\d{4})", batch)
    need(code is not None, f"{batch} is no code of a batch")
    return datetime.strptime(code[1], "%Y%m%d-%H%M").replace(tzinfo=LAGOS).timestamp() + 300


def instant(at):
    return datetime.fromtimestamp(at, timezone.utc).strftime("%Y-%m-%d %H:%M:%S UTC")
