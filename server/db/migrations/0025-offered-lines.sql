-- Lines that were offered to a player: of a game whose lines are offered, no others can be played.
create table line_offer (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  game text not null,
  lines text[] not null check (cardinality(lines) > 0), -- each as stake in kobo, colon, numbers: 10000:3-17-58-92
  offered_at timestamptz not null default game_clock()
);
create index line_offer_player on line_offer (player_id, game, id desc);

-- A slip that must be confirmed by the transaction PIN is not `playable` until the deed that judged the PIN says so, in the
-- transaction that buys it.
comment on column slip.playable is 'may be bought as it stands, by a payment alone';
