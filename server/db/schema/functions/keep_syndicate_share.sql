-- A share is taken once, while its syndicate is open, and is never changed.
create or replace function keep_syndicate_share() returns trigger language plpgsql as $$
begin
  if not exists (select from syndicate where id = new.syndicate_id and state = 'open')
    or tg_op = 'UPDATE' and (old.player_id is not null
      or (new.syndicate_id, new.place, new.name, new.salt, new.amount, new.code)
        is distinct from (old.syndicate_id, old.place, old.name, old.salt, old.amount, old.code)) then
    raise exception 'share % of syndicate % is kept as it was made', new.place, new.syndicate_id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
