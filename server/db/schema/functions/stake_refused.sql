-- Why a player may not stake this many kobo now: the name of a refusal, or null. What was paid in advance was judged
-- then: only an exclusion or a break stops it (deeds/advance sets this for its transaction). A standing order is held
-- back by limits too, but not by questions about a session: nobody is at the phone (deeds/orders).
create or replace function stake_refused(player bigint, amount bigint) returns text language plpgsql stable as $$
#variable_conflict use_column
declare
  it safer_play;
  moment timestamptz := game_clock();
  why text;
begin
  select * into it from safer_play where player_id = player;
  why := play_barred(it.register_until, it.excluded_at, it.reopens_at, it.break_until, moment);
  if why is not null or current_setting('play.paid_before', true) = player::text then return why; end if;
  if it.check_minutes is not null and current_setting('play.by_order', true) is distinct from player::text
    and is_at_play(it.began_at, it.last_at, moment) then
    if moment >= it.began_at + interval '60 minutes' then
      return 'play-pause';
    elsif moment >= greatest(it.began_at, it.checked_at) + make_interval(mins => it.check_minutes) then
      return 'reality-check';
    end if;
  end if;
  if it.is_limited then
    select l.kind || '-limit' into why from play_limit l
      where l.player_id = player and l.kind <> 'top-up'
        and l.amount < stake_refused.amount + play_staked(player, l.period, moment)
          - case when l.kind = 'loss' then play_won(player, lagos_start(l.period, moment)) else 0 end
      order by l.kind desc limit 1;
  end if;
  return why;
end $$;
