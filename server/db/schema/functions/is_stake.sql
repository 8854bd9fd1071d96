-- Whether money of this kind that leaves a wallet is a stake. A kind not listed here is one, so that nothing new
-- escapes the limits by being forgotten. (The second row never leaves a wallet: it lets a settlement pass unchecked.)
create or replace function is_stake(kind text) returns boolean language sql immutable parallel safe as $$
  select kind not in ('withdrawal', 'withdrawal-cover-back', 'move', 'take-back', 'debt-paid', 'tax', 'jackpot-tax', 'salary-tax', 'prize-once-tax', 'item-tax',
    'taken-out', 'over-limit', 'over-limit-back', 'handed-over', 'win', 'cashback', 'owed', 'refund', 'share-won', 'share-refund')
$$;
