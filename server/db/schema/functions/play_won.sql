-- Kobo that came back to a player from games since then.
create or replace function play_won(player bigint, since timestamptz) returns bigint language sql stable as $$
  select coalesce((select sum(amount) from play_movements(player, since) where what = 'won'), 0)::bigint
$$;
