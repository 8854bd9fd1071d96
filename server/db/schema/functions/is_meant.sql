-- A purchase may name the batch that it was meant for. Where it would be written into another one, it is not written.
create or replace function is_meant(sold text, meant text) returns boolean language plpgsql as $$
begin
  if sold <> meant then
    raise exception 'sold into %, meant for %', sold, meant
      using errcode = 'check_violation', constraint = 'ticket_meant_for_batch';
  end if;
  return true;
end $$;
