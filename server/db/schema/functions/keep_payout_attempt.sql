-- An attempt keeps its provider, reference and amount, and what is settled stays; only what was paid may be reversed.
create or replace function keep_payout_attempt() returns trigger language plpgsql as $$
begin
  if (new.reference, new.withdrawal_id, new.n, new.provider, new.amount, new.created_at)
      is distinct from (old.reference, old.withdrawal_id, old.n, old.provider, old.amount, old.created_at)
    or new.state <> old.state and (old.state, new.state) not in (
      ('sent', 'accepted'), ('sent', 'unknown'), ('sent', 'succeeded'), ('sent', 'refused'),
      ('accepted', 'succeeded'), ('accepted', 'refused'),
      ('unknown', 'accepted'), ('unknown', 'succeeded'), ('unknown', 'refused'),
      ('succeeded', 'reversed')) then
    raise exception 'attempt % never goes back', old.reference using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
