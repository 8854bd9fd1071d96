-- Prices never change once a match is open, and its end not once it is decided: later corrections settle nothing again.
create or replace function keep_match() returns trigger language plpgsql as $$
begin
  if (new.id, new.league, new.home, new.away, new.kick_off, new.parts, new.strengths, new.opened_at)
      is distinct from (old.id, old.league, old.home, old.away, old.kick_off, old.parts, old.strengths, old.opened_at)
    or old.decided_at is not null then
    raise exception 'match % is open or decided already', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
