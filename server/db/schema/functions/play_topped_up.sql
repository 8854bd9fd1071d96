-- Kobo that a player has topped up since then. Payments that are still open count.
create or replace function play_topped_up(player bigint, since timestamptz) returns bigint language sql stable as $$
  select (coalesce((select sum(amount) from top_up where player_id = player and state in ('waiting', 'checking')), 0)
    + coalesce((select sum(amount) from play_movements(player, since) where what = 'topped-up'), 0))::bigint
$$;
