-- Devices that get alerts by push: where a push service takes messages for them, what they want, and whose they are. Only adds.
create table push_device (
  id bigint generated always as identity primary key,
  endpoint text not null unique check (length(endpoint) <= 2000), -- a secret: who knows it and the keys can write to the device
  p256dh bytea not null check (octet_length(p256dh) = 65),
  auth bytea not null check (octet_length(auth) = 16),
  -- What is one player's goes there only while the session is open in which the device was registered.
  player_id bigint references player,
  session_id uuid,
  player_since timestamptz,
  name uuid not null, -- what the device knows of itself: another one for each of its players
  kinds text[] not null,
  games text[] not null, -- names on the wire
  lead int not null, -- minutes before a fixed hour
  quiet_from int check (quiet_from between 0 and 1439), -- minutes of the day in Lagos
  quiet_to int check (quiet_to between 0 and 1439),
  failures int not null default 0, -- in a row
  created_at timestamptz not null default game_clock(),
  seen_at timestamptz not null default game_clock(),
  check ((player_id is null) = (session_id is null)),
  check ((player_id is null) = (player_since is null)),
  check ((quiet_from is null) = (quiet_to is null))
);
create index push_device_player on push_device (player_id) where player_id is not null;
create index push_device_seen on push_device (seen_at);
