-- The last line of defence against predictions on a match that has begun.
create or replace function refuse_begun() returns trigger language plpgsql as $$
begin
  if has_begun(new.id, new.bought_at) then
    raise exception 'a match of ticket % has begun', new.id
      using errcode = 'check_violation', constraint = 'ticket_before_its_matches';
  end if;
  return new;
end $$;
