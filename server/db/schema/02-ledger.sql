-- The ledger. A transfer takes an amount (kobo) out of the debit account and puts it into the credit account: one row is both
-- sides, so an entry that does not balance cannot be written. A player's wallet carries its balance; every other account is
-- the sum of its transfers, so that no purchase waits for another at the house.

create table account (
  id bigint generated always as identity primary key,
  code text not null unique,
  player_id bigint references player,
  wallet text check (wallet in ('play', 'bonus', 'winnings')),
  balance bigint check (balance >= 0),
  unique (player_id, wallet),
  check ((player_id is null) = (wallet is null)),
  check ((player_id is null) = (balance is null))
) with (fillfactor = 60); -- a wallet's next version finds room on its own page, and the indexes stay as they are
create trigger wallet_begins_empty before insert on account
  for each row when (new.balance <> 0) execute function refuse_gift();
create trigger account_is_final before delete on account for each row execute function refuse_change();

insert into account (code) values
  ('house'), ('prize_reserve'), ('operator_funds'), ('tax_withheld'), ('withdrawals_in_flight'), ('prize_liabilities'),
  ('campaigns'), ('jackpot:super'), ('jackpot:mega'), ('jackpot:crown'), ('clearing:card'),
  ('clearing:payouts'), -- what left for bank accounts
  ('stamp_duty'), -- owed to the state for what left for bank accounts, out of the house's
  ('good_causes'), -- the state's share of sales
  ('advance'), -- paid for coming draws, until each ticket is bought
  ('syndicates'), -- paid for tickets of several players, until the last of them has paid
  ('annuity_fund'), -- backs prizes that are paid once or month by month; the prize reserve backs all others
  ('scratch_cards'); -- set aside while they are unused

-- No foreign keys here, nor in tickets and request keys: each would be looked up for every purchase and lock what it refers
-- to, and all players would wait at the house's row. These rows are written by joining them to what they refer to, none of
-- which is ever deleted; ledger/invariants.ts looks for rows that refer to nothing.
create table transfer (
  id bigint generated always as identity primary key,
  debit_account bigint not null,
  credit_account bigint not null,
  amount bigint not null check (amount > 0),
  kind text not null,
  cause text not null, -- what it was for: a ticket, a top-up's reference, a batch
  at timestamptz not null default game_clock(),
  check (debit_account <> credit_account),
  unique (kind, cause) -- the last line against doing the same thing twice
);
create index transfer_debit on transfer (debit_account, id desc);
create index transfer_credit on transfer (credit_account, id desc) where kind <> 'ticket'; -- the house's side of tickets is never read
create trigger transfer_is_final before update or delete on transfer for each row execute function refuse_change();
create trigger wallets_follow after insert on transfer
  referencing new table as added for each statement execute function wallets_follow();

-- What an account held up to a transfer, so that its balance is a sum over few rows however old the account. A mark moves
-- on to transfers that were the newest an hour before: none with a lower number can still be under way.
create table account_mark (
  account_id bigint primary key references account,
  transfer_id bigint not null default 0,
  balance bigint not null default 0,
  next_id bigint not null,
  next_at timestamptz not null
);

-- A request is done once. A purchase's answer follows from its ticket and is not stored again.
create table request_key (
  player_id bigint not null,
  key text not null check (length(key) between 8 and 255),
  request_hash bytea not null, -- SHA-256 of call and body: the same key with another body is refused
  answer jsonb,
  created_at timestamptz not null default game_clock(),
  ticket_id uuid,
  primary key (player_id, key)
);

-- What players owe; the transfers are in the account named `owed:` and the player's number.
create table debt (
  player_id bigint primary key references player,
  amount bigint not null check (amount >= 0), -- kobo
  steps int not null default 0 -- how many times it was paid: part of the causes of their transfers
);
create index debt_open on debt (player_id) where amount > 0;
create trigger debt_is_final before delete on debt for each row execute function refuse_change();

-- Which parts of the ledger were checked and when, for all nodes together.
create table ledger_check (
  part text primary key check (part in ('lately', 'batches', 'whole')),
  began_at timestamptz not null, -- when the last check began
  ended_at timestamptz,
  took interval not null default '0',
  broken text[] not null default '{}'
);

-- While it has its row no node sells anything: a check found the ledger broken, or the operator said stop-sales.
create table sales_stop (
  only_one boolean primary key default true check (only_one),
  why text[] not null, -- the broken invariants, or the operator's reason
  since timestamptz not null default game_clock()
);
