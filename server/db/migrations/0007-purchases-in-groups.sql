-- Purchases that wait while one is being written are written together, by one statement with one commit.

-- What a receipt says follows from the ticket, so it is signed when it is asked for. The leaf hashes of a batch are
-- computed when it is sealed and kept in one row: 32 bytes for each ticket, in the order of their leaf index.
create table batch_leaves (
  batch_id text primary key references batch,
  hashes bytea not null check (length(hashes) % 32 = 0)
);
insert into batch_leaves
  select b.id, coalesce(string_agg(t.leaf_hash, ''::bytea order by t.leaf_index), ''::bytea)
  from batch b left join ticket t on t.batch_id = b.id where b.head is not null group by b.id;
alter table ticket drop column leaf_hash, drop column receipt_key, drop column receipt_signature;

-- Whether the lines that are left after some were dropped may be played. That a slip is paid is told by its ticket alone:
-- it has the slip's id, and ids of tickets are unique.
alter table slip add column playable boolean not null default true;
update slip set state = 'unpaid' where state = 'paid';
alter table slip drop constraint slip_state_check, add constraint slip_state_check check (state in ('unpaid', 'dropped'));

-- A purchase's answer follows from its ticket and is not written a second time.
alter table request_key add column ticket_id uuid;
update request_key set ticket_id = (answer ->> 'game_id')::uuid, answer = null where answer ? 'game_id';

-- A foreign key of a row that is written with each purchase is looked up again for that row and locks what it refers to;
-- all players' transfers would lock the house's row. The purchase writes these rows by joining them to what they refer
-- to, and none of that is ever deleted: `ledger/invariants.ts` looks for rows that refer to nothing.
alter table transfer drop constraint transfer_debit_account_fkey, drop constraint transfer_credit_account_fkey;
alter table ticket drop constraint ticket_id_fkey, drop constraint ticket_player_id_fkey, drop constraint ticket_batch_id_fkey;
alter table request_key drop constraint request_key_player_id_fkey;
alter table slip drop constraint slip_rules_hash_fkey;
create trigger rules_document_is_final before update or delete on rules_document
  for each row execute function refuse_change();
create trigger account_is_final before delete on account for each row execute function refuse_change();
create trigger slip_is_final before delete on slip for each row execute function refuse_change();
create trigger player_is_final before delete on player for each row execute function refuse_change();

-- Wallets that are updated find room for their next version on their own page, and their indexes stay as they are.
alter table account set (fillfactor = 60);

-- A ticket credits the house, and nobody reads the house's side by this index.
drop index transfer_credit;
create index transfer_credit on transfer (credit_account, id desc) where kind <> 'ticket';

-- Wallets follow the transfers in the same statement and in the order of their id: two settlements or purchases cannot
-- wait for each other. The order holds because only a nested loop over the sorted sums is allowed.
create or replace function wallets_follow() returns trigger language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  update account set balance = account.balance + moved.amount
    from (
      select id, sum(amount)::bigint as amount
      from (select debit_account as id, -amount as amount from added union all select credit_account, amount from added) side
      group by id order by id
    ) moved
    where account.id = moved.id and account.player_id is not null;
  return null;
end $$;

/*
 * Buys slips, one for each place of the arrays; a player stands in them once. The batches on sale are locked first, as
 * sealing locks them, and only then is the clock asked. Each purchase has an outcome of its own: 'sold', 'known' (this key
 * has bought a ticket before), 'nothing-on-sale', or the name of a refusal, and what is refused leaves nothing behind.
 * Where another call takes one of the keys or the last of the money at the same time, the statement fails as a whole.
 *
 * The plans are made for few rows whatever the tables hold: statistics of an empty table would else choose scans that
 * are never looked at again. Every join goes through an index, so that a group costs what its purchases cost.
 */
create function purchase_many(
  players bigint[], keys text[], hashes text[], slips uuid[], wallets text[], amounts bigint[], nonces text[]
) returns table (
  place bigint, outcome text, ticket_id uuid, batch_id text, game text, masks bigint[], stake_per_line bigint,
  leaf_index int
) language plpgsql
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
#variable_conflict use_column
declare
  on_sale text[];
  now timestamptz;
begin
  select array_agg(id) into on_sale from (
    select id from batch
    where state = 'open' and opens_at <= (select game_clock()) and closes_at > (select game_clock())
      and game in (select game from slip where id = any(slips))
    order by id for update) held;
  now := game_clock();
  return query
  with judged as (
    select a.place, a.player_id, a.key, a.hash, a.nonce, a.wallet, a.amount, a.slip_id, s.game, s.masks,
      s.stake_per_line, b.id as batch_id, b.size, w.id as wallet_id, k.ticket_id as known_ticket,
      case
        when k.key is not null then case when k.request_hash = decode(a.hash, 'hex') then 'known' else 'key-reused' end
        when s.id is null or s.state = 'dropped' then 'slip-unknown'
        when t.id is not null then 'slip-paid'
        when a.amount <> s.stake_per_line * cardinality(s.masks) then 'price-differs'
        when p.phone_verified_at is null then 'phone-not-verified'
        when b.id is null then 'nothing-on-sale'
        when b.closes_at <= now then 'batch-closed'
        when b.rules_hash <> s.rules_hash then 'rules-changed'
        when not s.playable then 'line-count'
        when w.balance is null or w.balance < a.amount then 'wallet-short'
        else 'sold'
      end as outcome
    from unnest(players, keys, hashes, slips, wallets, amounts, nonces) with ordinality
      as a(player_id, key, hash, slip_id, wallet, amount, nonce, place)
    left join request_key k on k.player_id = a.player_id and k.key = a.key
    left join slip s on s.id = a.slip_id and s.player_id = a.player_id
    left join ticket t on t.id = s.id
    left join player p on p.id = a.player_id
    left join batch b on b.id = any(on_sale) and b.game = s.game
    left join account w on w.player_id = a.player_id and w.wallet = a.wallet
  ), sold as (
    select *, (size - 1 + row_number() over (partition by batch_id order by place))::int as leaf_index
    from judged where outcome = 'sold'
  ), used as (
    insert into request_key (player_id, key, request_hash, ticket_id, created_at)
    select player_id, key, decode(hash, 'hex'), slip_id, now from sold
  ), tickets as (
    insert into ticket (id, player_id, batch_id, game, masks, stake_per_line, stake, wallet, leaf_index, nonce, bought_at)
    select slip_id, player_id, batch_id, game, masks, stake_per_line, amount, wallet, leaf_index, decode(nonce, 'hex'), now
    from sold
  ), money as (
    insert into transfer (debit_account, credit_account, amount, kind, cause, at)
    select wallet_id, (select id from account where code = 'house'), amount, 'ticket', slip_id::text, now from sold
  ), counted as (
    update batch set size = batch.size + s.size, lines = batch.lines + s.lines, stake = batch.stake + s.stake
    from (
      select batch_id, count(*)::int as size, sum(cardinality(masks))::int as lines, sum(amount)::bigint as stake
      from sold group by batch_id) s
    where batch.id = s.batch_id
  )
  select place, outcome, slip_id, batch_id, game, masks, stake_per_line, leaf_index from sold
  union all
  select place, outcome, known_ticket, null, null, null, null, null from judged where outcome <> 'sold';
end $$;
