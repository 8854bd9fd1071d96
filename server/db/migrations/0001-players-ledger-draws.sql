-- The clock of the whole game. Everything that decides by time asks this function, so that a test can turn it.
create function game_clock() returns timestamptz language sql volatile as 'select clock_timestamp()';

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% rows are never changed or deleted', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;

-- Players and how they sign in ------------------------------------------------------------------------------------

create table player (
  id bigint generated always as identity primary key,
  phone text not null unique check (phone ~ '^\+234[789][01][0-9]{8}$'),
  email text unique check (email = lower(email)),
  password_hash text not null,
  first_name text not null default '',
  last_name text not null default '',
  gender text check (gender in ('Male', 'Female')),
  phone_verified_at timestamptz,
  consent_at timestamptz not null,
  consent_version text not null,
  pin_hash text,
  sandbox boolean not null default false, -- made by the seed, shown as such
  created_at timestamptz not null default game_clock()
);

create table session (
  token_hash bytea primary key, -- SHA-256 of the opaque token; the token itself is kept nowhere
  id uuid not null unique default gen_random_uuid(),
  player_id bigint not null references player,
  device text not null default '',
  created_at timestamptz not null default game_clock(),
  last_seen_at timestamptz not null default game_clock(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index session_player on session (player_id);

create table one_time_code (
  id bigint generated always as identity primary key,
  phone text not null,
  purpose text not null check (purpose in ('sign-up', 'reset', 'verify')),
  code_hmac bytea not null, -- HMAC-SHA256 with the service's pepper
  channel text not null check (channel in ('SMS', 'VOICE')),
  created_at timestamptz not null default game_clock(),
  expires_at timestamptz not null,
  tries int not null default 0 check (tries between 0 and 5),
  used_at timestamptz
);
create index one_time_code_phone on one_time_code (phone, purpose, id desc);

create table newsletter_address (
  email text primary key,
  created_at timestamptz not null default game_clock()
);

-- The ledger -------------------------------------------------------------------------------------------------------
-- A transfer takes an amount (kobo) out of the debit account and puts it into the credit account: one row is both sides,
-- so an entry that does not balance cannot be written. A player's wallet carries its balance; every other account is
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
);

insert into account (code) values
  ('house'), ('prize_reserve'), ('operator_funds'), ('tax_withheld'), ('withdrawals_in_flight'), ('prize_liabilities'),
  ('campaigns'), ('jackpot:super'), ('jackpot:mega'), ('jackpot:crown'), ('clearing:card');

create table transfer (
  id bigint generated always as identity primary key,
  debit_account bigint not null references account,
  credit_account bigint not null references account,
  amount bigint not null check (amount > 0),
  kind text not null,
  cause text not null, -- what it was for: a ticket, a top-up's reference, a batch
  at timestamptz not null default game_clock(),
  check (debit_account <> credit_account),
  unique (kind, cause) -- the last line against doing the same thing twice
);
create index transfer_debit on transfer (debit_account, id desc);
create index transfer_credit on transfer (credit_account, id desc);
create trigger transfer_is_final before update or delete on transfer for each row execute function refuse_change();

-- Wallets follow the transfers in the same statement. Rows are locked in id order, so two settlements cannot deadlock.
create function wallets_follow() returns trigger language plpgsql as $$
begin
  perform 1 from account
    where player_id is not null and id in (select debit_account from added union select credit_account from added)
    order by id for update;
  update account set balance = account.balance + moved.amount
    from (
      select id, sum(amount) as amount
      from (select debit_account as id, -amount as amount from added union all select credit_account, amount from added) side
      group by id
    ) moved
    where account.id = moved.id and account.player_id is not null;
  return null;
end $$;
create trigger wallets_follow after insert on transfer
  referencing new table as added for each statement execute function wallets_follow();

create table request_key (
  player_id bigint not null references player,
  key text not null check (length(key) between 8 and 255),
  request_hash bytea not null, -- SHA-256 of call and body: the same key with another body is refused
  answer jsonb,
  created_at timestamptz not null default game_clock(),
  primary key (player_id, key)
);

-- Draws ------------------------------------------------------------------------------------------------------------

create table signing_key (
  id text primary key,
  public_jwk jsonb not null,
  private_jwk jsonb, -- only sandbox keys; a production key comes from the settings
  created_at timestamptz not null default game_clock()
);

create table seed_chain (
  id bigint generated always as identity primary key,
  game text not null,
  anchor bytea not null, -- public: SHA-256 applied `length` times to the tip
  tip bytea not null, -- secret: seed number `length`
  length int not null check (length > 0),
  created_at timestamptz not null default game_clock()
);

create table rules_document (
  hash bytea primary key,
  game text not null,
  body text not null -- canonical JSON
);

create table batch (
  id text primary key, -- IC-20261120-1205
  game text not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null check (closes_at > opens_at),
  draws_at timestamptz not null check (draws_at >= closes_at),
  rules_hash bytea not null references rules_document,
  beacon_chain text not null,
  beacon_round bigint not null,
  seed_chain_id bigint not null references seed_chain,
  seed_index int not null,
  commitment text not null, -- canonical JSON, public before the batch opens
  state text not null default 'open' check (state in ('open', 'sealed', 'drawn', 'settled', 'refunded')),
  -- counted while tickets are sold; the row's lock also decides whether the batch is still open
  size int not null default 0,
  lines int not null default 0,
  stake bigint not null default 0,
  head text, -- canonical JSON, from sealing on
  head_key text references signing_key,
  head_signature bytea,
  seed bytea, -- revealed by the draw
  beacon_signature bytea,
  numbers int[],
  paid_out bigint not null default 0,
  winners int not null default 0,
  sealed_at timestamptz,
  drawn_at timestamptz,
  settled_at timestamptz,
  unique (game, opens_at),
  unique (seed_chain_id, seed_index),
  check ((numbers is null) = (drawn_at is null)),
  check ((head is null) = (sealed_at is null))
);
create index batch_due on batch (closes_at) where state in ('open', 'sealed', 'drawn');
create index batch_latest on batch (game, closes_at desc) where state in ('drawn', 'settled');

create function keep_draw() returns trigger language plpgsql as $$
begin
  if old.numbers is not null and new.numbers is distinct from old.numbers
    or old.head is not null and new.head is distinct from old.head
    or new.commitment is distinct from old.commitment
    or old.head is not null and (new.size, new.lines, new.stake) is distinct from (old.size, old.lines, old.stake) then
    raise exception 'batch % is sealed or drawn already', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger batch_keeps_draw before update on batch for each row execute function keep_draw();

-- Tickets ----------------------------------------------------------------------------------------------------------
-- A line is a bit mask: bit n-1 stands for number n (drums of at most 63 numbers).

create table slip (
  id uuid primary key,
  player_id bigint not null references player,
  game text not null,
  masks bigint[] not null check (cardinality(masks) > 0),
  stake_per_line bigint not null check (stake_per_line > 0),
  rules_hash bytea not null references rules_document,
  state text not null default 'unpaid' check (state in ('unpaid', 'paid', 'dropped')),
  created_at timestamptz not null default game_clock()
);
create index slip_player on slip (player_id, created_at desc);

create table ticket (
  id uuid primary key references slip, -- the game play ID
  player_id bigint not null references player,
  batch_id text not null references batch,
  game text not null,
  masks bigint[] not null check (cardinality(masks) > 0),
  stake_per_line bigint not null check (stake_per_line > 0),
  stake bigint not null check (stake = stake_per_line * cardinality(masks)),
  wallet text not null check (wallet in ('play', 'bonus')),
  leaf_index int not null,
  nonce bytea not null,
  leaf_hash bytea not null,
  receipt_key text not null references signing_key,
  receipt_signature bytea not null,
  bought_at timestamptz not null default game_clock(),
  status text not null default 'pending' check (status in ('pending', 'won', 'lost', 'refunded')),
  won bigint not null default 0, -- prizes before tax
  cashback bigint not null default 0,
  tax bigint not null default 0,
  settled_at timestamptz,
  unique (batch_id, leaf_index),
  check (status <> 'pending' or settled_at is null)
);
create index ticket_player on ticket (player_id, bought_at desc);
create index ticket_winners on ticket (game, settled_at desc) where status = 'won';

-- Money from outside -----------------------------------------------------------------------------------------------

create table top_up (
  reference text primary key,
  player_id bigint not null references player,
  amount bigint not null check (amount > 0),
  provider text not null,
  channel text not null,
  state text not null default 'waiting' check (state in ('waiting', 'checking', 'credited', 'failed', 'expired')),
  payment_link text,
  slip_id uuid references slip,
  slip_outcome text,
  message text not null default '',
  created_at timestamptz not null default game_clock(),
  settled_at timestamptz
);
create index top_up_player on top_up (player_id, created_at desc);
create index top_up_open on top_up (created_at) where state in ('waiting', 'checking');

create table sandbox_message (
  id bigint generated always as identity primary key,
  recipient text not null,
  body text not null,
  sent_at timestamptz not null default game_clock()
);
