-- A PIN is one of ten thousand: after so many wrong ones it is locked for a while, for everybody. A try is judged first, and
-- counted in the same step that reveals the verdict: ten right ones at once are all right, and of any number of wrong ones
-- at once, only so many are answered before the lock.
-- Returns the seconds still to wait (0 if the verdict counts) and the tries left.
create or replace function settle_locked_try(asked bytea, is_right boolean, most int, lock_seconds int)
returns table (wait float8, remaining int) language plpgsql as $$
declare
  at timestamptz := game_clock();
  held timestamptz;
  counted int;
begin
  insert into wrong_try (key, tries, held_until, forgotten_at)
    values (asked, 0, at, at + interval '1 hour') on conflict do nothing;
  select held_until, case when forgotten_at > at and tries < most then tries else 0 end + 1 into held, counted
    from wrong_try where key = asked for update;
  if held > at then
    return query select extract(epoch from held - at)::float8, 0;
    return;
  end if;
  if is_right then counted := 0; end if;
  update wrong_try set
    tries = counted,
    held_until = at + make_interval(secs => case when counted < most then 0 else lock_seconds end),
    forgotten_at = at + make_interval(secs => greatest(3600, lock_seconds))
  where key = asked;
  return query select 0::float8, most - counted;
end $$;
