"""Ed25519 signatures (RFC 8032)."""
from hashlib import sha512

P = 2**255 - 19
L = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P
ROOT_OF_MINUS_1 = pow(2, (P - 1) // 4, P)


def _x_of(y, is_odd):
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * ROOT_OF_MINUS_1 % P
    if y >= P or (x * x - square) % P or (x == 0 and is_odd):
        return None
    return x if x % 2 == is_odd else P - x


def _point(data):
    number = int.from_bytes(data, "little")
    y = number & ((1 << 255) - 1)
    x = _x_of(y, number >> 255)
    return None if x is None else (x, y, 1, x * y % P)


def _add(one, other):
    """In extended coordinates."""
    (x1, y1, z1, t1), (x2, y2, z2, t2) = one, other
    a, b = (y1 - x1) * (y2 - x2) % P, (y1 + x1) * (y2 + x2) % P
    c, d = 2 * t1 * t2 * D % P, 2 * z1 * z2 % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P


def _times(point, factor):
    result = (0, 1, 1, 0)
    while factor:
        if factor & 1:
            result = _add(result, point)
        point = _add(point, point)
        factor >>= 1
    return result


_Y = 4 * pow(5, -1, P) % P
BASE = (_x_of(_Y, 0), _Y, 1, _x_of(_Y, 0) * _Y % P)


def fits(key, message, signature):
    point, start = _point(key), _point(signature[:32])
    s = int.from_bytes(signature[32:], "little")
    if len(signature) != 64 or point is None or start is None or s >= L:
        return False
    k = int.from_bytes(sha512(signature[:32] + key + message).digest(), "little") % L
    x1, y1, z1, _ = _times(BASE, s)
    x2, y2, z2, _ = _add(start, _times(point, k))
    return (x1 * z2 - x2 * z1) % P == 0 and (y1 * z2 - y2 * z1) % P == 0
