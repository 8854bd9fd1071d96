create or replace function open_safer_play() returns trigger language plpgsql as $$
begin
  insert into safer_play (player_id) values (new.id);
  return null;
end $$;
