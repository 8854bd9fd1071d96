-- What stands behind prizes that are paid once or month by month (the winner chooses); the prize reserve stands behind all
-- others. See docs/decisions/0013.
insert into account (code) values ('annuity_fund');

-- How many tickets of the batch `worst` was worked out for exactly; what was sold since stands in it with its own worst.
alter table batch add column worst_size int not null default 0;

-- A game that the operator holds: nothing is sold, what was sold is drawn and paid.
create table game_hold (
  game text primary key,
  reason text not null,
  since timestamptz not null default game_clock()
);

-- What an account held up to a transfer, so that its balance is a sum over few rows however long it has been kept. A mark
-- goes forward to transfers that were the newest an hour before: none with a lower number can still be under way.
create table account_mark (
  account_id bigint primary key references account,
  transfer_id bigint not null default 0,
  balance bigint not null default 0,
  next_id bigint not null,
  next_at timestamptz not null
);
