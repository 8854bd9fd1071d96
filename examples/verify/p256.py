"""ECDSA over P-256 with SHA-256 (FIPS 186-4); a signature is r and s, 32 bytes each."""
from hashlib import sha256

P = 2**256 - 2**224 + 2**192 + 2**96 - 1
N = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
B = 0x5AC635D8AA3A93E7B3EBBD55769886BC651D06B0CC53B0F63BCE3C3E27D2604B
BASE = (
    0x6B17D1F2E12C4247F8BCE6E563A440F277037D812DEB33A0F4A13945D898C296,
    0x4FE342E2FE1A7F9B8EE7EB4A7C0F9E162BCE33576B315ECECBB6406837BF51F5,
)


def _add(one, other):
    if one is None or other is None:
        return one or other
    (x1, y1), (x2, y2) = one, other
    if x1 == x2 and (y1 + y2) % P == 0:
        return None
    slope = 3 * (x1 * x1 - 1) * pow(2 * y1, -1, P) if one == other else (y2 - y1) * pow(x2 - x1, -1, P)
    x = (slope * slope - x1 - x2) % P
    return x, (slope * (x1 - x) - y1) % P


def _times(point, factor):
    result = None
    while factor:
        if factor & 1:
            result = _add(result, point)
        point = _add(point, point)
        factor >>= 1
    return result


def fits(key, message, signature):
    """@param key its two coordinates"""
    x, y = key
    r, s = int.from_bytes(signature[:32], "big"), int.from_bytes(signature[32:], "big")
    on_curve = x < P and y < P and (y * y - x**3 + 3 * x - B) % P == 0
    if len(signature) != 64 or not on_curve or not (0 < r < N and 0 < s < N):
        return False
    by = pow(s, -1, N)
    digest = int.from_bytes(sha256(message).digest(), "big")
    point = _add(_times(BASE, digest * by % N), _times(key, r * by % N))
    return point is not None and point[0] % N == r
