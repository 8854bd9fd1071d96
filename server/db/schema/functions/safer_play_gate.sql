-- The gate before every stake and every top-up: money leaves a wallet for a game, or comes into one from outside, only
-- through here. Rows are locked in the order of the players, as wallets are, and judged as they are then: two stakes at
-- once cannot pass a limit together. A player with no limit, no break and a young session is not looked at closely.
create or replace function safer_play_gate() returns trigger language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_material = off
  set cpu_index_tuple_cost = 10 -- counts rows read, not pages
as $$
#variable_conflict use_column
declare
  at timestamptz;
  today timestamp;
  fed bigint[];
  players bigint[];
  amounts bigint[];
begin
  select array_agg(distinct w.player_id) into fed from added t join account s on s.id = t.debit_account
    join account w on w.id = t.credit_account
    where is_top_up(t.kind, s.code) and w.player_id is not null;
  if fed is not null then
    perform from safer_play where player_id = any(fed) order by player_id for update;
    perform hold_back(player_id, top_up_refused(player_id, 0)) from unnest(fed) player_id;
  end if;

  -- A draw paid in advance goes back into its wallet and out again: it was counted when it was paid. So do the shares
  -- of a syndicate, counted for each member, and the free line of a bid, which a campaign pays for.
  select array_agg(player_id order by player_id), array_agg(amount order by player_id) into players, amounts from (
    select w.player_id, sum(m.amount)::bigint as amount
    from (
      select debit_account as wallet_id, amount from added where is_stake(kind)
      union all select credit_account, -amount from added where kind in ('advance-used', 'shares-used', 'free-line')) m
    join account w on w.id = m.wallet_id
    where w.player_id is not null group by w.player_id) moved;
  if players is null then return null; end if;

  perform from safer_play where player_id = any(players) order by player_id for update;
  perform hold_back(m.player_id, stake_refused(m.player_id, m.amount))
    from unnest(players, amounts) m(player_id, amount) join safer_play s on s.player_id = m.player_id
    where m.amount > 0 and (s.excluded_at is not null or s.register_until is not null or s.break_until is not null
      or s.is_limited or s.began_at <= game_clock() - interval '5 minutes');
  -- Asked only now: a stake that waited for the lock past midnight is judged, and so must be counted, on the new day.
  at := game_clock();
  today := date_trunc('day', at at time zone 'Africa/Lagos');
  update safer_play s set
      began_at = case when x.waits then s.began_at when x.begins then at else s.began_at end,
      last_at = case when x.waits then s.last_at else at end,
      checked_at = case when x.begins and not x.waits then null else s.checked_at end,
      staked = case when x.waits then s.staked when x.begins then x.amount else s.staked + x.amount end,
      day = today::date,
      day_staked = case when s.day = today::date then s.day_staked else 0 end + x.amount,
      week_staked = case when date_trunc('week', s.day::timestamp) = date_trunc('week', today) then s.week_staked else 0 end
        + x.amount,
      month_staked = case when date_trunc('month', s.day::timestamp) = date_trunc('month', today) then s.month_staked else 0 end
        + x.amount
    from (
      select m.*,
        -- Buying a draw paid in advance, or for a standing order, does not make the player present.
        m.amount < 0 or m.player_id::text in (coalesce(current_setting('play.paid_before', true), ''),
          coalesce(current_setting('play.by_order', true), '')) as waits,
        not is_at_play(began_at, last_at, at) as begins
      from unnest(players, amounts) m(player_id, amount) join safer_play p on p.player_id = m.player_id) x
    where s.player_id = x.player_id;
  return null;
end $$;
