-- A prize only goes forward: to the reserve only while nobody has chosen, to the winner as an item or as money.
create or replace function keep_item_prize() returns trigger language plpgsql as $$
begin
  -- A deleted player leaves no name and address behind, once they have the prize.
  if old.state in ('received', 'cash')
    and row_to_json(new)::jsonb = row_to_json(old)::jsonb || '{"full_name": "", "address": "", "city": "", "phone": ""}'
    and exists (select from account_deletion where player_id = old.player_id and state = 'done') then
    return new;
  end if;
  if (new.item_id, new.won_at) is distinct from (old.item_id, old.won_at)
    or (new.bid_id, new.player_id) is distinct from (old.bid_id, old.player_id)
      and (old.state <> 'won' or old.passed is not null or new.passed is null)
    or old.state in ('received', 'cash')
    or new.state <> old.state and (old.state, new.state) not in
      (('won', 'claimed'), ('won', 'cash'), ('claimed', 'sent'), ('claimed', 'cash'), ('sent', 'received'))
    or old.unbuyable is not null and (new.unbuyable, new.unbuyable_by) is distinct from (old.unbuyable, old.unbuyable_by)
    or old.address is not null and (new.full_name, new.address, new.city, new.phone)
      is distinct from (old.full_name, old.address, old.city, old.phone) then
    raise exception 'the prize of item % is chosen already', old.item_id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
