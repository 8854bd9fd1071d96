-- The service reads the refusal's name out of the constraint's name.
create or replace function hold_back(player bigint, why text) returns void language plpgsql as $$
begin
  if why is not null then
    raise exception 'player % is held back: %', player, why
      using errcode = 'check_violation', constraint = 'safer_play ' || why;
  end if;
end $$;
