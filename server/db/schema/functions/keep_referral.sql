-- A referral ends once, and who invited whom never changes. Once reviewed, it is not reviewed again.
create or replace function keep_referral() returns trigger language plpgsql as $$
begin
  if (new.friend_id, new.referrer_id, new.at, new.network) is distinct from (old.friend_id, old.referrer_id, old.at, old.network)
    or new.review is distinct from old.review and old.review is distinct from 'waits'
    or old.state in ('paid', 'refused')
    or old.state = 'held' and (new.state = 'open'
      or (new.top_up, new.amount, new.due_at) is distinct from (old.top_up, old.amount, old.due_at)) then
    raise exception 'referral of % never goes back', old.friend_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
