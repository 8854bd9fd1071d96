-- A log entry gets its place once, and otherwise stays exactly as it was written.
create or replace function keep_entry() returns trigger language plpgsql as $$
begin
  if old.index is not null or (new.id, new.type, new.subject, new.body, new.at)
      is distinct from (old.id, old.type, old.subject, old.body, old.at) then
    raise exception 'the log only grows' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
