-- Items to win (awoof): announced, bid on, sealed, drawn, handed over. Money in kobo.

insert into account (code) values ('items'); -- bids until their draw, then the item's price until it is sent or paid

create table item (
  id text primary key check (id ~ '^[a-z0-9-]{3,60}$'), -- generator-20261128
  name text not null check (length(name) between 3 and 80),
  category text not null
    check (category in ('phone', 'tv', 'generator', 'fridge', 'rice', 'motorcycle', 'gift')),
  picture text check (picture ~* '^https?://[^[:space:]]+[.](jpg|jpeg|png|webp|avif|gif|svg)$'),
  price bigint not null check (price > 0),
  chance_price bigint not null check (chance_price > 0),
  cash bigint not null check (cash > 0 and cash <= price), -- instead of the item, before tax
  -- Numbers: how many are on sale, how many must be sold for a draw, how many one player may hold.
  offered int not null check (offered = (price * 100 + chance_price * 55 - 1) / (chance_price * 55)),
  needed int not null check (needed = (price + chance_price - 1) / chance_price),
  most int not null check (most > 0 and most = price * 5 / (chance_price * 100)),
  opens_at timestamptz not null,
  closes_at timestamptz not null check (closes_at > opens_at),
  draws_at timestamptz not null check (draws_at > closes_at),
  beacon_chain text not null,
  beacon_round bigint not null,
  commitment text not null, -- canonical JSON, public before the first bid
  state text not null default 'open' check (state in ('open', 'sealed', 'drawn', 'refunded')),
  bids int not null default 0 check (bids >= 0),
  sold int not null default 0 check (sold between 0 and offered), -- numbers
  list text, -- canonical JSON
  sealed_at timestamptz,
  beacon_signature bytea,
  number int, -- drawn
  reserve int,
  why text check (why in ('undersold', 'list-late', 'no-round', 'called-off')), -- every stake went back
  ended_at timestamptz, -- drawn or refunded
  check ((list is null) = (sealed_at is null)),
  check (state <> 'open' or list is null),
  check (state not in ('sealed', 'drawn') or list is not null and sold >= needed),
  check ((state = 'drawn') = (number is not null) and (number is null) = (reserve is null)),
  check ((number is null) = (beacon_signature is null)),
  check (number between 0 and sold - 1 and reserve between 0 and sold - 1 and reserve <> number),
  check ((state = 'refunded') = (why is not null)),
  check ((state in ('drawn', 'refunded')) = (ended_at is not null))
);
create index item_due on item (closes_at) where state in ('open', 'sealed');
create index item_ended on item (ended_at desc) where ended_at is not null;
create trigger item_goes_forward before update on item for each row execute function keep_item();
create trigger item_is_final before delete on item for each row execute function refuse_change();
create constraint trigger item_tells after update of state on item deferrable initially deferred
  for each row when (new.state <> old.state) execute function item_tells();

-- The operator's picture of an item; without one, its category's drawing is shown.
create table item_picture (
  item_id text primary key references item,
  type text not null check (type in ('image/jpeg', 'image/png')),
  hash text not null check (hash ~ '^[0-9a-f]{16}$'), -- part of its address, so that a phone may keep it for good
  bytes bytea not null check (octet_length(bytes) between 1 and 200000),
  at timestamptz not null default game_clock()
);

create table item_bid (
  id uuid primary key,
  item_id text not null references item,
  player_id bigint not null references player,
  place int not null check (place >= 0),
  first int not null check (first >= 0), -- it holds `numbers` numbers from here on
  amount_type text not null check (amount_type in ('easy', 'steady', 'big')),
  chances int not null check (chances > 0),
  numbers int not null
    check (numbers = chances * case amount_type when 'easy' then 1 when 'steady' then 2 else 5 end),
  cost bigint not null check (cost > 0),
  wallet text not null check (wallet in ('play', 'bonus')),
  nonce bytea not null check (octet_length(nonce) = 16), -- blinds its leaf
  pin_hmac bytea not null check (octet_length(pin_hmac) = 32),
  pin_sealed text not null, -- for showing it again
  bought_at timestamptz not null default game_clock(),
  unique (item_id, place),
  unique (item_id, first)
);
create index item_bid_player on item_bid (player_id, bought_at desc);
create unique index item_bid_short_id on item_bid (short_id(id)); -- what a person reads out belongs to one bid alone
create index item_bid_held on item_bid (item_id, player_id);
create trigger item_bid_is_allowed before insert on item_bid for each row execute function allow_item_bid();
create trigger item_bid_is_final before update or delete on item_bid
  for each row execute function refuse_change();

-- One free line comes with each bid, and is bought in the next batch.
create table free_line (
  bid_id uuid primary key references item_bid,
  player_id bigint not null references player,
  slip_id uuid not null unique, -- and its ticket's
  game text not null,
  line int[] not null check (cardinality(line) > 0),
  stake bigint not null check (stake > 0),
  created_at timestamptz not null default game_clock(),
  bought_at timestamptz,
  next_at timestamptz not null default game_clock() -- tried again then
);
create index free_line_waiting on free_line (next_at) where bought_at is null;
create trigger free_line_is_final before delete on free_line for each row execute function refuse_change();

-- A won item, until its winner has it.
create table item_prize (
  item_id text primary key references item,
  bid_id uuid not null references item_bid,
  player_id bigint not null references player,
  state text not null default 'won' check (state in ('won', 'claimed', 'sent', 'received', 'cash')),
  won_at timestamptz not null,
  reminded smallint not null default 0,
  passed text, -- why the reserve has it
  passed_at timestamptz,
  -- Claimed, but cannot be bought: why, and which operator says so. The money is paid instead.
  unbuyable text,
  unbuyable_by text,
  full_name text,
  address text,
  city text,
  phone text,
  claimed_at timestamptz,
  carrier text,
  parcel text, -- the carrier's number
  sent_at timestamptz,
  ended_at timestamptz, -- received or paid
  tax bigint not null default 0 check (tax >= 0), -- of the cash
  check ((passed is null) = (passed_at is null)),
  check ((claimed_at is null) = (address is null)),
  check (state not in ('claimed', 'sent', 'received') or address is not null),
  check ((state in ('sent', 'received')) = (sent_at is not null)),
  check ((sent_at is null) = (carrier is null) and (sent_at is null) = (parcel is null)),
  check ((state in ('received', 'cash')) = (ended_at is not null)),
  check ((unbuyable is null) = (unbuyable_by is null) and (unbuyable is null or state in ('claimed', 'cash') and address is not null))
);
create index item_prize_waiting on item_prize (won_at) where state = 'won';
create index item_prize_player on item_prize (player_id);
create trigger item_prize_goes_forward before update on item_prize
  for each row execute function keep_item_prize();
create trigger item_prize_is_final before delete on item_prize
  for each row execute function refuse_change();
