-- Proof of who a player is, sealed with a key that is not in the database.

-- The state's number for a person (NIN). The hash uses the same key: one number, one account.
create table national_identity (
  player_id bigint primary key references player,
  sealed bytea not null, -- AES-256-GCM
  hash bytea not null unique check (octet_length(hash) = 32), -- HMAC-SHA256
  given_at timestamptz not null default game_clock()
);

-- Pictures of identity documents. Only the operator opens them.

create table identity_document (
  id uuid primary key,
  player_id bigint not null references player,
  sealed bytea, -- AES-256-GCM; gone once the document was refused, or the law no longer requires it of a deleted account
  sent_at timestamptz not null default game_clock(),
  times int not null default 1 check (times > 0), -- a picture that waits is replaced by the next one
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'refused')),
  decided_at timestamptz,
  who text,
  why text,
  check ((state = 'waiting') = (decided_at is null)),
  check (state = 'waiting' or (who <> '' and why <> '')),
  check (state = 'accepted' or (state = 'refused') = (sealed is null))
);
create unique index identity_document_waiting on identity_document (player_id) where state = 'waiting';
create index identity_document_player on identity_document (player_id, sent_at desc);
