"""A ticket that several players share: who has which part of it, and that what it brought was split so."""
from documents import hash_of, whole
from verdict import need


def are_in(leaf):
    return isinstance(leaf, dict) and "shares" in leaf


def split(amount, shares):
    """Rounded down, and the kobo that are left to the largest remainders, of equal ones to the first."""
    total = sum(shares)
    parts = [divmod(amount * share, total) for share in shares]
    left = amount - sum(part for part, _ in parts)
    order = sorted(range(len(parts)), key=lambda at: (-parts[at][1], at))
    more = set(order[:left])
    return [part + (at in more) for at, (part, _) in enumerate(parts)]


def check(proof):
    leaf, members, prize = proof["receipt"]["leaf"], proof["members"], proof["prize"]
    amounts = [whole(it["amount"]) for it in leaf["shares"]]
    need(2 <= len(amounts) == len(members), "the members are not those of the shares")
    for share, member in zip(leaf["shares"], members):
        who = hash_of({"name": member["name"], "salt": member["salt"]}).hex()
        need(who == share["who"], f"{member['name']} is not who has that share")
    need(sum(amounts) == leaf["stake"] * len(leaf["lines"]), "the shares do not make the price")
    said = ", ".join(f"{member['name']} {amount}" for member, amount in zip(members, amounts))
    got = [member["got"] for member in members]
    if prize is None or None in got:
        return f"{said} kobo"
    need(sum(map(whole, got)) <= prize["won"] + prize["cashback"], "more was split than the ticket brought")
    need(split(sum(got), amounts) == got, f"by the shares they get {split(sum(got), amounts)}")
    return f"{said} kobo, and got {got}"
