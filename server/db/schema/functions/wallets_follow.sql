-- Wallets follow the transfers in the same statement, in the order of their ids, so that two settlements or purchases
-- cannot deadlock. Only a nested loop over the sorted sums keeps that order.
create or replace function wallets_follow() returns trigger language plpgsql
  security definer set search_path = public, pg_temp -- only its owner may change balances
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_material = off
  set cpu_index_tuple_cost = 10 -- counts rows read, not pages
as $$
begin
  update account set balance = account.balance + moved.amount
    from (
      select id, sum(amount)::bigint as amount
      from (select debit_account as id, -amount as amount from added union all select credit_account, amount from added) side
      group by id order by id
    ) moved
    where account.id = moved.id and account.player_id is not null;
  return null;
end $$;
