-- Prices never change once a match is open, nor its outcome once it is decided: later corrections settle nothing again.
-- A decided match is settled once.
create or replace function keep_match() returns trigger language plpgsql as $$
begin
  if (new.id, new.number, new.league, new.home, new.away, new.kick_off, new.parts, new.strengths, new.opened_at)
      is distinct from (old.id, old.number, old.league, old.home, old.away, old.kick_off, old.parts, old.strengths, old.opened_at)
    or old.decided_at is not null
      and (old.settled_at is not null or (new.score, new.void, new.sources, new.decided_at, new.began_at)
        is distinct from (old.score, old.void, old.sources, old.decided_at, old.began_at)) then
    raise exception 'match % is open or decided already', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
