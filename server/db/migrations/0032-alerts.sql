-- Alerts that are due, and the queue of who still has to get them. Only adds.
create table alert (
  id bigint generated always as identity primary key,
  tag text not null check (tag ~ '^[A-Za-z0-9_-]{1,32}$'),
  kind text not null check (kind in ('draw', 'result', 'jackpot', 'money')),
  player_id bigint references player, -- whose it is; null: for whoever follows
  lead int, -- minutes before a draw, for the devices that chose so many
  games text[], -- names on the wire of what is drawn then
  facts jsonb not null, -- what its words are made of
  at timestamptz not null,
  until timestamptz not null check (until > at), -- pointless from then on
  -- Deliveries are written up to this push_device.id; null: all are.
  reached bigint default 0,
  unique nulls not distinct (tag, player_id, lead)
);
create index alert_open on alert (at) where reached is not null;
create index alert_until on alert (until);

-- A row is a message that waits: it goes when it has been sent or has become pointless. No foreign keys: a hundred thousand
-- rows are written at once, and one whose device or alert is gone is dropped when its turn comes.
create table alert_delivery (
  alert_id bigint not null,
  device_id bigint not null,
  next_at timestamptz not null, -- not tried before; a node that takes it moves it on, so that no other takes it meanwhile
  attempts int not null default 0,
  primary key (alert_id, device_id)
);
create index alert_delivery_due on alert_delivery (next_at);

-- Up to when settled batches and credited top-ups were looked at.
create table alert_mark (
  kind text primary key check (kind in ('result', 'money')),
  seen_to timestamptz not null
);

create index top_up_credited on top_up (settled_at) where state = 'credited';
