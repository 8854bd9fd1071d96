-- What was owed to all players on a night, as the leaves and other nodes of a summing tree. Its root and its total are an
-- entry of the log; these rows show players their own leaves, and only those of the last nights are kept.

create table liability_leaf (
  night date not null, -- the day in Lagos that ended
  at int not null check (at >= 0), -- its place, by the nonces: another one each night
  player_id bigint not null references player,
  nonce bytea not null check (octet_length(nonce) = 16),
  hash bytea not null check (octet_length(hash) = 32), -- as it was counted: the player's number in it may change or go
  play bigint not null check (play >= 0), -- kobo
  bonus bigint not null check (bonus >= 0),
  winnings bigint not null check (winnings >= 0),
  leaving bigint not null check (leaving >= 0), -- withdrawals under way
  stakes bigint not null check (stakes >= 0), -- their draw or match is to come
  prizes bigint not null check (prizes >= 0), -- not yet paid, before tax
  primary key (night, at),
  unique (night, player_id)
);

create table liability_node (
  night date not null,
  level smallint not null check (level > 0), -- level 0, the leaves, follows from the rows above
  at int not null,
  hash bytea not null check (octet_length(hash) = 32),
  sum bigint not null check (sum >= 0), -- kobo of all leaves under it
  primary key (night, level, at)
);
