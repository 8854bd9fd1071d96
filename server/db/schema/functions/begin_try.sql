-- Counts a try under each of the keys before it is judged, so that a hundred at once do not all pass. After the free
-- tries, each further one waits twice as long as the one before, up to the most. Returns the seconds still to wait, 0
-- if the try may be judged; one that must wait is not counted.
create or replace function begin_try(asked bytea[], free int[], most_seconds int[]) returns float8 language plpgsql as $$
declare
  at timestamptz := game_clock();
  wait float8;
begin
  insert into wrong_try (key, tries, held_until, forgotten_at)
    select k, 0, at, at + interval '1 hour' from unnest(asked) k order by k
    on conflict do nothing;
  perform from wrong_try where key = any(asked) order by key for update;
  select max(extract(epoch from held_until - at)) into wait
    from wrong_try where key = any(asked) and forgotten_at > at;
  if wait > 0 then return wait; end if;
  update wrong_try w set
    tries = n.tries,
    held_until = at + make_interval(secs => case when n.tries < n.free then 0
      else least(n.most, 2.0 ^ least(30, n.tries - n.free)) end),
    forgotten_at = at + interval '1 hour'
  from (
    select a.key, a.free, a.most, 1 + case when o.forgotten_at > at then o.tries else 0 end as tries
    from unnest(asked, free, most_seconds) a(key, free, most) join wrong_try o using (key)
  ) n
  where w.key = n.key;
  -- Each call removes a few old ones, so that no separate clean-up is needed.
  delete from wrong_try where key in (
    select key from wrong_try where forgotten_at <= at order by forgotten_at limit 8 for update skip locked);
  return 0;
end $$;
