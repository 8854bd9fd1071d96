-- Money from outside: payments by card, transfer and USSD, scratch cards, and the sandbox's own providers.

create table top_up (
  reference text primary key,
  player_id bigint not null references player,
  amount bigint not null check (amount > 0), -- once credited: what came
  asked bigint check (asked > 0 and asked <> amount), -- what was asked for, if another sum came by transfer
  payer_name text, -- in whose name a transfer came, as the bank says
  provider text not null,
  channel text not null,
  state text not null default 'waiting' check (state in ('waiting', 'checking', 'credited', 'failed', 'expired')),
  payment_link text,
  -- By transfer: the account opened for this top-up alone; by USSD: the code to dial.
  pay_to jsonb,
  pay_until timestamptz, -- when that account is closed
  slip_id uuid references slip,
  -- Instead of a slip: bids on items, [{itemId, amountType, chances}], and what was shown for all of them.
  bids jsonb check (jsonb_typeof(bids) = 'array' and jsonb_array_length(bids) between 1 and 5),
  bids_cost bigint check (bids_cost > 0 and bids_cost <= amount),
  slip_outcome text, -- of the slip or the bids
  message text not null default '',
  created_at timestamptz not null default game_clock(),
  settled_at timestamptz,
  payer bytea check (octet_length(payer) = 32), -- SHA-256 of the card's or the account's mark at the provider, if it gives one
  opening_at timestamptz, -- somebody is asking the provider for a checkout
  checked_at timestamptz, -- when the provider was last asked what became of it
  -- A payment may be taken back after it was credited: refunded, disputed, reversed. It comes out of the play wallet; the
  -- player owes the rest.
  taken_back bigint not null default 0, -- kobo, as the ledger has it
  take_backs int not null default 0, -- changes of it: the causes of their transfers
  look_again_at timestamptz, -- the provider has spoken of it, or has not decided yet
  check ((bids is null) = (bids_cost is null) and (bids is null or slip_id is null and channel = 'card')),
  constraint top_up_taken_back check (taken_back between 0 and amount and (taken_back = 0 or state = 'credited'))
);
create index top_up_player on top_up (player_id, created_at desc);
create index top_up_open on top_up (created_at) where state <> 'credited'; -- a failed one may have been paid after all
create index top_up_waiting on top_up (created_at) where state in ('waiting', 'checking');
create index top_up_credited on top_up (settled_at) where state = 'credited';
create index top_up_first on top_up (player_id, settled_at, reference) where state = 'credited';
create index top_up_unbought on top_up (settled_at)
  where state = 'credited' and (slip_id is not null or bids is not null) and slip_outcome is null;
create index top_up_look_again on top_up (look_again_at) where look_again_at is not null;
create index top_up_taken on top_up (reference) where taken_back > 0;
create trigger top_up_goes_forward before update on top_up for each row execute function keep_top_up();
create trigger top_up_is_final before delete on top_up for each row execute function refuse_change();

-- Issued by the operator and cashed by a player, once. The money is set aside in the account `scratch_cards`.
create table scratch_card (
  serial text primary key check (serial ~ '^[0-9]{12}$'),
  pin_hmac bytea not null check (octet_length(pin_hmac) = 32), -- HMAC-SHA256 with the service's pepper; the PIN is not stored
  amount bigint not null check (amount > 0), -- kobo
  lot uuid not null, -- issued together: the cause of the transfer that set their money aside
  state text not null default 'unused' check (state in ('unused', 'used', 'void')), -- void: called back by the operator
  used_by bigint references player,
  used_at timestamptz,
  issued_at timestamptz not null default game_clock(),
  expires_at timestamptz not null,
  check ((state = 'used') = (used_by is not null)),
  check ((state = 'used') = (used_at is not null))
);
create trigger scratch_card_is_kept before update or delete on scratch_card for each row execute function keep_card();

-- The sandbox's own book of payments: what its checkout page was asked for, what the player chose there, and what its
-- provider has taken back or has yet to decide.
create table sandbox_payment (
  reference text primary key,
  amount bigint not null check (amount > 0), -- kobo
  currency text not null default 'NGN',
  return_url text not null,
  state text not null default 'pending' check (state in ('pending', 'success', 'failed')),
  created_at timestamptz not null default game_clock(),
  taken_back bigint not null default 0 check (taken_back between 0 and amount),
  is_disputed boolean not null default false,
  paid_by text not null default 'card' check (paid_by in ('card', 'transfer', 'ussd')),
  payer_name text -- in whose name a transfer comes
);

create table sandbox_message (
  id bigint generated always as identity primary key,
  recipient text not null,
  body text not null,
  sent_at timestamptz not null default game_clock()
);
