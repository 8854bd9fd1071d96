-- Whether money of this kind that comes into a wallet from this account is a top-up to judge. Not one judged when it was
-- opened: what arrived is the player's, and the part over a limit goes out of play (deeds/limits/put-aside.ts). That part
-- is judged when it comes back.
create or replace function is_top_up(kind text, source text) returns boolean language sql immutable parallel safe as $$
  select kind = 'over-limit-back' or kind not in ('ticket', 'win', 'cashback', 'tax', 'top_up', 'returned', 'withdrawal-reversed')
    and (source like 'clearing:%' or source = 'scratch_cards')
$$;
