"""ML-DSA-44 signatures (FIPS 204)."""
from hashlib import shake_128, shake_256
from itertools import islice

N, Q, D = 256, 2**23 - 2**13 + 1, 13
ROWS = COLUMNS = 4
GAMMA1, GAMMA2 = 2**17, (Q - 1) // 88
TAU, BETA, OMEGA = 39, 78, 80
KEY_BYTES, SIGNATURE_BYTES = 32 + ROWS * 320, 32 + COLUMNS * 576 + OMEGA + ROWS

ZETAS = [pow(1753, int(f"{at:08b}"[::-1], 2), Q) for at in range(N)]
ONE_BY_N = pow(N, -1, Q)


def _ntt(poly):
    poly, at, length = list(poly), 0, N // 2
    while length:
        for start in range(0, N, 2 * length):
            at += 1
            for low in range(start, start + length):
                term = ZETAS[at] * poly[low + length]
                poly[low], poly[low + length] = (poly[low] + term) % Q, (poly[low] - term) % Q
        length //= 2
    return poly


def _from_ntt(poly):
    at, length = N, 1
    while length < N:
        for start in range(0, N, 2 * length):
            at -= 1
            for low in range(start, start + length):
                one, other = poly[low], poly[low + length]
                poly[low], poly[low + length] = (one + other) % Q, ZETAS[at] * (other - one) % Q
        length *= 2
    return [it * ONE_BY_N % Q for it in poly]


def _unpack(data, bits):
    """Polynomials of numbers of so many bits, the lowest first."""
    number, mask = int.from_bytes(data, "little"), (1 << bits) - 1
    all = [number >> at & mask for at in range(0, 8 * len(data), bits)]
    return [all[at : at + N] for at in range(0, len(all), N)]


def _pack(poly, bits):
    return sum(it << at * bits for at, it in enumerate(poly)).to_bytes(N * bits // 8, "little")


def _entry(seed, row, column):
    """Of the matrix, in NTT form. One candidate in 1,000 is too large, so four times what is needed is enough for ever."""
    data = shake_128(seed + bytes((column, row))).digest(4 * 3 * N)
    numbers = (int.from_bytes(data[at : at + 3], "little") & 0x7FFFFF for at in range(0, len(data), 3))
    return list(islice((it for it in numbers if it < Q), N))


def _challenge(seed):
    """39 ones with signs among zeros."""
    data = shake_256(seed).digest(8 + 4 * N)
    signs, places, poly = int.from_bytes(data[:8], "little"), iter(data[8:]), [0] * N
    for at in range(N - TAU, N):
        place = next(it for it in places if it <= at)
        poly[at] = poly[place]
        poly[place] = -1 if signs & 1 else 1
        signs >>= 1
    return poly


def _hints(data):
    """The places of each row; None where they are not written the one way."""
    rows, begin = [], 0
    for end in data[OMEGA:]:
        places = list(data[begin:end])
        if not begin <= end <= OMEGA or places != sorted(set(places)):
            return None
        rows.append(set(places))
        begin = end
    return None if any(data[begin:OMEGA]) else rows


def _high(number, is_hinted):
    """The high part, moved by one where a hint says that the low part has carried."""
    low = number % (2 * GAMMA2)
    low -= 2 * GAMMA2 if low > GAMMA2 else 0
    high, low = (0, low - 1) if number - low == Q - 1 else ((number - low) // (2 * GAMMA2), low)
    return (high + (1 if low > 0 else -1)) % 44 if is_hinted else high


def fits(key, message, signature):
    """With an empty context."""
    if len(key) != KEY_BYTES or len(signature) != SIGNATURE_BYTES:
        return False
    seed, high_parts = key[:32], _unpack(key[32:], 10)
    commitment, hints = signature[:32], _hints(signature[-OMEGA - ROWS :])
    answers = [[GAMMA1 - it for it in poly] for poly in _unpack(signature[32 : -OMEGA - ROWS], 18)]
    if hints is None or any(abs(it) >= GAMMA1 - BETA for poly in answers for it in poly):
        return False
    digest = shake_256(shake_256(key).digest(64) + b"\0\0" + message).digest(64)
    challenge = _ntt(_challenge(commitment))
    answers, packed = list(map(_ntt, answers)), b""
    for row in range(ROWS):
        terms = [(_entry(seed, row, column), answers[column]) for column in range(COLUMNS)]
        terms.append((challenge, _ntt([-it << D for it in high_parts[row]])))
        due = _from_ntt([sum(one[at] * other[at] for one, other in terms) % Q for at in range(N)])
        packed += _pack([_high(it, at in hints[row]) for at, it in enumerate(due)], 6)
    return shake_256(digest + packed).digest(32) == commitment
