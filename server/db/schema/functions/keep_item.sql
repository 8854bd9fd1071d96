-- What was announced about an item never changes, nor what was sealed or decided.
create or replace function keep_item() returns trigger language plpgsql as $$
begin
  if (new.id, new.name, new.category, new.price, new.chance_price, new.cash, new.offered, new.needed, new.most,
        new.opens_at, new.closes_at, new.draws_at, new.beacon_chain, new.beacon_round, new.commitment)
      is distinct from (old.id, old.name, old.category, old.price, old.chance_price, old.cash, old.offered, old.needed,
        old.most, old.opens_at, old.closes_at, old.draws_at, old.beacon_chain, old.beacon_round, old.commitment)
    or old.list is not null and (new.list, new.sealed_at) is distinct from (old.list, old.sealed_at)
    or old.state <> 'open' and (new.sold, new.bids) is distinct from (old.sold, old.bids)
    or old.state in ('drawn', 'refunded')
    or new.state <> old.state and (old.state, new.state) not in
      (('open', 'sealed'), ('open', 'refunded'), ('sealed', 'drawn'), ('sealed', 'refunded')) then
    raise exception 'item % is announced, sealed or decided already', old.id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
