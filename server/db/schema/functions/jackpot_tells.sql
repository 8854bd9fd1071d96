create or replace function jackpot_tells() returns trigger language plpgsql as $$
begin
  perform tell_live(new.state, new.id, new.jackpot);
  return null;
end $$;
