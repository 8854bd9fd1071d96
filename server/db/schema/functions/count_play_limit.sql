create or replace function count_play_limit() returns trigger language plpgsql as $$
begin
  update safer_play set is_limited = true where player_id = new.player_id and not is_limited;
  return null;
end $$;
