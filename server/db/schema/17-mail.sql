-- Outgoing e-mail, and addresses proven or not yet.

-- Given by a player and not yet proven: it opens nothing, and anybody else may give it too.
create table email_claim (
  player_id bigint primary key references player,
  email text not null check (email = lower(email)),
  asker bytea not null, -- who may give the code, as in one_time_code
  at timestamptz not null default game_clock()
);
create index email_claim_asker on email_claim (email, asker);

-- Written in the transaction of what it reports, and sent after its commit. It is worded at the time of sending, so that no
-- code or link is stored here.
create table mail_outbox (
  id uuid primary key default gen_random_uuid(), -- also the message's, so that a mailbox recognises a second copy
  kind text not null check (kind in ('email-code', 'email-known', 'email-changed', 'newsletter-confirm', 'newsletter',
    'withdrawal-paid', 'withdrawal-returned', 'document-refused', 'own-data-ready', 'orders-month',
    'item-won', 'item-reminder', 'item-sent', 'item-cash', 'account-news')),
  recipient text not null check (recipient = lower(recipient)), -- an address, or a phone number, which gets it by SMS
  about text not null, -- the row it tells of
  created_at timestamptz not null default game_clock(),
  until timestamptz not null, -- not sent after this
  next_at timestamptz default game_clock(), -- null: it is over
  attempts int not null default 0,
  sent_at timestamptz,
  failure text,
  unique (kind, about, recipient),
  check (sent_at is null or next_at is null)
);
create index mail_outbox_due on mail_outbox (next_at) where next_at is not null;
create index mail_outbox_old on mail_outbox (created_at);
create index mail_outbox_lost on mail_outbox (until) where failure = 'too late';

-- Gets nothing but the question until it is confirmed. An address that unsubscribes is deleted.
create table newsletter_address (
  email text primary key check (email = lower(email)),
  id uuid not null unique default gen_random_uuid(), -- what links name instead of the address
  created_at timestamptz not null default game_clock(),
  asked_at timestamptz not null default game_clock(),
  confirmed_at timestamptz
);

create table newsletter_issue (
  id text primary key, -- SHA-256 of what it says, so that the same one never goes out twice
  subject text not null,
  body text not null,
  queued_at timestamptz not null default game_clock()
);
