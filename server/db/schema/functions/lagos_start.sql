-- When the day, the week (from Monday) or the month of a moment began in Lagos.
create or replace function lagos_start(period text, at timestamptz) returns timestamptz language sql stable as $$
  select date_trunc(period, at at time zone 'Africa/Lagos') at time zone 'Africa/Lagos'
$$;
