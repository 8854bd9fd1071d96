-- A top-up goes forward only, but one that the provider never opened may be opened again, and is judged anew: it counts again.
create or replace function keep_top_up() returns trigger language plpgsql as $$
declare
  is_again boolean := new.state = 'waiting' and old.state = 'failed' and old.payment_link is null and old.pay_to is null;
begin
  -- A transfer may bring a different amount than was asked for.
  if new.amount <> old.amount
    and not (old.state <> 'credited' and new.state = 'credited' and new.channel = 'transfer' and new.asked = old.amount)
    or (new.reference, new.player_id, new.provider, new.channel, new.slip_id, new.bids, new.bids_cost, new.created_at)
      is distinct from
      (old.reference, old.player_id, old.provider, old.channel, old.slip_id, old.bids, old.bids_cost, old.created_at)
    or new.state <> old.state and (old.state = 'credited' or new.state = 'waiting' and not is_again)
    or old.slip_outcome is not null and new.slip_outcome is distinct from old.slip_outcome then
    raise exception 'top-up % never goes back', old.reference using errcode = 'integrity_constraint_violation';
  end if;
  if is_again then
    perform from safer_play where player_id = new.player_id for update;
    perform hold_back(new.player_id, top_up_refused(new.player_id, new.amount));
  end if;
  return new;
end $$;
