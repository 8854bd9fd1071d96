-- A top-up goes forward only.
create or replace function keep_top_up() returns trigger language plpgsql as $$
begin
  -- What comes by transfer may be another sum than what was asked for.
  if new.amount <> old.amount
    and not (old.state <> 'credited' and new.state = 'credited' and new.channel = 'transfer' and new.asked = old.amount)
    or (new.reference, new.player_id, new.provider, new.channel, new.slip_id, new.bids, new.bids_cost, new.created_at)
      is distinct from
      (old.reference, old.player_id, old.provider, old.channel, old.slip_id, old.bids, old.bids_cost, old.created_at)
    or new.state <> old.state and (old.state = 'credited' or new.state = 'waiting')
    or old.slip_outcome is not null and new.slip_outcome is distinct from old.slip_outcome then
    raise exception 'top-up % never goes back', old.reference using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
