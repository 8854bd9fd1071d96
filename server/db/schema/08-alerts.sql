-- Alerts by push, and what open screens are told.

-- Where a push service takes messages for a device, what it wants, and whose it is.
create table push_device (
  id bigint generated always as identity primary key,
  endpoint text not null unique check (length(endpoint) <= 2000), -- a secret: it and the keys let anyone write to the device
  p256dh bytea not null check (octet_length(p256dh) = 65),
  auth bytea not null check (octet_length(auth) = 16),
  -- This player's own alerts go there only while the session that registered the device is open.
  player_id bigint references player,
  session_id uuid,
  player_since timestamptz,
  name uuid not null, -- what the device calls itself: another for each of its players
  kinds text[] not null,
  games text[] not null, -- names on the wire
  lead int not null, -- minutes before a fixed hour
  quiet_from int check (quiet_from between 0 and 1439), -- minutes of the day in Lagos
  quiet_to int check (quiet_to between 0 and 1439),
  failures int not null default 0, -- in a row
  -- Nothing but a challenge is sent to it before it has answered one: an endpoint is an address that a stranger gave us.
  proven_at timestamptz,
  challenge bytea unique check (octet_length(challenge) = 32), -- SHA-256 of the one that was sent last, until it is answered
  challenged_at timestamptz not null default game_clock(), -- the device is forgotten a day later if no answer has come
  created_at timestamptz not null default game_clock(),
  seen_at timestamptz not null default game_clock(),
  check ((player_id is null) = (session_id is null)),
  check ((player_id is null) = (player_since is null)),
  check ((quiet_from is null) = (quiet_to is null))
);
create index push_device_player on push_device (player_id) where player_id is not null;
create index push_device_seen on push_device (seen_at);
create index push_device_unproven on push_device (challenged_at) where proven_at is null;

-- How many challenges went to an endpoint. Not in the device's row, which anybody could have deleted and made again.
create table push_challenge (
  endpoint_hash bytea primary key check (octet_length(endpoint_hash) = 32), -- SHA-256
  sent int not null check (sent between 1 and 5),
  since timestamptz not null, -- when the first of them went; counted anew a day later
  last_at timestamptz not null
);
create index push_challenge_last on push_challenge (last_at);

create table alert (
  id bigint generated always as identity primary key,
  tag text not null check (tag ~ '^[A-Za-z0-9_-]{1,32}$'),
  kind text not null check (kind in ('draw', 'result', 'jackpot', 'money')),
  player_id bigint references player, -- whose it is; null: for all followers
  lead int, -- minutes before a draw, for the devices that chose so many
  games text[], -- names on the wire of what is drawn then
  facts jsonb not null, -- what its words are made of
  at timestamptz not null,
  until timestamptz not null check (until > at), -- pointless from then on
  -- Deliveries are written up to this push_device.id; null: all are.
  reached bigint default 0,
  unique nulls not distinct (tag, player_id, lead)
);
create index alert_open on alert (at) where reached is not null;
create index alert_until on alert (until);

-- A row is a message that waits: it goes when it has been sent or has become pointless. No foreign keys: a hundred thousand
-- rows are written at once, and one whose device or alert is gone is dropped when its turn comes.
create table alert_delivery (
  alert_id bigint not null,
  device_id bigint not null,
  next_at timestamptz not null, -- not tried before; a node that takes it moves it on, so that no other takes it meanwhile
  attempts int not null default 0,
  primary key (alert_id, device_id)
);
create index alert_delivery_due on alert_delivery (next_at);

-- Up to when settled batches, credited top-ups and kick-offs were looked at.
create table alert_mark (
  kind text primary key check (kind in ('result', 'money', 'kick-off')),
  seen_to timestamptz not null
);

-- What open screens are told as it happens. Each row is written by the transaction that made it happen.
create table live (
  id bigint primary key, -- without gaps, in the order of the commits
  kind text not null, -- opened, closing, the new state of the batch or of the jackpot's draw, of an item, or of a match played or ended
  subject text not null, -- a batch, a draw of a jackpot, an item, or a match and the moment
  game text not null, -- or the jackpot
  at timestamptz not null default game_clock(),
  unique (subject, kind)
);
-- At the end of the transaction, so that the wait is as short as its commit. Purchases do not set a state and pass by.
create constraint trigger batch_tells after update of state on batch deferrable initially deferred
  for each row when (new.state <> old.state and new.state <> 'kept') execute function batch_tells();
create constraint trigger jackpot_tells after update of state on jackpot_draw deferrable initially deferred
  for each row when (new.state <> old.state) execute function jackpot_tells();
