-- Kobo that a player has staked in the day, the week or the month of a moment.
create or replace function play_staked(player bigint, period text, at timestamptz) returns bigint language sql stable as $$
  select case
    when date_trunc(period, day::timestamp) <> date_trunc(period, at at time zone 'Africa/Lagos') then 0
    when period = 'day' then day_staked
    when period = 'week' then week_staked
    else month_staked
  end from safer_play where player_id = player
$$;
