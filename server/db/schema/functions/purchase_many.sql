/*
 * Buys slips, one for each place of the arrays; a player appears in them once. The batches on sale are locked first, as
 * sealing locks them, and only then is the clock asked. Each purchase has its own outcome: 'sold', 'known' (this key
 * has already bought a ticket), 'nothing-on-sale', 'draw-full' (the batch could no longer pay for it), or the name of a
 * refusal; a refused one leaves nothing behind. If another call takes one of the keys or the last of the money at the
 * same time, the whole statement fails.
 *
 * The plan is made once, for few rows, whatever the tables hold: statistics of an empty table would choose scans and
 * keep them while it fills. Every join goes through an index, so that a group costs what its purchases cost. For no
 * rows, reading a whole index (materialized) or all batches of a game looked equally cheap: both are ruled out here,
 * and the cost set for a row read through an index makes few rows cheaper than one page of many.
 */
create or replace function purchase_many(
  players bigint[], keys text[], hashes text[], slips uuid[], wallets text[], amounts bigint[], nonces text[]
) returns table (
  place bigint, outcome text, ticket_id uuid, batch_id text, game text, masks bigint[], stake_per_line bigint,
  leaf_index int
) language plpgsql
  security definer set search_path = public, pg_temp -- only its owner may write tickets
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_material = off
  set cpu_index_tuple_cost = 10
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
  with held as materialized (
    select id, game, closes_at, rules_hash, size,
      worst_limit - worst - case when hangs_on_matches(game) then still_open(game, id) else 0 end as room
    from batch where id = any(on_sale)
  ), judged as (
    select a.place, a.player_id, a.key, a.hash, a.nonce, a.wallet, a.amount, a.slip_id, s.game, s.masks, s.lines,
      s.stake_per_line, s.worst, b.id as batch_id, b.size, b.room, w.id as wallet_id,
      k.ticket_id as known_ticket,
      case
        when k.key is not null then case when k.request_hash = decode(a.hash, 'hex') then 'known' else 'key-reused' end
        when s.id is null or s.state = 'dropped' then 'slip-unknown'
        when t.id is not null then 'slip-paid'
        when a.amount <> s.stake_per_line * s.lines then 'price-differs'
        when p.phone_verified_at is null then 'phone-not-verified'
        when b.id is null then 'nothing-on-sale'
        when b.closes_at <= now then 'batch-closed'
        when b.rules_hash <> s.rules_hash then 'rules-changed'
        when not s.playable then 'line-count'
        when hangs_on_matches(s.game) and has_begun(s.id, now) then 'match-closed'
        when w.balance is null or w.balance < a.amount then 'wallet-short'
        else 'sold'
      end as outcome
    from unnest(players, keys, hashes, slips, wallets, amounts, nonces) with ordinality
      as a(player_id, key, hash, slip_id, wallet, amount, nonce, place)
    left join request_key k on k.player_id = a.player_id and k.key = a.key
    left join slip s on s.id = a.slip_id and s.player_id = a.player_id
    left join ticket t on t.id = s.id
    left join player p on p.id = a.player_id
    left join held b on b.game = s.game
    left join account w on w.player_id = a.player_id and w.wallet = a.wallet
  ), weighed as (
    select *, coalesce(fitting(worst, room) filter (where outcome = 'sold') over (
      partition by batch_id order by place rows between unbounded preceding and 1 preceding), 0) as taken
    from judged
  ), sold as (
    select *, (size - 1 + row_number() over (partition by batch_id order by place))::int as leaf_index
    from weighed where outcome = 'sold' and (room is null or taken + worst <= room)
  ), used as (
    insert into request_key (player_id, key, request_hash, ticket_id, created_at)
    select player_id, key, decode(hash, 'hex'), slip_id, now from sold
  ), tickets as (
    insert into ticket (id, player_id, batch_id, game, masks, lines, stake_per_line, stake, wallet, leaf_index, nonce,
      bought_at)
    select slip_id, player_id, batch_id, game, masks, lines, stake_per_line, amount, wallet, leaf_index,
      decode(nonce, 'hex'), now
    from sold
  ), money as (
    insert into transfer (debit_account, credit_account, amount, kind, cause, at)
    select wallet_id, (select id from account where code = 'house'), amount, 'ticket', slip_id::text, now from sold
  ), counted as (
    update batch set size = batch.size + s.size, lines = batch.lines + s.lines, stake = batch.stake + s.stake,
      worst = batch.worst + s.worst
    from (
      select batch_id, count(*)::int as size, sum(lines)::int as lines, sum(amount)::bigint as stake,
        sum(worst)::bigint as worst
      from sold group by batch_id) s
    where batch.id = any(on_sale) and batch.id = s.batch_id
  )
  select place, outcome, slip_id, batch_id, game, masks, stake_per_line, leaf_index from sold
  union all
  select place, case when outcome = 'sold' then 'draw-full' else outcome end, known_ticket, null, null, null, null, null
  from weighed where outcome <> 'sold' or not (room is null or taken + worst <= room);
end $$;
