-- A wallet starts empty: money comes into it only by transfers.
create or replace function refuse_gift() returns trigger language plpgsql as $$
begin
  raise exception 'wallet % begins with nothing', new.code using errcode = 'integrity_constraint_violation';
end $$;
