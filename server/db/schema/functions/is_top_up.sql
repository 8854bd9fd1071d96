-- Whether money of this kind that comes into a wallet from this account is a top-up. Not one judged when it was opened:
-- what arrived through it is the player's, and what of it is over a limit goes out of play (deeds/limits/put-aside.ts). It is
-- one when it comes back.
create or replace function is_top_up(kind text, source text) returns boolean language sql immutable parallel safe as $$
  select kind = 'over-limit-back' or kind not in ('ticket', 'win', 'cashback', 'tax', 'top_up', 'returned', 'withdrawal-reversed')
    and (source like 'clearing:%' or source = 'scratch_cards')
$$;
