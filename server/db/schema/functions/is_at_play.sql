-- Whether a session goes on: less than twenty minutes since its last stake, and after an hour its ten minutes of rest.
create or replace function is_at_play(began_at timestamptz, last_at timestamptz, at timestamptz) returns boolean
  language sql immutable as $$
  select coalesce(at < began_at + interval '70 minutes'
    and last_at > least(at, began_at + interval '60 minutes') - interval '20 minutes', false)
$$;
