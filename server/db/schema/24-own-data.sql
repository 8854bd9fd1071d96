-- What players can do about their own data: a copy of it, the end of their account, and their consents.

create table data_export (
  id uuid primary key,
  player_id bigint not null references player,
  asked_at timestamptz not null default game_clock(),
  made_at timestamptz,
  until timestamptz, -- the copy is gone from then on
  sealed bytea, -- AES-256-GCM
  check ((made_at is null) = (until is null)),
  check (sealed is null or made_at is not null)
);
create unique index data_export_waiting on data_export (player_id) where made_at is null;
create index data_export_player on data_export (player_id, asked_at desc);
create index data_export_until on data_export (until) where sealed is not null;

-- The account ends when its waiting time is over. Ledger and tickets stay, without the person.
create table account_deletion (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  asked_at timestamptz not null default game_clock(),
  due_at timestamptz not null,
  keeps_balance boolean not null, -- what is left is kept for its owner
  state text not null default 'waiting' check (state in ('waiting', 'taken-back', 'done')),
  ended_at timestamptz,
  sealed bytea, -- who it was, for as long as the law wants it
  kept_until timestamptz,
  number_hashes bytea[], -- of each phone number it had, as long: a player who comes back was invited once
  check ((state = 'waiting') = (ended_at is null)),
  check (sealed is null or state = 'done'),
  check (number_hashes is null or state = 'done'),
  check ((state = 'done') = (kept_until is not null))
);
create unique index account_deletion_waiting on account_deletion (player_id) where state = 'waiting';
create index account_deletion_due on account_deletion (due_at) where state = 'waiting';
create index account_deletion_kept on account_deletion (kept_until) where sealed is not null;
create index account_deletion_numbers on account_deletion using gin (number_hashes) where number_hashes is not null;
create trigger account_deletion_is_final before delete on account_deletion
  for each row execute function refuse_change();

-- Whether we may record which advert led a player here.
create table click_consent (
  player_id bigint primary key references player,
  version text not null,
  given_at timestamptz not null,
  ended_at timestamptz
);

-- A click on one of our adverts. For a visitor, only the click is known.
create table click_record (
  id bigint generated always as identity primary key,
  player_id bigint references player,
  click_id text not null check (length(click_id) between 1 and 100),
  page text not null,
  at timestamptz not null default game_clock(),
  unique nulls not distinct (click_id, page, player_id)
);
create index click_record_player on click_record (player_id) where player_id is not null;
create index click_record_at on click_record (at);
