"""Rounds of drand: BLS signatures of BLS12-381 with signatures in G1 and keys in G2."""
from functools import lru_cache
from hashlib import sha256

from bls_field import (
    ONE12, P, add2, frobenius2, inverse12, inverse2, mul12, mul2, power, root2, sub2,
)
from bls_map import hash_to_two_points

R = 0x73EDA753299D7D483339D80809A1D80553BDA402FFFE5BFEFFFFFFFF00000001
X = 0xD201000000010000  # the curve's parameter is -X
G2 = bytes.fromhex(
    "93e02b6052719f607dacd3a088274f65596bd0d09920b61ab5da61bbdc7f5049334cf11213945d57e5ac7d055d042b7e"
    "024aa2b2f08f0a91260805272dc51051c6e47ad4fa403b02b4510b647ae3d1770bac0326a805bbefd48056c8c121bdb8"
)


class NoPoint(ValueError):
    pass


def add(one, other):
    """Of points of G1; None is the point at infinity."""
    if one is None or other is None:
        return one or other
    (x1, y1), (x2, y2) = one, other
    if x1 == x2 and (y1 + y2) % P == 0:
        return None
    slope = 3 * x1 * x1 * pow(2 * y1, -1, P) if one == other else (y2 - y1) * pow(x2 - x1, -1, P)
    x = (slope * slope - x1 - x2) % P
    return x, (slope * (x1 - x) - y1) % P


def times(point, factor):
    return power(point, factor, None, add)


def read_g1(data):
    """@raises NoPoint where the 48 bytes are no point of the group, or nothing"""
    x = int.from_bytes(data, "big") & ((1 << 381) - 1)
    square = (x**3 + 4) % P
    y = pow(square, (P + 1) // 4, P)
    if len(data) != 48 or data[0] >> 6 != 0b10 or x >= P or y * y % P != square:
        raise NoPoint("these are no 48 bytes of a signature")
    if (y > P // 2) != bool(data[0] & 0x20):
        y = P - y
    if times((x, y), R) is not None:
        raise NoPoint("the signature is outside the group")
    return x, y


@lru_cache(maxsize=None)
def read_g2(data):
    b = int.from_bytes(data[:48], "big") & ((1 << 381) - 1)
    a = int.from_bytes(data[48:], "big")
    x = (a, b)
    y = root2(add2(mul2(x, mul2(x, x)), (4, 4)))
    if len(data) != 96 or data[0] >> 6 != 0b10 or max(x) >= P or y is None:
        raise NoPoint("these are no 96 bytes of a key")
    is_large = y[1] > P // 2 if y[1] else y[0] > P // 2
    return x, y if is_large == bool(data[0] & 0x20) else sub2((0, 0), y)


def _line(slope, at, point):
    """The line through `at` of the twist, at a point of G1, times w^3 (which the last power takes away)."""
    a, b = sub2(mul2(slope, at[0]), at[1])
    c, d = mul2(slope, (-point[0] % P, 0))
    return [(a - b) % P, 0, (c - d) % P, point[1], 0, 0, b, 0, d, 0, 0, 0]


def _step(one, other, point):
    """@returns their sum on the twist, and the line through both at a point of G1"""
    (x1, y1), (x2, y2) = one, other
    if one == other:
        square = mul2(x1, x1)
        slope = mul2(add2(add2(square, square), square), inverse2(add2(y1, y1)))
    else:
        slope = mul2(sub2(y2, y1), inverse2(sub2(x2, x1)))
    x = sub2(sub2(mul2(slope, slope), x1), x2)
    return (x, sub2(mul2(slope, sub2(x1, x)), y1)), _line(slope, one, point)


def _is_one(pairs):
    """Whether the product of the pairings is 1."""
    result, places = ONE12, [key for _, key in pairs]
    for bit in bin(X)[3:]:
        result = mul12(result, result)
        for at, (point, key) in enumerate(pairs):
            places[at], line = _step(places[at], places[at], point)
            result = mul12(line, result)
            if bit == "1":
                places[at], line = _step(places[at], key, point)
                result = mul12(line, result)
    flipped = frobenius2(result, 3)  # to the power of P^6
    result = mul12(flipped, inverse12(result))
    result = mul12(frobenius2(result), result)
    return power(result, (P**4 - P**2 + 1) // R, ONE12, mul12) == ONE12


@lru_cache(maxsize=None)
def round_fits(chain_key, number, signature):
    """@raises NoPoint"""
    one, other = hash_to_two_points(sha256(number.to_bytes(8, "big")).digest())
    message = times(add(one, other), X + 1)
    x, y = read_g1(signature)
    return _is_one([((x, P - y), read_g2(G2)), (message, read_g2(chain_key))])
