-- Whether a session goes on: under twenty minutes since its last stake, or, after an hour, during its ten-minute rest.
create or replace function is_at_play(began_at timestamptz, last_at timestamptz, at timestamptz) returns boolean
  language sql immutable as $$
  select coalesce(at < began_at + interval '70 minutes'
    and last_at > least(at, began_at + interval '60 minutes') - interval '20 minutes', false)
$$;
