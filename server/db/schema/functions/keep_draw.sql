-- The announcement never changes, the seal not once it is set, the draw not once it is made; a batch only goes forward.
create or replace function keep_draw() returns trigger language plpgsql as $$
begin
  if (new.id, new.game, new.opens_at, new.closes_at, new.draws_at, new.rules_hash, new.beacon_chain, new.beacon_round,
        new.commitment)
      is distinct from (old.id, old.game, old.opens_at, old.closes_at, old.draws_at, old.rules_hash, old.beacon_chain,
        old.beacon_round, old.commitment)
    or old.head is not null
      and (new.head, new.sealed_at, new.size, new.lines, new.stake)
        is distinct from (old.head, old.sealed_at, old.size, old.lines, old.stake)
    or old.numbers is not null
      and (new.numbers, new.beacon_signature, new.drawn_at)
        is distinct from (old.numbers, old.beacon_signature, old.drawn_at)
    or old.state in ('settled', 'refunded')
      and (new.paid_out, new.winners, new.settled_at) is distinct from (old.paid_out, old.winners, old.settled_at)
    or new.state <> old.state
      and (old.state, new.state) not in
        (('open', 'sealed'), ('sealed', 'drawn'), ('drawn', 'settled'), ('sealed', 'refunded'), ('sealed', 'kept'),
          ('kept', 'settled')) then
    raise exception 'batch % is announced, sealed or drawn already', old.id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
