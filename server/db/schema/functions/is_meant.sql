-- A purchase may name the batch that it is meant for. If it would end up in another one, nothing is written.
create or replace function is_meant(sold text, meant text) returns boolean language plpgsql as $$
begin
  if sold <> meant then
    raise exception 'sold into %, meant for %', sold, meant
      using errcode = 'check_violation', constraint = 'ticket_meant_for_batch';
  end if;
  return true;
end $$;
