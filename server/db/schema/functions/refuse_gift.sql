-- A wallet begins empty: money comes into it by transfers alone.
create or replace function refuse_gift() returns trigger language plpgsql as $$
begin
  raise exception 'wallet % begins with nothing', new.code using errcode = 'integrity_constraint_violation';
end $$;
