-- Winnings on their way to bank accounts. The money waits in the account `withdrawals_in_flight` until it is paid or back.

create table bank (
  code text primary key,
  name text not null,
  seen_at timestamptz not null default game_clock() -- when the provider last listed it
);

-- Whose an account is, according to its bank; asked again after a day.
create table bank_account (
  bank_code text not null,
  account_number text not null check (account_number ~ '^[0-9]{10}$'),
  account_name text not null,
  resolved_at timestamptz not null default game_clock(),
  primary key (bank_code, account_number)
);

create table beneficiary (
  id uuid primary key,
  player_id bigint not null references player,
  bank_code text not null references bank,
  account_number text not null check (account_number ~ '^[0-9]{10}$'),
  account_name text not null,
  saved_at timestamptz not null default game_clock(),
  used_at timestamptz,
  unique (player_id, bank_code, account_number)
);

create table withdrawal (
  id uuid primary key,
  player_id bigint not null references player,
  amount bigint not null check (amount > 0), -- kobo, out of the winnings wallet
  withheld bigint not null default 0 check (withheld >= 0 and withheld < amount),
  bank_code text not null references bank,
  bank_name text not null, -- as it was called then
  account_number text not null check (account_number ~ '^[0-9]{10}$'),
  account_name text not null,
  state text not null check (state in ('held', 'reserved', 'sent', 'paid', 'returned')),
  requested_at timestamptz not null default game_clock(),
  sent_at timestamptz,
  at_bank_at timestamptz,
  trace text, -- by which the bank finds it
  paid_at timestamptz,
  failed_at timestamptz,
  returned_at timestamptz,
  failure text, -- why it came back, for the player
  hold_reason text check (hold_reason in ('large-amount', 'name-check', 'other-payer', 'new-account', 'new-pin', 'new-phone',
    'new-password', 'new-name', 'card-money', 'identity', 'security', 'authority')),
  held_until timestamptz,
  next_at timestamptz, -- when it is sent, asked about or let go; null: nothing is left to do
  check ((state = 'held') = (hold_reason is not null)),
  check ((hold_reason is null) = (held_until is null)),
  check ((state = 'returned') = (returned_at is not null)),
  check (state <> 'paid' or paid_at is not null)
);
create index withdrawal_player on withdrawal (player_id, requested_at desc);
create index withdrawal_due on withdrawal (next_at) where next_at is not null;
create index withdrawal_ended on withdrawal (coalesce(returned_at, paid_at)) where state in ('paid', 'returned');
create index withdrawal_open on withdrawal (requested_at) where state in ('held', 'reserved', 'sent');
create trigger withdrawal_goes_forward before update on withdrawal for each row execute function keep_withdrawal();
create trigger withdrawal_is_final before delete on withdrawal for each row execute function refuse_change();

-- Committed before the provider hears of it, so that no transfer is unknown here.
create table payout_attempt (
  reference text primary key check (reference ~ '^[a-z0-9]{16,50}$'),
  withdrawal_id uuid not null references withdrawal,
  n int not null check (n > 0),
  provider text not null, -- asked about this attempt, even if another provider sends the next
  amount bigint not null check (amount > 0), -- kobo that arrive
  state text not null default 'sent' check (state in ('sent', 'accepted', 'unknown', 'succeeded', 'refused', 'reversed')),
  asked int not null default 0, -- times the provider was asked since the last change
  not_found int not null default 0, -- of them, answered with "not found"
  reason text not null default '',
  created_at timestamptz not null default game_clock(),
  repeated_at timestamptz, -- when it was last sent again under the same reference
  settled_at timestamptz,
  unique (withdrawal_id, n),
  check ((state in ('succeeded', 'refused', 'reversed')) = (settled_at is not null))
);
-- The last line against paying twice: no second attempt while one may have paid.
create unique index payout_attempt_alone on payout_attempt (withdrawal_id)
  where state in ('sent', 'accepted', 'unknown', 'succeeded');
create index payout_attempt_at on payout_attempt (created_at);
create index payout_attempt_settled on payout_attempt (settled_at) where state = 'succeeded';
create trigger payout_attempt_goes_forward before update on payout_attempt
  for each row execute function keep_payout_attempt();
create trigger payout_attempt_is_final before delete on payout_attempt for each row execute function refuse_change();

-- What a person must look into. The service opens them itself.
create table payout_case (
  id bigint generated always as identity primary key,
  withdrawal_id uuid not null references withdrawal,
  kind text not null check (kind in ('slow', 'contradiction', 'amount', 'otp', 'funds', 'rail', 'hold-over')),
  words text not null,
  opened_at timestamptz not null default game_clock(),
  closed_at timestamptz
);
create unique index payout_case_once on payout_case (withdrawal_id, kind) where closed_at is null;

-- What the operator did about withdrawals, by whom and why.
create table payout_note (
  id bigint generated always as identity primary key,
  withdrawal_id uuid not null references withdrawal,
  deed text not null,
  who text not null check (who <> ''),
  why text not null check (why <> ''),
  at timestamptz not null default game_clock()
);
create trigger payout_note_is_final before update or delete on payout_note for each row execute function refuse_change();

-- The sandbox's own book of transfers.
create table sandbox_transfer (
  reference text primary key,
  amount bigint not null check (amount > 0), -- kobo
  bank_code text not null,
  account_number text not null,
  created_at timestamptz not null default game_clock()
);
