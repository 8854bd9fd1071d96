-- What public pages and the operator's figures show of many batches, counted once for each: its plays when it is sealed,
-- its wins when it is settled. So a page costs the same however full the tables are.

-- The day in Lagos on which the batch was on sale, or on which the item's sales ended.
create table play_day (
  game text not null,
  day date not null,
  players int not null, -- different ones
  tickets bigint not null,
  stake bigint not null, -- kobo
  potential bigint not null, -- kobo: what a complete line of each ticket wins; of a bid, its item's price
  primary key (day, game)
);

-- Players already counted; needed on the day itself, and deleted later.
create table play_day_player (
  day date,
  game text,
  player_id bigint,
  primary key (day, game, player_id)
);

-- The five tickets of each game and day that won most beyond their stake.
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

-- What a day's settled batches brought back, and what they should bring back on average; kobo, and sums of squares of kobo.
-- `off` is what one batch paid less what was expected.
create table game_day (
  game text not null,
  day date not null,
  batches int not null,
  lines bigint not null,
  stake bigint not null,
  paid bigint not null,
  expected float8 not null,
  square float8 not null, -- mean of the square of what a line brings back, over all lines
  variance float8 not null, -- as if each line had a draw of its own
  off_square float8 not null,
  off_stake float8 not null, -- sum of off times stake
  stake_square float8 not null,
  top bigint not null, -- the highest prize of a line that was sold
  primary key (game, day)
);
