-- What public pages tell about plays and wins, counted once for each batch, so that a page costs the same whatever stands
-- in the tables: its plays when it is sealed, its wins when it is settled.
alter table batch add column counted smallint not null default 0; -- 1: its plays, 2: its wins as well
create index batch_uncounted on batch (closes_at) where counted < 2 and state <> 'open';
create index batch_won on batch (game, settled_at desc) where state = 'settled' and winners > 0;

-- A day is the one in Lagos on which the batch was on sale.
create table play_day (
  game text not null,
  day date not null,
  players int not null, -- different ones
  tickets bigint not null,
  stake bigint not null, -- kobo
  potential bigint not null, -- kobo: the card of each ticket's stake
  primary key (day, game)
);

-- Who has been counted already; of use on the day itself, and deleted later.
create table play_day_player (
  day date,
  game text,
  player_id bigint,
  primary key (day, game, player_id)
);

-- The five tickets of a game and day that won most beyond their stake.
create table best_win (
  batch_id text not null,
  leaf_index int not null,
  game text not null,
  day date not null, -- on which it was settled
  won bigint not null, -- kobo
  settled_at timestamptz not null,
  primary key (batch_id, leaf_index)
);
create index best_win_day on best_win (day, game, won desc, settled_at desc);
create index best_win_game on best_win (game, won desc, settled_at desc);
