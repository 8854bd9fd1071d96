-- One append-only log of everything that is promised (docs/proof.md), and the keys that sign.

create table signing_key (
  id text primary key,
  public_jwk jsonb not null,
  created_at timestamptz not null default game_clock()
);

create table log_entry (
  id bigint generated always as identity primary key,
  type text not null, -- as in its document: oriire/head/v3
  subject text not null, -- what it is about: a batch, a draw of a jackpot, a key
  body text not null, -- canonical JSON, the bytes of its leaf
  index bigint unique check (index >= 0), -- its leaf; null until the next checkpoint takes it in
  at timestamptz not null default game_clock(),
  unique (type, subject) -- no batch has two heads, no jackpot two announcements
);
create index log_entry_pending on log_entry (id) where index is null;
create trigger log_entry_is_kept before update on log_entry for each row execute function keep_entry();
create trigger log_entry_is_final before delete on log_entry for each row execute function refuse_change();

-- Whole subtrees of the log's tree; leaves are level 0.
create table log_node (
  level smallint not null,
  at bigint not null,
  hash bytea not null check (octet_length(hash) = 32),
  primary key (level, at)
);
create trigger log_node_is_final before update or delete on log_node for each row execute function refuse_change();

create table log_checkpoint (
  size bigint primary key check (size > 0),
  root bytea not null check (octet_length(root) = 32),
  note text not null, -- three lines, an empty one, and the log's signature
  at timestamptz not null default game_clock()
);
create trigger log_checkpoint_is_final before update or delete on log_checkpoint
  for each row execute function refuse_change();

create table log_cosignature (
  size bigint not null references log_checkpoint,
  witness text not null, -- its verifier key
  at timestamptz not null, -- by the witness's clock
  line text not null,
  primary key (size, witness)
);
create trigger log_cosignature_is_final before update or delete on log_cosignature
  for each row execute function refuse_change();
