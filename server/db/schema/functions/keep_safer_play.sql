-- A break and an exclusion only grow. An exclusion that ran out is lifted a day after the player asked the operator.
create or replace function keep_safer_play() returns trigger language plpgsql as $$
declare
  now timestamptz := game_clock();
begin
  if old.break_until > now and (new.break_until is null or new.break_until < old.break_until)
    or old.excluded_at is not null and (new.excluded_until is null or new.excluded_until < old.excluded_until)
    or new.reopens_at is distinct from old.reopens_at and new.reopens_at is not null
      and (old.excluded_until > now or new.reopens_at < now + interval '24 hours')
    or new.check_minutes is null and old.check_minutes is not null
      and not exists (select from player where id = new.player_id and sandbox) then
    raise exception 'safer play of % is not weakened', old.player_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
