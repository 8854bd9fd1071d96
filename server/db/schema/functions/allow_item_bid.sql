-- A bid takes the item's next numbers, while it is on sale by the database's clock, and within the player's share.
-- The inserter has locked the item, so nothing changes in between.
create or replace function allow_item_bid() returns trigger language plpgsql as $$
declare it record;
begin
  select * into it from item where id = new.item_id;
  if it.state <> 'open' or new.bought_at < it.opens_at or new.bought_at >= it.closes_at
    or (new.place, new.first) is distinct from (it.bids, it.sold)
    or new.first + new.numbers > it.offered
    or new.cost <> new.numbers * it.chance_price
    or new.numbers + (select coalesce(sum(numbers), 0) from item_bid
        where item_id = new.item_id and player_id = new.player_id) > it.most then
    raise exception 'item % takes no such bid', new.item_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
