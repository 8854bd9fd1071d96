-- A scratch card is used once, or called back for good.
create or replace function keep_card() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state in ('used', 'void')
    or (new.serial, new.pin_hmac, new.amount, new.lot) is distinct from (old.serial, old.pin_hmac, old.amount, old.lot) then
    raise exception 'a scratch card is used once and never changes' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
