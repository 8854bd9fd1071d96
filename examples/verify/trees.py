"""Merkle trees of RFC 6962, and trees that carry a sum beside each hash."""
from hashlib import sha256

from verdict import Failed

EMPTY = sha256(b"").digest()


def leaf(data):
    return sha256(b"\0" + data).digest()


def _node(left, right):
    return sha256(b"\1" + left + right).digest()


def _up(level, join):
    """Neighbours joined; one without a partner moves up as it is."""
    pairs = [join(*level[at : at + 2]) for at in range(0, len(level) - 1, 2)]
    return pairs + level[len(level) & ~1 :]


def root(leaves):
    """@param leaves their hashes"""
    while len(leaves) > 1:
        leaves = _up(leaves, _node)
    return leaves[0] if leaves else EMPTY


def root_from_path(hash, index, size, path, what):
    """RFC 9162, 2.1.3.2. @param path hex @raises Failed where the path has not the form of this place"""
    if not 0 <= index < size:
        raise Failed(f"{what}: there is no place {index} among {size}")
    at, last = index, size - 1
    for neighbour in map(bytes.fromhex, path):
        if last == 0:
            raise Failed(f"{what}: the path is too long")
        if at % 2 or at == last:
            hash = _node(neighbour, hash)
            while at % 2 == 0 and at:
                at, last = at >> 1, last >> 1
        else:
            hash = _node(hash, neighbour)
        at, last = at >> 1, last >> 1
    if last:
        raise Failed(f"{what}: the path is too short")
    return hash


def _u64(number):
    return number.to_bytes(8, "big")


def sum_leaf(data, sum):
    return sha256(b"\2" + data + _u64(sum)).digest(), sum


def _sum_node(left, right):
    data = left[0] + _u64(left[1]) + right[0] + _u64(right[1])
    return sha256(b"\3" + data).digest(), left[1] + right[1]


def sum_root(leaves):
    while len(leaves) > 1:
        leaves = _up(leaves, _sum_node)
    return leaves[0] if leaves else (EMPTY, 0)


def sum_from_path(node, path):
    """@returns the root, and what stands before the leaf"""
    before = 0
    for step in path:
        neighbour = bytes.fromhex(step["hash"]), step["sum"]
        if step["left"]:
            before += neighbour[1]
        node = _sum_node(neighbour, node) if step["left"] else _sum_node(node, neighbour)
    return node, before


def sum_place(path, size):
    """The place of a leaf by the form of its path in a tree of so many leaves; None where none has such a path."""
    if size < 1:
        return None
    widths, steps, at = [size], list(path), 0
    while widths[-1] > 1:
        widths.append((widths[-1] + 1) // 2)
    for width in widths[-2::-1]:
        at *= 2
        if at + 1 == width:
            continue  # without a partner it moved up as it is
        if not steps:
            return None
        at += 1 if steps.pop()["left"] else 0
    return None if steps else at
