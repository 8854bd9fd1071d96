-- Whether money of this kind that comes into a wallet from this account is a top-up. Not one judged when it was opened:
-- what arrived through it is the player's.
create or replace function is_top_up(kind text, source text) returns boolean language sql immutable parallel safe as $$
  select kind not in ('ticket', 'win', 'cashback', 'tax', 'top_up', 'returned', 'withdrawal-reversed')
    and (source like 'clearing:%' or source = 'scratch_cards')
$$;
