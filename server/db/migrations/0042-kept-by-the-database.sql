-- What privileges cannot say (server/db/service-role.ts has the others): a top-up goes forward only, and a wallet begins
-- empty, so that money comes into it by transfers alone.
create function keep_top_up() returns trigger language plpgsql as $$
begin
  if (new.reference, new.player_id, new.amount, new.provider, new.channel, new.slip_id, new.created_at)
      is distinct from
      (old.reference, old.player_id, old.amount, old.provider, old.channel, old.slip_id, old.created_at)
    or new.state <> old.state and (old.state = 'credited' or new.state = 'waiting')
    or old.slip_outcome is not null and new.slip_outcome is distinct from old.slip_outcome then
    raise exception 'top-up % never goes back', old.reference using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger top_up_goes_forward before update on top_up for each row execute function keep_top_up();
create trigger top_up_is_final before delete on top_up for each row execute function refuse_change();

create function refuse_gift() returns trigger language plpgsql as $$
begin
  raise exception 'wallet % begins with nothing', new.code using errcode = 'integrity_constraint_violation';
end $$;
create trigger wallet_begins_empty before insert on account
  for each row when (new.balance <> 0) execute function refuse_gift();
