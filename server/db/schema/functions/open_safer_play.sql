-- Players made by the seed play by themselves: nobody is there to be reminded.
create or replace function open_safer_play() returns trigger language plpgsql as $$
begin
  insert into safer_play (player_id, check_minutes) values (new.id, case when not new.sandbox then 20 end);
  return null;
end $$;
