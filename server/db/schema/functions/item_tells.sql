create or replace function item_tells() returns trigger language plpgsql as $$
begin
  perform tell_live(new.state, new.id, 'awoof');
  return null;
end $$;
