-- A player's money since then, as limits and statements count it. Topped up: whatever came into play from outside, even if
-- withdrawn or reversed since. Staked: what went into games; a draw paid in advance on the day it was paid. Won: prizes
-- less tax, and refunded stakes but a free line's, which nobody staked; for a shared ticket, each member's part.
create or replace function play_movements(player bigint, since timestamptz)
  returns table (at timestamptz, what text, amount bigint) language sql stable as $$
  with own as materialized (select id from account where player_id = player),
  gone as materialized (
    select t.at, t.kind, t.amount from transfer t where t.debit_account = any(array(select id from own)) and t.at >= since),
  come as materialized (
    select t.at, t.kind, t.amount, s.code, s.player_id as of from transfer t join account s on s.id = t.debit_account
    where t.credit_account = any(array(select id from own)) and t.kind <> 'ticket' and t.at >= since
      and case when t.kind = 'refund' then not exists (select from free_line f where f.slip_id = t.cause::uuid) else true end)
  select at, 'staked', amount from gone where is_stake(kind)
  union all select at, 'staked', -amount from come where kind in ('advance-used', 'shares-used', 'free-line')
  union all select at, 'topped-up', amount from come where kind = 'top_up' or is_top_up(kind, code)
  union all select at, 'topped-up', -amount from gone where kind = 'over-limit'
  union all select at, 'won', -amount from gone where kind in ('tax', 'jackpot-tax', 'salary-tax', 'prize-once-tax', 'item-tax',
    'share-won', 'share-refund')
  union all select at, 'won', amount from come where kind in ('share-won', 'share-refund')
  union all select at, 'won', amount from come
    where kind not in ('advance-used', 'shares-used') and of is null and code not like 'clearing:%' and code not like 'owed:%'
      and code not in ('scratch_cards', 'campaigns', 'withdrawals_in_flight', 'operator_funds', 'tax_withheld')
$$;
