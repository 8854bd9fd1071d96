-- A one-time code belongs to who asked for it: a hash of the id that the device made up, of its address, or of the player.
-- Without it a stranger's wrong guesses would use up the tries of somebody else's code.
alter table one_time_code add column asker bytea not null default ''::bytea;
-- Asked for by the owner: from a device on which the owner has logged in before, or signed in. Counted apart from strangers.
alter table one_time_code add column known boolean not null default false;
create index one_time_code_asker on one_time_code (phone, purpose, asker, id desc);
drop index one_time_code_phone;

-- Codes sent on a day in Lagos, by all nodes, and the most that a day may have.
create table codes_of_day (
  day date primary key,
  sent int not null check (sent >= 0),
  most int not null
);

-- Devices on which a player has logged in. Such a token opens nothing: it only gives its holder tries of their own.
create table known_device (
  token_hash bytea not null check (octet_length(token_hash) = 32),
  player_id bigint not null references player,
  last_at timestamptz not null default game_clock(),
  primary key (token_hash, player_id)
);
create index known_device_player on known_device (player_id, last_at desc);
