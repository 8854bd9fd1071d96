-- Players, how they sign in, and what they agreed to.

create table player (
  id bigint generated always as identity primary key,
  phone text not null unique check (phone ~ '^(\+234[789][01][0-9]{8}|gone [0-9]+)$'), -- gone: the account was deleted
  email text unique check (email = lower(email)), -- proven; others are in email_claim
  password_hash text not null,
  first_name text not null default '',
  last_name text not null default '',
  gender text check (gender in ('Male', 'Female')),
  birth_date date, -- null for players made by the seed
  phone_verified_at timestamptz,
  consent_at timestamptz not null,
  consent_version text not null,
  pin_hash text,
  sandbox boolean not null default false, -- made by the seed, shown as such
  created_at timestamptz not null default game_clock()
);
create trigger player_is_final before delete on player for each row execute function refuse_change();

-- Once for each version of the text. The first is given at sign-up.
create table consent (
  player_id bigint not null references player,
  version text not null,
  given_at timestamptz not null,
  primary key (player_id, version)
);

create table session (
  token_hash bytea primary key, -- SHA-256 of the opaque token, which is not stored
  id uuid not null unique default gen_random_uuid(),
  player_id bigint not null references player,
  device text not null default '',
  created_at timestamptz not null default game_clock(),
  last_seen_at timestamptz not null default game_clock(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index session_player on session (player_id);
create index session_ended on session (least(revoked_at, expires_at)); -- to forget them

-- Devices on which a player has logged in. Their tokens open nothing: they only give their holder tries of their own.
create table known_device (
  token_hash bytea not null check (octet_length(token_hash) = 32),
  player_id bigint not null references player,
  last_at timestamptz not null default game_clock(),
  primary key (token_hash, player_id)
);
create index known_device_player on known_device (player_id, last_at desc);

-- The code itself is not stored: it is derived from the service's pepper and the row's nonce, so that a voice call can
-- repeat the code of an SMS, and a copy of the database holds none.
create table one_time_code (
  id bigint generated always as identity primary key,
  recipient text not null, -- a phone number or an e-mail address
  purpose text not null check (purpose in ('sign-up', 'reset', 'verify', 'pin', 'new-phone', 'old-phone', 'email')),
  channel text not null check (channel in ('SMS', 'VOICE', 'EMAIL')),
  created_at timestamptz not null default game_clock(),
  expires_at timestamptz not null,
  tries int not null default 0 check (tries between 0 and 5),
  used_at timestamptz,
  nonce bytea not null,
  address_hash bytea not null default ''::bytea, -- of the caller's address, to count codes by it on every node
  -- Who asked for it: a hash of the id that the device made up, of its address, or of the player. Without it, a stranger's
  -- wrong guesses would use up the tries of somebody else's code.
  asker bytea not null default ''::bytea,
  known boolean not null default false, -- asked for by the owner, signed in or on a known device: counted apart from strangers
  -- It could not be sent: it counts for nothing and is worth nothing until it is read out to the number's owner.
  failed boolean not null default false
);
create index one_time_code_asker on one_time_code (recipient, purpose, asker, id desc);
create index one_time_code_address on one_time_code (address_hash, created_at desc);

-- Changes of what guards the money: withdrawals wait for a while afterwards.
create table account_change (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  kind text not null check (kind in ('pin', 'phone', 'password', 'name')),
  at timestamptz not null default game_clock()
);
create index account_change_player on account_change (player_id, at desc);
create trigger account_change_is_final before update or delete on account_change
  for each row execute function refuse_change();

-- At once with codes from both numbers; without the old number it waits, and the holder of that number can stop it.
create table phone_change (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  old_phone text not null,
  new_phone text not null check (new_phone ~ '^(\+234[789][01][0-9]{8}|gone [0-9]+)$'),
  state text not null check (state in ('waiting', 'done', 'cancelled')),
  asked_at timestamptz not null default game_clock(),
  due_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'waiting') = (ended_at is null))
);
create unique index phone_change_waiting on phone_change (player_id) where state = 'waiting';
create index phone_change_due on phone_change (due_at) where state = 'waiting';

-- Codes sent on a day in Lagos, by all nodes, and the most allowed in a day.
create table codes_of_day (
  day date primary key,
  sent int not null check (sent >= 0),
  most int not null
);

-- Wrong logins, codes and PINs, counted for all nodes together. Not worth keeping through a crash, so not written twice.
create unlogged table wrong_try (
  key bytea primary key check (octet_length(key) = 32),
  tries int not null,
  held_until timestamptz not null constraint wrong_try_held_until_finite check (isfinite(held_until)), -- PostgreSQL before 17 subtracts no infinity
  forgotten_at timestamptz not null
);
create index wrong_try_forgotten on wrong_try (forgotten_at);

-- Secrets of a sandbox, made once; production takes its own from the settings.
create table service_secret (
  name text primary key,
  value bytea not null,
  created_at timestamptz not null default game_clock()
);
