-- Signing in with Google. A player is found by issuer and subject alone: addresses change hands.
create table google_identity (
  issuer text not null,
  subject text not null check (length(subject) between 1 and 255),
  player_id bigint not null unique references player,
  linked_at timestamptz not null default game_clock(),
  primary key (issuer, subject)
);

-- One browser's round trip. State and nonce are stored as hashes: a copy of the database can continue none.
create table google_try (
  state_hash bytea primary key check (octet_length(state_hash) = 32),
  nonce_hash bytea not null unique check (octet_length(nonce_hash) = 32),
  challenge text not null, -- of the verifier that the browser keeps
  begun_at timestamptz not null default game_clock(),
  exchanged_at timestamptz,
  used_at timestamptz,
  check (used_at is null or exchanged_at is not null)
);
create index google_try_begun on google_try (begun_at);
