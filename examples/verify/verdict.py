"""A check passes, or says why not: failed (somebody cheated or a file is damaged), unproven (too little is shown),
waiting (it cannot be known yet), none (there was no draw, and rightly)."""


class Not(Exception):
    state = ""


class Failed(Not):
    state = "failed"


class Unproven(Not):
    state = "unproven"


class Waiting(Not):
    state = "waiting"


class NoDraw(Not):
    state = "none"


def need(is_so, reason):
    if not is_so:
        raise Failed(reason)


class Report:
    """Prints each check as it is made."""

    def __init__(self, title):
        self.states = {}
        print(title)

    def check(self, name, made):
        """@param made returns what to say of a check that passed"""
        try:
            state, reason = "passed", made()
        except Not as no:
            state, reason = no.state, str(no)
        except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError) as error:
            state, reason = "failed", f"what was given is not of the form ({type(error).__name__}: {error})"
        self.states[name] = state
        print(f"  {state:<9} {name:<9} {reason}", flush=True)

    @property
    def has_failed(self):
        return "failed" in self.states.values()
