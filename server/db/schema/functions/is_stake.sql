-- Whether money of this kind that leaves a wallet is staked. A kind that is not named here is: so that nothing new gets
-- past the limits because somebody forgot them. (The second row never leaves one: a settlement is let by without a look.)
create or replace function is_stake(kind text) returns boolean language sql immutable parallel safe as $$
  select kind not in ('withdrawal', 'move', 'take-back', 'debt-paid', 'tax', 'jackpot-tax', 'salary-tax', 'prize-once-tax', 'item-tax',
    'taken-out', 'handed-over', 'win', 'cashback', 'owed', 'refund', 'share-won', 'share-refund')
$$;
