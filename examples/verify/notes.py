"""Checkpoints of the log, signed and cosigned (C2SP signed-note, tlog-checkpoint, tlog-cosignature)."""
import base64
from collections import namedtuple
from functools import lru_cache
from hashlib import sha256

import ed25519
import ml_dsa
from verdict import Failed, need

LOG, WITNESS, WITNESS_ML_DSA = 1, 4, 6
Key = namedtuple("Key", "name id algorithm key")
# times: when each trusted witness signed, ascending
Checkpoint = namedtuple("Checkpoint", "origin size root times")


def read_key(text):
    name, id, coded = text.split("+", 2)
    data = base64.b64decode(coded, validate=True)
    need(sha256(f"{name}\n".encode() + data).hexdigest()[:8] == id, f"the id in {text} is not that of its key")
    return Key(name, bytes.fromhex(id), data[0], data[1:])


def _signatures(lines):
    for line in lines:
        dash, name, coded = line.split(" ")
        need(dash == "—", "a line under the checkpoint is no signature")
        data = base64.b64decode(coded, validate=True)
        yield name, data[:4], data[4:]


def _u64(number):
    return number.to_bytes(8, "big")


def _with_length(text):
    data = text.encode()
    return bytes([len(data)]) + data


def _time_of(key, text, signature):
    """None where it does not fit, or names no time: anybody can add such a line, so it says nothing."""
    time = int.from_bytes(signature[:8], "big")
    if key.algorithm == WITNESS:
        fits = ed25519.fits(key.key, f"cosignature/v1\ntime {time}\n{text}".encode(), signature[8:])
    elif key.algorithm == WITNESS_ML_DSA:
        origin, size, root = text[:-1].split("\n")
        state = _with_length(origin) + _u64(0) + _u64(int(size)) + base64.b64decode(root)
        signed = b"subtree/v1\n\0" + _with_length(key.name) + _u64(time) + state
        fits = ml_dsa.fits(key.key, signed, signature[8:])
    else:
        fits = False
    return time if fits and time else None


def _by(key, signatures):
    return [signature for name, id, signature in signatures if (name, id) == (key.name, key.id)]


def is_by(note, log_keys):
    """Whether it names one of these keys of the log as its signer; read_checkpoint tells whether that is true."""
    need(note.endswith("\n") and "\n\n" in note, "this is no checkpoint")
    signatures = list(_signatures(note[note.rindex("\n\n") + 2 : -1].split("\n")))
    return any(True for key in log_keys if key.algorithm == LOG for _ in _by(key, signatures))


@lru_cache(maxsize=None)
def read_checkpoint(note, origin, log_keys, witnesses):
    """@raises Failed where no trusted key of the log has signed it"""
    need(note.endswith("\n") and "\n\n" in note, "this is no checkpoint")
    end = note.rindex("\n\n") + 1
    text, signatures = note[:end], list(_signatures(note[end + 1 : -1].split("\n")))
    lines = text[:-1].split("\n")
    need(len(lines) == 3 and lines[1] == str(int(lines[1])), "a checkpoint has three lines")
    need(lines[0] == origin, f"the checkpoint is that of another log, {lines[0]}")
    by_log = [(key, it) for key in log_keys if key.algorithm == LOG for it in _by(key, signatures)]
    need(by_log, "no key of the log that is trusted has signed the checkpoint")
    fits = any(ed25519.fits(key.key, text.encode(), signature) for key, signature in by_log)
    need(fits, "the log's signature under the checkpoint does not fit")
    times = []
    for key in witnesses:
        fitting = [time for it in _by(key, signatures) if (time := _time_of(key, text, it)) is not None]
        times += [min(fitting)] if fitting else []
    root = base64.b64decode(lines[2], validate=True)
    if len(root) != 32:
        raise Failed("the checkpoint's root is no hash")
    return Checkpoint(lines[0], int(lines[1]), root, sorted(times))
