-- Standing orders: the same lines in future draws, each bought when its sales begin. Nothing is set aside for them.

create table standing_order (
  id uuid primary key,
  player_id bigint not null references player,
  game text not null,
  slip_id uuid not null unique, -- the slip it was made of
  masks bigint[] not null check (cardinality(masks) > 0),
  lines int not null check (lines > 0),
  stake_per_line bigint not null check (stake_per_line > 0), -- kobo
  wallet text not null check (wallet in ('play', 'bonus')),
  rules_hash bytea not null references rules_document, -- those that the player agreed to last
  hours int[] not null check (cardinality(hours) > 0 and hours <@ array[10, 12, 14, 16, 18, 20, 22]), -- of the draws, in Lagos
  ends_at timestamptz not null check (ends_at > created_at and ends_at < created_at + interval '185 days'),
  most bigint check (most >= lines * stake_per_line), -- kobo in all; null: only the date ends it
  jackpot text check (jackpot in ('super', 'mega', 'crown')), -- bought only while its pool is above
  above bigint check (above > 0), -- kobo
  spent bigint not null default 0 check (spent >= 0 and (most is null or spent <= most)),
  tickets int not null default 0,
  last_draw timestamptz, -- the last draw a ticket was bought for
  refused_batch text, -- the last batch that did not take one; the next one is asked again
  state text not null default 'active' check (state in ('active', 'paused', 'stopped', 'ended')),
  why text not null default '', -- a refusal's name, or asked, date, amount; empty while it is active
  since timestamptz not null default game_clock(), -- of the state
  summed_to date, -- the last month whose sums the player was told
  created_at timestamptz not null default game_clock(),
  check ((jackpot is null) = (above is null)),
  check ((state = 'active') = (why = ''))
);
create index standing_order_player on standing_order (player_id, created_at desc);
create index standing_order_active on standing_order (game) where state = 'active';
create index standing_order_open on standing_order (ends_at) where state in ('active', 'paused');
create trigger standing_order_keeps before update on standing_order
  for each row execute function keep_standing_order();
create trigger standing_order_is_final before delete on standing_order for each row execute function refuse_change();

-- One ticket a draw, whatever the number of nodes and tries.
create table order_ticket (
  order_id uuid not null references standing_order,
  draws_at timestamptz not null, -- as of the ticket's batch
  ticket_id uuid not null unique,
  primary key (order_id, draws_at)
);
create trigger order_ticket_is_final before update or delete on order_ticket
  for each row execute function refuse_change();
