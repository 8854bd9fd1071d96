-- A one-time code is kept nowhere: it is made from the service's pepper and the row's nonce, so that a voice call can
-- speak the same code that an SMS carried, and a copy of the database holds no code.
alter table one_time_code drop column code_hmac;
alter table one_time_code add column nonce bytea not null;
-- Hash of the caller's address, to count codes by address on every node.
alter table one_time_code add column address_hash bytea not null default ''::bytea;
create index one_time_code_address on one_time_code (address_hash, created_at desc);

-- Secrets of a sandbox, made once; production takes its own from the settings.
create table service_secret (
  name text primary key,
  value bytea not null,
  created_at timestamptz not null default game_clock()
);
