-- Wallets follow the transfers in the same statement, in the order of their id, so that two settlements or purchases cannot
-- wait for each other. Only a nested loop over the sorted sums keeps that order. The balance is no key, so the update waits
-- for no share of a wallet that a transfer's foreign key holds.
create or replace function wallets_follow() returns trigger language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_material = off
  set cpu_index_tuple_cost = 10 -- rows read count, pages do not
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
