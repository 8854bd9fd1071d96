-- What the members agreed to stays, and what is over stays over. It counts as bought only when every share is paid.
create or replace function keep_syndicate() returns trigger language plpgsql as $$
begin
  if (new.id, new.player_id, new.slip_id, new.game, new.masks, new.lines, new.stake_per_line, new.rules_hash, new.ends_at,
      new.created_at)
    is distinct from (old.id, old.player_id, old.slip_id, old.game, old.masks, old.lines, old.stake_per_line, old.rules_hash,
      old.ends_at, old.created_at)
    or old.state <> 'open'
    or new.state = 'bought'
      and exists (select from syndicate_share where syndicate_id = new.id and player_id is null) then
    raise exception 'syndicate % is kept as it was made', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
