-- A transfer's foreign keys hold a share of its wallets' keys. Two transfers of one wallet at once each held that share
-- when they then asked for the whole row, and each waited for the other. The balance is no key, so this lock is enough,
-- and it does not wait for shares.
create or replace function wallets_follow() returns trigger language plpgsql as $$
begin
  perform 1 from account
    where player_id is not null and id in (select debit_account from added union select credit_account from added)
    order by id for no key update;
  update account set balance = account.balance + moved.amount
    from (
      select id, sum(amount) as amount
      from (select debit_account as id, -amount as amount from added union all select credit_account, amount from added) side
      group by id
    ) moved
    where account.id = moved.id and account.player_id is not null;
  return null;
end $$;
