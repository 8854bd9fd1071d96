-- An order that is over stays over, and what it plays never changes: the player makes a new one instead.
create or replace function keep_standing_order() returns trigger language plpgsql as $$
begin
  if (new.id, new.player_id, new.game, new.slip_id, new.masks, new.lines, new.stake_per_line, new.wallet, new.hours, new.ends_at,
      new.most, new.jackpot, new.above, new.created_at)
    is distinct from (old.id, old.player_id, old.game, old.slip_id, old.masks, old.lines, old.stake_per_line, old.wallet,
      old.hours, old.ends_at, old.most, old.jackpot, old.above, old.created_at)
    or new.spent < old.spent or new.tickets < old.tickets
    or old.state in ('stopped', 'ended') and (new.state, new.spent) is distinct from (old.state, old.spent)
    or new.spent > old.spent and old.state <> 'active' then
    raise exception 'standing order % is kept as it was made', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
