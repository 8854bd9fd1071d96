"""The fields of BLS12-381. Fq2 is a pair (a, b) for a + b u, u^2 = -1. Fq12 is 12 numbers, a polynomial in w with
w^12 = 2 w^6 - 2, so that w^6 = 1 + u."""

P = 0x1A0111EA397FE69A4B1BA7B6434BACD764774B84F38512BF6730D2A0F6B0F6241EABFFFEB153FFFFB9FEFFFFFFFFAAAB


def mul2(x, y):
    (a, b), (c, d) = x, y
    return (a * c - b * d) % P, (a * d + b * c) % P


def add2(x, y):
    return (x[0] + y[0]) % P, (x[1] + y[1]) % P


def sub2(x, y):
    return (x[0] - y[0]) % P, (x[1] - y[1]) % P


def inverse2(x):
    a, b = x
    by = pow(a * a + b * b, -1, P)
    return a * by % P, -b * by % P


def power(x, exponent, one, mul):
    result = one
    for bit in bin(exponent)[2:]:
        result = mul(result, result)
        if bit == "1":
            result = mul(result, x)
    return result


def power2(x, exponent):
    return power(x, exponent, (1, 0), mul2)


def root2(square):
    """A square root in Fq2, None where there is none."""
    first = power2(square, (P - 3) // 4)
    root = mul2(first, square)
    alpha = mul2(first, root)
    if alpha == (P - 1, 0):
        root = mul2((0, 1), root)
    else:
        root = mul2(power2(add2((1, 0), alpha), (P - 1) // 2), root)
    return root if mul2(root, root) == square else None


ONE12 = [1] + [0] * 11


def mul12(x, y):
    wide = [0] * 23
    for at, a in enumerate(x):
        if a:
            for to, b in enumerate(y, at):
                wide[to] += a * b
    for at in range(22, 11, -1):
        wide[at - 6] += 2 * wide[at]
        wide[at - 12] -= 2 * wide[at]
    return [a % P for a in wide[:12]]


# w^(P^2) is GAMMA w, so x^(P^2) is x with its places multiplied by the powers of GAMMA.
GAMMA = power2((1, 1), (P * P - 1) // 6)[0]


def frobenius2(x, times=1):
    step = pow(GAMMA, times, P)
    return [a * pow(step, at, P) % P for at, a in enumerate(x)]


def inverse12(x):
    """By the norm to Fq2, the product of all conjugates."""
    others = ONE12
    for times in range(1, 6):
        others = mul12(others, frobenius2(x, times))
    norm = mul12(x, others)
    a, b = inverse2(((norm[0] + norm[6]) % P, norm[6]))  # a' + b' w^6 = (a' + b') + b' u
    return mul12(others, [(a - b) % P] + [0] * 5 + [b] + [0] * 5)
