-- Kobo that a player has topped up since then. Payments that are still open count, but not one that a person has been
-- looking into for days: any part over a limit goes out of play when it comes (deeds/limits/put-aside.ts).
create or replace function play_topped_up(player bigint, since timestamptz) returns bigint language sql stable as $$
  select (coalesce((select sum(amount) from top_up where player_id = player and state in ('waiting', 'checking')
      and created_at > game_clock() - interval '2 days'), 0)
    + coalesce((select sum(amount) from play_movements(player, since) where what = 'topped-up'), 0))::bigint
$$;
