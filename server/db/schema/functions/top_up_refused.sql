-- Why a player may not top up this many more kobo now: the name of a refusal, or null.
create or replace function top_up_refused(player bigint, amount bigint) returns text language plpgsql stable as $$
#variable_conflict use_column
declare
  it safer_play;
  moment timestamptz := game_clock();
  why text;
begin
  select * into it from safer_play where player_id = player;
  why := play_barred(it.register_until, it.excluded_at, it.reopens_at, it.break_until, moment);
  if why is null and it.is_limited and exists (
    select from play_limit l where l.player_id = player and l.kind = 'top-up'
      and l.amount < top_up_refused.amount + play_topped_up(player, lagos_start(l.period, moment))) then
    why := 'top-up-limit';
  end if;
  if why is null and exists (
    select from state_ceiling c
    where c.amount < top_up_refused.amount + play_topped_up(player, lagos_start(c.period, moment))) then
    why := 'top-up-ceiling';
  end if;
  return why;
end $$;
