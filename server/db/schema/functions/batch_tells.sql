create or replace function batch_tells() returns trigger language plpgsql as $$
begin
  perform tell_live(new.state, new.id, new.game);
  return null;
end $$;
