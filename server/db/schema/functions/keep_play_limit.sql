-- By the database's clock: a higher limit, or none, must have been asked for a day before.
create or replace function keep_play_limit() returns trigger language plpgsql as $$
begin
  if (new.player_id, new.kind, new.period) is distinct from (old.player_id, old.kind, old.period)
    or old.amount is not null and (new.amount is null or new.amount > old.amount)
      and (old.asked_at is null or old.asked_at + interval '24 hours' > game_clock() or new.amount is distinct from old.asked)
    or new.asked_at is not null and new.asked_at is distinct from old.asked_at and new.asked_at < game_clock() - interval '1 minute'
    or new.asked is distinct from old.asked and new.asked_at is not distinct from old.asked_at then
    raise exception 'a limit of % is not raised at once', old.player_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
