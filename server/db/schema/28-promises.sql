-- How we keep what we promise, counted once for each day that has ended: public, and never changed afterwards.

-- One row for each promise and period that ends with the day.
create table promise_kept (
  day date not null, -- in Lagos
  days int not null check (days > 0), -- the day itself, or as many up to and with it
  what text not null check (what in ('prizes', 'withdrawals', 'seals', 'draws', 'checks', 'cases', 'minutes')),
  many bigint not null check (many >= 0),
  missed bigint not null check (missed between 0 and many), -- of them: late, failed, came back, still open
  -- ms of the median, the 95th percentile and the slowest; null if there were none or nothing is measured
  median bigint,
  p95 bigint,
  slowest bigint,
  primary key (day, days, what)
);
create trigger promise_kept_is_final before update or delete on promise_kept
  for each row execute function refuse_change();

-- Minutes of a day in which a node was running and could write here.
create table minutes_up (
  day date primary key,
  minutes int not null check (minutes between 1 and 1440),
  first_at timestamptz not null,
  last_at timestamptz not null
);

-- Checks of the ledger that ended on a day, and those that found it broken.
create table checks_of_day (
  day date primary key,
  checks int not null,
  failed int not null check (failed between 0 and checks)
);
