-- As keep_draw, for the draws of the jackpots.
create or replace function keep_jackpot_draw() returns trigger language plpgsql as $$
begin
  if (new.id, new.jackpot, new.opens_at, new.closes_at, new.draws_at, new.beacon_chain, new.beacon_round, new.commitment)
      is distinct from (old.id, old.jackpot, old.opens_at, old.closes_at, old.draws_at, old.beacon_chain,
        old.beacon_round, old.commitment)
    or old.list is not null and (new.list, new.left_out, new.sealed_at)
      is distinct from (old.list, old.left_out, old.sealed_at)
    or old.state in ('drawn', 'carried')
    or new.state <> old.state and (old.state, new.state) not in
      (('open', 'sealed'), ('open', 'carried'), ('sealed', 'drawn'), ('sealed', 'carried')) then
    raise exception 'jackpot draw % is announced, sealed or drawn already', old.id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
