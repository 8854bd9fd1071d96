-- Draws without a seed: numbers follow from the sealed root and the beacon, and whatever is promised is an entry of one
-- append-only log (docs/proof.md, docs/decisions/0021). Batches announced before could not be drawn so.
do $$
begin
  if exists (select 1 from batch) then
    raise exception 'This database is of a build whose draws had a seed. Nothing of it was released: begin with an empty one.';
  end if;
end $$;

drop trigger batch_keeps_draw on batch;
alter table batch
  drop column seed_chain_id, drop column seed_index, drop column seed, drop column head_key, drop column head_signature;
drop trigger jackpot_draw_goes_forward on jackpot_draw;
alter table jackpot_draw
  drop column seed_chain_id, drop column seed_index, drop column seed, drop column list_key, drop column list_signature;
drop table seed_chain;
alter table signing_key drop column private_jwk; -- the sandbox's key comes from a constant

-- The log --------------------------------------------------------------------------------------------------------------

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

create function keep_entry() returns trigger language plpgsql as $$
begin
  if old.index is not null or (new.id, new.type, new.subject, new.body, new.at)
      is distinct from (old.id, old.type, old.subject, old.body, old.at) then
    raise exception 'the log only grows' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
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

-- What was announced, sealed and drawn is kept by the database itself, whoever asks it ----------------------------------

create or replace function keep_draw() returns trigger language plpgsql as $$
begin
  if (new.id, new.game, new.opens_at, new.closes_at, new.draws_at, new.rules_hash, new.beacon_chain, new.beacon_round,
        new.commitment)
      is distinct from (old.id, old.game, old.opens_at, old.closes_at, old.draws_at, old.rules_hash, old.beacon_chain,
        old.beacon_round, old.commitment)
    or old.head is not null
      and (new.head, new.sealed_at, new.size, new.lines, new.stake)
        is distinct from (old.head, old.sealed_at, old.size, old.lines, old.stake)
    or old.numbers is not null
      and (new.numbers, new.beacon_signature, new.drawn_at)
        is distinct from (old.numbers, old.beacon_signature, old.drawn_at)
    or old.state in ('settled', 'refunded')
      and (new.paid_out, new.winners, new.settled_at) is distinct from (old.paid_out, old.winners, old.settled_at)
    or new.state <> old.state
      and (old.state, new.state) not in
        (('open', 'sealed'), ('sealed', 'drawn'), ('drawn', 'settled'), ('sealed', 'refunded')) then
    raise exception 'batch % is announced, sealed or drawn already', old.id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger batch_keeps_draw before update on batch for each row execute function keep_draw();

create or replace function keep_jackpot_draw() returns trigger language plpgsql as $$
begin
  if (new.id, new.jackpot, new.opens_at, new.closes_at, new.draws_at, new.beacon_chain, new.beacon_round, new.commitment)
      is distinct from (old.id, old.jackpot, old.opens_at, old.closes_at, old.draws_at, old.beacon_chain,
        old.beacon_round, old.commitment)
    or old.list is not null and (new.list, new.sealed_at) is distinct from (old.list, old.sealed_at)
    or old.state in ('drawn', 'carried')
    or new.state <> old.state and (old.state, new.state) not in
      (('open', 'sealed'), ('open', 'carried'), ('sealed', 'drawn'), ('sealed', 'carried')) then
    raise exception 'jackpot draw % is announced, sealed or drawn already', old.id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger jackpot_draw_goes_forward before update on jackpot_draw
  for each row execute function keep_jackpot_draw();
