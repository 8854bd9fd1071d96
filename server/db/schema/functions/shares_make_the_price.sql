-- Checked at the commit, when all shares of a syndicate are written.
create or replace function shares_make_the_price() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from syndicate_share where syndicate_id = new.syndicate_id)
    is distinct from (select lines * stake_per_line from syndicate where id = new.syndicate_id) then
    raise exception 'the shares of syndicate % do not make its price', new.syndicate_id
      using errcode = 'check_violation', constraint = 'syndicate_shares_make_the_price';
  end if;
  return null;
end $$;
