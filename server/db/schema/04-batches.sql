-- Batches: announced, sold into, sealed, drawn, settled.

create table rules_document (
  hash bytea primary key,
  game text not null,
  body text not null -- canonical JSON
);
create trigger rules_document_is_final before update or delete on rules_document
  for each row execute function refuse_change();

create table batch (
  id text primary key, -- IC-20261120-1205
  game text not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null check (closes_at > opens_at),
  draws_at timestamptz not null check (draws_at >= closes_at),
  rules_hash bytea not null references rules_document,
  beacon_chain text not null,
  beacon_round bigint not null,
  commitment text not null, -- canonical JSON, public before the batch opens
  state text not null default 'open' check (state in ('open', 'sealed', 'drawn', 'kept', 'settled', 'refunded')), -- kept: of predictions, its head was out in time
  -- Counted while tickets are sold; the row's lock also decides whether the batch is still open.
  size int not null default 0,
  lines int not null default 0,
  stake bigint not null default 0,
  -- The most that the draw may have to pay, kobo. Nothing is sold that would take it over the limit.
  worst bigint not null default 0 check (worst >= 0),
  worst_limit bigint default room_at_first() check (worst_limit >= 0), -- null: none
  worst_size int not null default 0, -- tickets that `worst` is exact for; the others count in it with their own worst
  head text, -- canonical JSON, from sealing on
  beacon_signature bytea,
  numbers int[],
  paid_out bigint not null default 0,
  winners int not null default 0,
  counted smallint not null default 0, -- by the public summaries; 1: its plays, 2: its wins as well
  sealed_at timestamptz,
  drawn_at timestamptz,
  settled_at timestamptz,
  checked_at timestamptz, -- a settled batch never changes, so it is checked once
  unique (game, opens_at),
  check ((numbers is null) = (drawn_at is null)),
  check ((head is null) = (sealed_at is null))
);
create index batch_due on batch (closes_at) where state in ('open', 'sealed', 'drawn');
create index batch_kept on batch (game) where state in ('sealed', 'kept');
create index batch_closes on batch (closes_at);
create index batch_settled on batch (settled_at desc) where state in ('settled', 'refunded');
create index batch_unchecked on batch (closes_at) where checked_at is null and state in ('settled', 'refunded');
create index batch_uncounted on batch (closes_at) where counted < 2 and state <> 'open';
create index batch_won on batch (game, settled_at desc) where state = 'settled' and winners > 0;
-- Number statistics count the newest draws: their numbers are in the index, so that the documents beside them need not be
-- read.
create index batch_numbers on batch (game, closes_at desc) include (numbers) where state in ('drawn', 'settled');
create trigger batch_keeps_draw before update on batch for each row execute function keep_draw();
create trigger batch_is_final before delete on batch for each row execute function refuse_change();

-- The whole tree of a sealed batch, level by level from the leaves to the root, 32 bytes a node: a ticket's path is read as
-- a few pieces, without reading all leaves and making the tree again.
create table batch_tree (
  batch_id text primary key references batch,
  nodes bytea not null check (length(nodes) % 32 = 0)
);
-- Uncompressed, a piece can be read without what comes before it. Hashes do not compress anyway.
alter table batch_tree alter column nodes set storage external;
create trigger batch_tree_is_final before update or delete on batch_tree for each row execute function refuse_change();

-- The root of a tree of a batch's tickets that sums their stakes: the lists of a jackpot's chances are made of these.
create table batch_chances (
  batch_id text primary key references batch,
  root bytea not null check (octet_length(root) = 32)
);
create trigger batch_chances_is_final before update or delete on batch_chances
  for each row execute function refuse_change();

-- Totals of finished and checked batches, so that the metrics need not count a year of them each time.
create table batch_total (
  state text primary key check (state in ('settled', 'refunded')),
  batches bigint not null,
  tickets bigint not null,
  stake bigint not null,
  paid bigint not null
);

-- A game that the operator holds: nothing is sold, what was sold is drawn and paid.
create table game_hold (
  game text primary key,
  reason text not null,
  since timestamptz not null default game_clock()
);
