-- A paid draw is decided once.
create or replace function keep_advance_draw() returns trigger language plpgsql as $$
begin
  if old.state <> 'waiting' or (new.advance_id, new.draws_at, new.game, new.amount)
      is distinct from (old.advance_id, old.draws_at, old.game, old.amount) then
    raise exception 'draw % of % is done already', old.draws_at, old.advance_id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
