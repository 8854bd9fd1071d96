-- What was checked of the ledger and when, for all nodes together.
create table ledger_check (
  part text primary key check (part in ('lately', 'batches', 'whole')),
  began_at timestamptz not null, -- the last time somebody took it on
  ended_at timestamptz,
  took interval not null default '0',
  broken text[] not null default '{}'
);

-- A settled batch never changes any more, so it is checked once, in the background.
alter table batch add column checked_at timestamptz;
create index batch_unchecked on batch (closes_at) where checked_at is null and state in ('settled', 'refunded');

-- What a day's settled batches brought back beside what they should bring back on average; kobo, and sums of squares of
-- kobo. `off` is paid less expected of one batch.
create table game_day (
  game text not null,
  day date not null,
  batches int not null,
  lines bigint not null,
  stake bigint not null,
  paid bigint not null,
  expected float8 not null,
  square float8 not null, -- mean of the square of what a line brings back, over all lines
  variance float8 not null, -- as if each line had a draw of its own
  off_square float8 not null,
  off_stake float8 not null, -- sum of off times stake
  stake_square float8 not null,
  top bigint not null, -- the highest prize of a line that was sold
  primary key (game, day)
);
