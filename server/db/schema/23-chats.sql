-- Chats: who may write what, and what becomes of it.

-- A channel's place in time. Every message and every change of one counts `moved` up in its own transaction, which holds
-- the row until it commits: a reader who has read up to a number never finds a smaller one later.
create table chat_channel (
  id text primary key, -- channels are listed in the code (channels.ts)
  moved bigint not null default 0,
  slow int not null default 0 check (slow between 0 and 3600), -- seconds between two messages of one player
  created_at timestamptz not null default game_clock()
);

-- A player in the chats. `author` is how others know them: it says nothing about the account.
create table chat_player (
  player_id bigint primary key references player,
  author uuid not null unique default gen_random_uuid(),
  nickname text check (length(nickname) between 3 and 20),
  nickname_key text unique, -- as it is compared: Ada_1 and ada 1 are one
  muted_until timestamptz,
  muted_why text,
  created_at timestamptz not null default game_clock(),
  check ((nickname is null) = (nickname_key is null)),
  check ((muted_until is null) = (muted_why is null))
);

create table chat_message (
  channel text not null references chat_channel,
  number bigint not null, -- in the order of the commits
  moved bigint not null, -- the channel's count when it was written or changed last
  client_id uuid not null, -- made by the phone: sent twice, it is written once
  player_id bigint references player, -- null: an announcement of ours
  text text not null check (length(text) between 1 and 1000),
  game text, -- of the picks, a code (share-code.ts)
  picks text,
  state text not null default 'shown' check (state in ('shown', 'reported', 'removed')),
  why text, -- said to the author
  reviewed boolean not null default false, -- by the operator: reports no longer hide it
  at timestamptz not null default game_clock(),
  primary key (channel, number),
  unique (player_id, client_id),
  check ((game is null) = (picks is null)),
  check (state = 'shown' or why is not null)
);
create unique index chat_message_moved on chat_message (channel, moved);
create index chat_message_player on chat_message (player_id, at desc);

create table chat_report (
  channel text not null,
  number bigint not null,
  player_id bigint not null references player,
  reason text not null check (reason in ('selling', 'abuse', 'private', 'other')),
  at timestamptz not null default game_clock(),
  primary key (channel, number, player_id),
  foreign key (channel, number) references chat_message
);
create index chat_report_at on chat_report (at desc);

-- Neither reads the other.
create table chat_block (
  player_id bigint not null references player,
  blocked_id bigint not null references player,
  at timestamptz not null default game_clock(),
  primary key (player_id, blocked_id),
  check (player_id <> blocked_id)
);
create index chat_block_blocked on chat_block (blocked_id);

create table chat_read (
  player_id bigint not null references player,
  channel text not null,
  number bigint not null,
  primary key (player_id, channel)
);

-- What the operator adds to the list of words in the code, or takes out of it.
create table chat_word (
  phrase text primary key check (length(phrase) between 2 and 60),
  kind text not null check (kind in ('selling', 'rude', 'allowed'))
);

create table chat_deed (
  id bigint generated always as identity primary key,
  what text not null, -- hide, restore, mute, word, slow, announce
  subject text not null,
  who text not null,
  why text not null check (length(why) between 1 and 1000),
  at timestamptz not null default game_clock()
);
create trigger chat_deed_is_final before update or delete on chat_deed
  for each row execute function refuse_change();
