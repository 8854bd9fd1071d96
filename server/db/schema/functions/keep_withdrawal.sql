-- A withdrawal only goes forward: what was paid may still come back from the bank, what came back stays.
create or replace function keep_withdrawal() returns trigger language plpgsql as $$
begin
  -- A deleted player leaves no bank account behind, once nothing is under way to it.
  if old.state in ('paid', 'returned')
    and row_to_json(new)::jsonb = row_to_json(old)::jsonb || '{"account_name": "", "account_number": "0000000000"}'
    and exists (select from account_deletion where player_id = old.player_id and state = 'done') then
    return new;
  end if;
  if (new.id, new.player_id, new.amount, new.withheld, new.bank_code, new.account_number, new.account_name, new.requested_at)
      is distinct from
      (old.id, old.player_id, old.amount, old.withheld, old.bank_code, old.account_number, old.account_name, old.requested_at)
    or new.state <> old.state and (old.state, new.state) not in (
      ('held', 'reserved'), ('held', 'returned'), ('reserved', 'held'), ('reserved', 'sent'), ('reserved', 'returned'),
      ('sent', 'reserved'), ('sent', 'paid'), ('sent', 'returned'), ('paid', 'returned')) then
    raise exception 'withdrawal % never goes back', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
