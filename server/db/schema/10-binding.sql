-- A database belongs to one mode, one beacon chain and its nodes' keys: the first run writes them, every start compares.

create table database_binding (
  only_one boolean primary key default true check (only_one),
  mode text not null check (mode in ('sandbox', 'production')),
  beacon_chain text not null,
  bound_at timestamptz not null default clock_timestamp()
);
create trigger database_binding_is_final before update or delete on database_binding
  for each row execute function refuse_change();

-- Keys by the name of their setting. A replaced key stays: what it signed or hashed is still there.
create table database_key (
  setting text not null,
  id text not null, -- derived from the key without giving it away
  accepted_at timestamptz not null default clock_timestamp(),
  primary key (setting, id)
);
create trigger database_key_is_final before update or delete on database_key
  for each row execute function refuse_change();
