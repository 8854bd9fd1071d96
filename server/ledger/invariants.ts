// What must always hold. Each statement finds the rows that break it; `/readyz` and the tests run them all.
import { jackpots } from '#src/games/jackpots.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { asIs, sql, type Part } from '#server/db/sql.ts'
import { promising } from '#server/db/queries/draws/jackpots.ts'

const TICKET_KINDS = sql`'ticket', 'win', 'cashback', 'tax', 'owed', 'refund', 'refund-cover'`

/** What came into the account `a` and has not gone out. */
const HELD = sql`(select coalesce(sum(amount), 0) from transfer where credit_account = a.id)
  - (select coalesce(sum(amount), 0) from transfer where debit_account = a.id)`

/** An account of ours holds what is due out of it. Has no parameters, so these statements can be prepared. */
const holds = (code: string, due: Part): Part => sql`
  select 1 from account a where a.code = '${asIs(code)}' and ${HELD} <> (${due})`

/** These hold for any set of wallets along with all their transfers. */
const ofWallets: Record<string, Part> = {
  'I3 a wallet is the sum of its transfers': sql`
    select 1 from account a
    left join (
      select id, sum(amount) as amount from (
        select debit_account as id, -amount as amount from transfer
        union all select credit_account, amount from transfer) side
      group by id) s on s.id = a.id
    where a.player_id is not null and a.balance <> coalesce(s.amount, 0)`,
  'I4 no wallet is below nothing': sql`select 1 from account where balance < 0`,
  'a player has three wallets': sql`
    select 1 from player p left join account a on a.player_id = p.id group by p.id having count(a.id) <> 3`,
}

/** These hold for any batch along with its tickets, slips and payments. */
const ofBatches: Record<string, Part> = {
  'I1 all accounts sum to nothing': sql`
    select 1 from (select coalesce(sum(amount) filter (where c.id is not null), 0)
        - coalesce(sum(amount) filter (where d.id is not null), 0) as rest
      from transfer t left join account c on c.id = t.credit_account left join account d on d.id = t.debit_account) s
    where rest <> 0`,
  'I8 tickets are bought while their batch is on sale': sql`
    select 1 from ticket t join batch b on b.id = t.batch_id
    where t.bought_at < b.opens_at or t.bought_at >= b.closes_at or b.sealed_at < b.closes_at`,
  'I9 a batch is sealed, drawn and settled in this order': sql`
    select 1 from batch where state = 'open' and sealed_at is not null
      or state <> 'open' and sealed_at is null
      or (state in ('drawn', 'settled') and not hangs_on_matches(game))
        <> (numbers is not null and beacon_signature is not null)
      or state = 'kept' and not hangs_on_matches(game)
      or (state in ('settled', 'refunded')) <> (settled_at is not null)
      or drawn_at < sealed_at or settled_at < drawn_at`,
  'I10 numbers drawn are different and in the drum, or one score of each match': sql`
    select 1 from batch b join rules_document r on r.hash = b.rules_hash
    where b.numbers is not null and exists (
      select 1 from jsonb_to_record(r.body::jsonb) as rules(pick int, "of" int, matches jsonb)
      where case when rules.matches is null
        then cardinality(b.numbers) <> rules.pick
          or (select count(distinct n) from unnest(b.numbers) n where n between 1 and rules."of")
            <> cardinality(b.numbers)
        else cardinality(b.numbers) <> jsonb_array_length(rules.matches)
          or exists (select 1 from unnest(b.numbers) with ordinality as u(n, place)
            where n not between 50 * place - 49 and 50 * place) end)`,
  'I11 every win is paid once, and nothing else': sql`
    select 1 from (
      select t.id::text as cause, p.won - p.later as won, p.cashback, p.tax, p.later
      from payout p left join ticket t on t.batch_id = p.batch_id and t.leaf_index = p.leaf_index) due
    full join (
      select cause, coalesce(sum(amount) filter (where kind = 'win'), 0) as won,
        coalesce(sum(amount) filter (where kind = 'cashback'), 0) as cashback,
        coalesce(sum(amount) filter (where kind = 'tax'), 0) as tax,
        coalesce(sum(amount) filter (where kind = 'owed'), 0) as later
      from transfer where kind in ('win', 'cashback', 'tax', 'owed') group by cause) paid on paid.cause = due.cause
    where (due.won, due.cashback, due.tax, due.later) is distinct from (paid.won, paid.cashback, paid.tax,
      paid.later)`,
  'what a winner may choose about is what the payout leaves for later': sql`
    select 1 from payout p
    full join (select batch_id, leaf_index, sum(once) as later from annuity group by batch_id, leaf_index) a
      on a.batch_id = p.batch_id and a.leaf_index = p.leaf_index
    where coalesce(p.later, 0) <> coalesce(a.later, 0)`,
  'I11 payments of a ticket are unique': sql`
    select 1 from transfer where kind in (${TICKET_KINDS}) group by kind, cause having count(*) > 1`,
  'I12 a ticket keeps the rules of its batch': sql`
    select 1 from ticket t join batch b on b.id = t.batch_id join slip s on s.id = t.id
    where s.rules_hash <> b.rules_hash or s.masks <> t.masks or s.lines <> t.lines
      or s.stake_per_line <> t.stake_per_line or s.game <> b.game`,
  'I13 a settled batch has paid what its tickets won': sql`
    select 1 from batch b
    left join (
      select batch_id, sum(won + cashback) as paid, count(*) filter (where won > 0) as winners
      from payout group by batch_id) s on s.batch_id = b.id
    where b.paid_out <> coalesce(s.paid, 0) or b.winners <> coalesce(s.winners, 0)`,
  'I13 only tickets of settled batches get a payout': sql`
    select 1 from payout p
    left join ticket t on t.batch_id = p.batch_id and t.leaf_index = p.leaf_index
    left join batch b on b.id = p.batch_id
    where b.state is distinct from 'settled' and not (b.state = 'kept' and hangs_on_matches(b.game))
      or t.stake is distinct from p.stake`,
  'I16 a credited top-up is one transfer': sql`
    select 1 from top_up u left join transfer t on t.kind = 'top_up' and t.cause = u.reference
    where (u.state = 'credited') <> (t.id is not null) or t.amount <> u.amount`,
  'every ticket is paid for from its player’s wallet': sql`
    select 1 from ticket k
    left join transfer t on t.kind = 'ticket' and t.cause = k.id::text
    left join account a on a.id = t.debit_account
    where t.amount is distinct from k.stake or a.player_id is distinct from k.player_id
      or a.wallet is distinct from k.wallet`,
  'every refund goes back to the wallet it came from': sql`
    select 1 from ticket k
    left join transfer t on t.kind = 'refund' and t.cause = k.id::text
    left join account a on a.id = t.credit_account
    left join batch b on b.id = k.batch_id
    where (b.state = 'refunded' or b.state in ('kept', 'settled') and hangs_on_matches(k.game)
        and soccer_status(k.id, k.bought_at, 0) = 'refunded') <> (t.id is not null)
      or t.id is not null and (t.amount <> k.stake or a.player_id <> k.player_id or a.wallet <> k.wallet)`,
  'a batch counts its tickets': sql`
    select 1 from batch b
    left join (select batch_id, count(*) as size, sum(lines) as lines, sum(stake) as stake,
      min(leaf_index) as first, max(leaf_index) as last from ticket group by batch_id) t on t.batch_id = b.id
    where (b.size, b.lines, b.stake) is distinct from (coalesce(t.size, 0), coalesce(t.lines, 0), coalesce(t.stake, 0))
      or b.size > 0 and (t.first <> 0 or t.last <> b.size - 1)`,
  'a head seals what the batch counts': sql`
    select 1 from batch b where head is not null and exists (
      select 1 from jsonb_to_record(b.head::jsonb) as sealed(batch text, size int, lines int, stake bigint)
      where (sealed.batch, sealed.size, sealed.lines, sealed.stake) is distinct from (b.id, b.size, b.lines, b.stake))`,
  'pools and reserve give back what they got of a refunded batch, and of no other': sql`
    select 1 from batch b
    join transfer t on t.cause = b.id and t.kind not like '%-back'
    left join transfer r on r.cause = b.id and r.kind = t.kind || '-back'
    where (b.state = 'refunded') <> (r.id is not null)
      or (r.amount, r.debit_account, r.credit_account) is distinct from (t.amount, t.credit_account, t.debit_account)
        and r.id is not null`,
  'no dropped slip has a ticket': sql`
    select 1 from slip s join ticket t on t.id = s.id where s.state = 'dropped'`,
  'no payment of a ticket without its ticket': sql`
    select 1 from transfer t left join ticket k on k.id::text = t.cause
    where t.kind in (${TICKET_KINDS}) and k.id is null`,
  // Replaces foreign keys, which are too slow for purchases (schema/02-ledger.sql).
  'no ticket and no transfer refers to what is not there': sql`
    select 1 from ticket t
    left join batch b on b.id = t.batch_id left join slip s on s.id = t.id left join player p on p.id = t.player_id
    where b.id is null or s.player_id is distinct from p.id
    union all
    select 1 from transfer t
    left join account d on d.id = t.debit_account left join account c on c.id = t.credit_account
    where d.id is null or c.id is null`,
}

/** About request keys, matches and other rows that belong to no batch: checked only on the whole ledger. */
const ofKeys: Record<string, Part> = {
  'good causes and stamp duty come from the house, for what was sealed and for a transfer that was paid': sql`
    select 1 from transfer t
    join account c on c.id = t.credit_account join account d on d.id = t.debit_account
    left join batch b on b.id = t.cause left join payout_attempt a on a.reference = t.cause
    left join item i on i.id = t.cause and i.state = 'drawn'
    where c.code = 'good_causes'
        and (d.code <> 'house' or t.kind <> 'good-causes' or b.sealed_at is null and i.id is null
          or t.amount > coalesce(b.stake, i.sold * i.chance_price))
      or c.code = 'stamp_duty'
        and (d.code <> 'house' or t.kind <> 'stamp-duty'
          or a.state is null or a.state not in ('succeeded', 'reversed'))`,
  'a ticket on matches is bought before they begin, at the price that its matches had': sql`
    select 1 from ticket t
    left join soccer_slip s on s.id = t.id
    left join lateral (
      select count(*) as matches, product(cardinality(p.scores)) as predictions,
        bool_or(t.bought_at > m.kick_off - interval '1 minute' or t.bought_at > m.decided_at) as is_late,
        bool_or(exists (
          select from unnest(p.scores, p.parts) as one(score, parts)
          where one.parts is distinct from m.parts[split_part(score, '-', 1)::int * 10 + split_part(score, '-', 2)::int + 1])
        ) as is_strange
      from soccer_pick p join soccer_match m on m.number = p.match_number where p.slip_id = t.id) l on true
    where hangs_on_matches(t.game)
      and (s.id is null or l.matches = 0 or l.predictions <> t.lines or l.is_late or l.is_strange)`,
  'a ticket on matches is paid once all of them are settled, by the price of those that count': sql`
    select 1 from ticket t
    join soccer_slip s on s.id = t.id join batch b on b.id = t.batch_id
    left join payout o on o.batch_id = t.batch_id and o.leaf_index = t.leaf_index
    cross join lateral (
      select product(p.parts[array_position(p.scores, m.score)]) filter (where m.void is null) as price,
        product(cardinality(p.scores)) filter (where m.void is not null) as times,
        count(*) filter (where m.void is null) as legs, bool_and(m.void is not null or m.score = any(p.scores)) as is_right
      from soccer_pick p join soccer_match m on m.number = p.match_number where p.slip_id = t.id) l
    where b.state in ('kept', 'settled') and coalesce(o.won, 0) <> case
      when soccer_status(t.id, t.bought_at, 1) = 'won' and l.is_right
      then l.times * least(s.most, div(t.stake_per_line * 53 * power(1048576::numeric, l.legs), 100 * l.price))
      else 0 end`,
  'what a refunded ticket on matches had set aside goes back with it': sql`
    select 1 from ticket t join transfer r on r.kind = 'refund' and r.cause = t.id::text
    join batch b on b.id = t.batch_id
    left join transfer c on c.kind = 'refund-cover' and c.cause = t.id::text
    where hangs_on_matches(t.game) and b.state <> 'refunded' and c.amount is distinct from t.stake * 55 / 100`,
  'a key that bought a ticket belongs to its player': sql`
    select 1 from request_key k left join ticket t on t.id = k.ticket_id
    where k.ticket_id is not null and t.player_id is distinct from k.player_id`,
  'a jackpot is paid once, out of its pool, to the player of the ticket that won it': sql`
    select 1 from jackpot_draw j
    full join (select * from transfer where kind = 'jackpot') t on t.cause = j.id
    left join account d on d.id = t.debit_account left join account c on c.id = t.credit_account
    left join ticket k on k.id = j.ticket_id
    where (t.id is not null or j.state = 'drawn') and (t.amount is distinct from j.paid
      or d.code is distinct from 'jackpot:' || j.jackpot or c.player_id is distinct from j.player_id
      or k.player_id is distinct from j.player_id or c.wallet is distinct from 'winnings'
      or (k.batch_id, k.leaf_index) is distinct from (j.batch_id, j.leaf_index)
      or j.paid <> (j.list::jsonb ->> 'prize')::bigint)`,
  // A list cannot change: what a void batch had given before it goes back out of the pool all the same (decision 14).
  'no pool is below nothing, nor below what its sealed draws promise, but by what void batches took back': sql`
    select 1 from (
      select ${HELD} as held,
        (select coalesce(sum((list::jsonb ->> 'prize')::bigint), 0) from jackpot_draw
          where ${promising} and 'jackpot:' || jackpot = a.code) as promised,
        (select coalesce(sum(r.amount), 0) from transfer r join batch b on b.id = r.cause
          where r.debit_account = a.id and r.kind like '%-back' and exists (
            select 1 from jackpot_draw d where 'jackpot:' || d.jackpot = a.code
              and d.sealed_at >= b.sealed_at)) as taken_back
      from account a where a.code like 'jackpot:%') x
    where held - promised < -taken_back`,
  'tax on a jackpot is withheld once': sql`
    select 1 from (select id, tax from jackpot_draw where tax > 0) j
    full join (select cause, amount from transfer where kind = 'jackpot-tax') t on t.cause = j.id
    where t.amount is distinct from j.tax`,
  'what is owed to winners is what they have not been paid': holds(
    'prize_liabilities',
    sql`
      select coalesce(sum(case
      when chosen is null then once when chosen = 'monthly' then (months - paid_months) * monthly else 0 end), 0)
      from annuity`,
  ),
  'a prize is paid as its winner chose, each payment once': sql`
    select 1 from annuity a
    left join (
      select split_part(cause, '/', 1) as id, kind, count(*) as times, sum(amount) as amount
      from transfer where kind in ('prize-once', 'salary') group by 1, 2) t on t.id = a.id::text
    where (t.kind, t.times, t.amount) is distinct from (case
      when a.chosen = 'once' then ('prize-once'::text, 1::bigint, a.once::numeric)
      when a.paid_months > 0 then ('salary'::text, a.paid_months::bigint, (a.paid_months * a.monthly)::numeric)
      else (null::text, null::bigint, null::numeric) end)`,
  'what was taken back of a top-up is what the ledger took': sql`
    select 1 from top_up u
    full join (
      select split_part(cause, '/', 1) as reference,
        sum(case when kind like 'take-back%' then amount else -amount end) as taken
      from transfer where kind in ('take-back', 'take-back-owed', 'returned', 'returned-owed') group by 1) t
      on t.reference = u.reference
    where coalesce(u.taken_back, 0) <> coalesce(t.taken, 0)`,
  'what a player owes is what the ledger says': sql`
    select 1 from (select * from account where code like 'owed:%') a
    full join debt d on a.code = 'owed:' || d.player_id
    where coalesce(d.amount, 0) <> coalesce((select sum(amount) from transfer where debit_account = a.id), 0)
      - coalesce((select sum(amount) from transfer where credit_account = a.id), 0)`,
  'what is set aside for coming draws is what waits for them': holds(
    'advance',
    sql`select coalesce(sum(amount), 0) from advance_draw where state = 'waiting'`,
  ),
  'what is set aside for scratch cards is what the unused ones are worth': holds(
    'scratch_cards',
    sql`select coalesce(sum(amount), 0) from scratch_card where state = 'unused'`,
  ),
  'a scratch card is paid once, to the winnings of the player who used it': sql`
    select 1 from (select * from scratch_card where state = 'used') k
    full join (select * from transfer where kind = 'scratch-card') t on t.cause = k.serial
    left join account d on d.id = t.debit_account left join account c on c.id = t.credit_account
    where t.amount is distinct from k.amount or d.code is distinct from 'scratch_cards'
      or c.player_id is distinct from k.used_by or c.wallet is distinct from 'winnings'`,
  'a referral is paid once, to the bonus wallet of who invited': sql`
    select 1 from (select * from referral where state = 'paid') r
    full join (select * from transfer where kind = 'referral') t on t.cause = r.friend_id::text
    left join account d on d.id = t.debit_account left join account c on c.id = t.credit_account
    where t.amount is distinct from r.amount or d.code is distinct from 'campaigns'
      or c.player_id is distinct from r.referrer_id or c.wallet is distinct from 'bonus'`,
  'an item counts its bids, none is over a player’s share, and all were made while it was on sale': sql`
    select 1 from item i
    left join (
      select item_id, count(*) as bids, sum(numbers) as sold, min(bought_at) as earliest, max(bought_at) as latest,
        sum(cost) as cost
      from item_bid group by item_id) b on b.item_id = i.id
    where (i.bids, i.sold) is distinct from (coalesce(b.bids, 0), coalesce(b.sold, 0))
      or b.earliest < i.opens_at or b.latest >= i.closes_at or b.cost <> i.sold * i.chance_price
      or exists (select 1 from item_bid h where h.item_id = i.id
        group by h.player_id having sum(h.numbers) > i.most)`,
  'a bid is paid once from its player’s wallet, and goes back there if its item does not come to a draw': sql`
    select 1 from item_bid b join item i on i.id = b.item_id
    full join (select * from transfer where kind = 'bid') t on t.cause = b.id::text
    left join account w on w.id = t.debit_account
    left join transfer r on r.kind = 'bid-back' and r.cause = t.cause
    left join account v on v.id = r.credit_account
    where b.id is null or t.amount is distinct from b.cost
      or (w.player_id, w.wallet) is distinct from (b.player_id, b.wallet)
      or (i.state = 'refunded') <> (r.id is not null)
      or r.id is not null
        and (r.amount <> b.cost or (v.player_id, v.wallet) is distinct from (b.player_id, b.wallet))`,
  'what is set aside for items is what was bid before their draw, and their price until they are sent or paid':
    holds(
      'items',
      sql`
      (select coalesce(sum(sold * chance_price), 0) from item where state in ('open', 'sealed'))
      + (select coalesce(sum(i.price), 0) from item_prize p join item i on i.id = p.item_id
      where p.state in ('won', 'claimed'))`,
    ),
  'an item has one winner, who holds the number drawn or the reserve, and is paid once if it is paid': sql`
    select 1 from item i
    full join item_prize p on p.item_id = i.id
    left join item_bid b on b.id = p.bid_id
    left join transfer t on t.kind = 'item-cash' and t.cause = i.id
    left join account c on c.id = t.credit_account
    where (i.state is not distinct from 'drawn') <> (p.item_id is not null)
      or p.item_id is not null and (b.item_id <> i.id or b.player_id <> p.player_id
        or not (case when p.passed is null then i.number else i.reserve end) between b.first and b.first + b.numbers - 1
        or (p.state = 'cash') <> (t.id is not null)
        or t.id is not null
          and (t.amount <> i.cash or (c.player_id, c.wallet) is distinct from (p.player_id, 'winnings')))`,
  'a free line is one ticket, which a campaign paid for': sql`
    select 1 from free_line f
    full join (select * from transfer where kind = 'free-line') t on t.cause = f.bid_id::text
    left join account d on d.id = t.debit_account left join account c on c.id = t.credit_account
    left join ticket k on k.id = f.slip_id
    where f.bid_id is null or (f.bought_at is not null) <> (t.id is not null)
      or (f.bought_at is not null) <> (k.id is not null)
      or t.id is not null and (t.amount <> f.stake or k.stake <> f.stake or d.code <> 'campaigns'
        or (c.player_id, c.wallet) is distinct from (f.player_id, 'bonus') or k.player_id <> f.player_id)`,
  'what is in flight to banks is what withdrawals have set aside': holds(
    'withdrawals_in_flight',
    sql`select coalesce(sum(amount), 0) from withdrawal where state in ('held', 'reserved', 'sent')`,
  ),
  'I14 a withdrawal is set aside once, out of the winnings of its player': sql`
    select 1 from withdrawal w
    full join (select * from transfer where kind = 'withdrawal') t on t.cause = w.id::text
    left join account d on d.id = t.debit_account left join account c on c.id = t.credit_account
    where t.amount is distinct from w.amount or d.player_id is distinct from w.player_id
      or d.wallet is distinct from 'winnings' or c.code is distinct from 'withdrawals_in_flight'`,
  'I15 a withdrawal is paid by one attempt, which the ledger has once': sql`
    select 1 from payout_attempt a join withdrawal w on w.id = a.withdrawal_id
    full join (select * from transfer where kind in ('withdrawal-paid', 'withdrawal-tax')) t on t.cause = a.reference
    where a.reference is null
      or (a.state in ('succeeded', 'reversed')) <> (t.id is not null)
      or t.amount <> case t.kind when 'withdrawal-paid' then w.amount - w.withheld else w.withheld end
      or (w.state = 'paid') <> (a.state = 'succeeded') and a.state in ('succeeded', 'reversed')`,
  'I15 a withdrawal comes back whole and once, to its player, or not at all': sql`
    select 1 from withdrawal w
    full join (
      select coalesce(a.withdrawal_id::text, t.cause) as id, sum(t.amount) as amount,
        count(*) filter (where t.kind in ('withdrawal-back', 'withdrawal-reversed')) as times,
        min(c.player_id) as player_id, max(c.player_id) as other
      from transfer t left join payout_attempt a on a.reference = t.cause
      left join account c on c.id = t.credit_account and c.wallet = 'winnings'
      where t.kind in ('withdrawal-back', 'withdrawal-reversed', 'withdrawal-tax-back') group by 1) t on t.id = w.id::text
    where w.id is null or (w.state = 'returned') <> (t.id is not null)
      or t.id is not null and (t.amount <> w.amount or t.times <> 1
        or t.player_id is distinct from w.player_id or t.other is distinct from w.player_id)`,
  'what the operator adds to winnings is for a withdrawal that left, no more than it, and goes back where that comes back': sql`
    select 1 from (
      select a.withdrawal_id as id, t.amount, t.debit_account, t.credit_account
      from transfer t left join payout_attempt a on a.reference = t.cause where t.kind = 'withdrawal-cover') t
    left join withdrawal w on w.id = t.id
    join account d on d.id = t.debit_account join account c on c.id = t.credit_account
    full join (
      select coalesce(a.withdrawal_id::text, b.cause) as id, b.amount, b.debit_account, b.credit_account
      from transfer b left join payout_attempt a on a.reference = b.cause where b.kind = 'withdrawal-cover-back') b
      on b.id = t.id::text
    where w.id is null or d.code <> 'operator_funds' or t.amount > w.amount
      or (c.player_id, c.wallet) is distinct from (w.player_id, 'winnings')
      or (w.state = 'returned') <> (b.id is not null)
      or b.id is not null and (b.amount, b.debit_account, b.credit_account)
        is distinct from (t.amount, t.credit_account, t.debit_account)`,
  'what came back to its player is paid by no attempt, and none is still under way': sql`
    select 1 from payout_attempt a join withdrawal w on w.id = a.withdrawal_id
    where w.state = 'returned' and a.state in ('sent', 'accepted', 'unknown', 'succeeded')`,
  'a standing order buys one ticket a draw, as it was made, and no more than it may': sql`
    select 1 from order_ticket x
    join standing_order o on o.id = x.order_id
    left join ticket k on k.id = x.ticket_id
    left join batch b on b.id = k.batch_id
    where k.id is null or b.draws_at <> x.draws_at or k.bought_at >= o.ends_at
      or (k.player_id, k.game, k.masks, k.lines, k.stake_per_line, k.wallet)
        is distinct from (o.player_id, o.game, o.masks, o.lines, o.stake_per_line, o.wallet)
    union all
    select 1 from standing_order o
    left join (
      select x.order_id, count(*) as tickets, sum(k.stake) as spent, max(x.draws_at) as last
      from order_ticket x join ticket k on k.id = x.ticket_id group by 1) s on s.order_id = o.id
    where (o.tickets, o.spent) is distinct from (coalesce(s.tickets, 0), coalesce(s.spent, 0))
      or o.last_draw is distinct from s.last`,
  'what is set aside for syndicates is what their members have paid for tickets to come': holds(
    'syndicates',
    sql`
      select coalesce(sum(x.amount), 0) from syndicate_share x join syndicate s on s.id = x.syndicate_id
      where s.state = 'open' and x.player_id is not null`,
  ),
  'the shares of a syndicate make its price, and each is paid once by its member': sql`
    select 1 from syndicate s join syndicate_share x on x.syndicate_id = s.id
    group by s.id having sum(x.amount) <> s.lines * s.stake_per_line
      or s.state = 'bought' and bool_or(x.player_id is null)
    union all
    select 1 from (select *, syndicate_id || '/' || place as cause from syndicate_share where player_id is not null) x
    full join (select * from transfer where kind = 'share') t on t.cause = x.cause
    left join account w on w.id = t.debit_account left join account c on c.id = t.credit_account
    where (t.amount, w.player_id, w.wallet, c.code) is distinct from (x.amount, x.player_id, 'play',
      'syndicates')`,
  'a syndicate buys its ticket as it was made, or gives every share back': sql`
    select 1 from syndicate s
    left join ticket k on k.id = s.id
    left join transfer u on u.kind = 'shares-used' and u.cause = s.id::text
    where (s.state = 'bought') <> (k.id is not null) or (s.state = 'bought') <> (u.id is not null)
      or u.amount <> k.stake
      or k.id is not null and (k.player_id, k.game, k.masks, k.lines, k.stake_per_line, k.batch_id, k.wallet)
        is distinct from (s.player_id, s.game, s.masks, s.lines, s.stake_per_line, s.batch_id, 'play')
    union all
    select 1 from (
      select x.syndicate_id || '/' || x.place as cause, x.amount, x.player_id
      from syndicate_share x join syndicate s on s.id = x.syndicate_id
      where s.state = 'off' and x.player_id is not null) x
    full join (select * from transfer where kind = 'share-back') t on t.cause = x.cause
    left join account w on w.id = t.credit_account
    where (t.amount, w.player_id, w.wallet) is distinct from (x.amount, x.player_id, 'play')`,
  // Deliberately worded unlike the split itself: rounded down, and the rest to the largest remainders in order.
  'what a shared ticket brings goes to its members by their shares, to the kobo': sql`
    select 1 from (
      select n.cause || '/' || x.place as cause, n.kind, n.wallet, n.player_id as owner, x.player_id,
        case when n.kind = 'share-refund' then x.amount else div(n.net::numeric * x.amount, n.stake)
          + case when row_number() over (partition by n.cause, n.kind
              order by mod(n.net::numeric * x.amount, n.stake) desc, x.place)
            <= n.net - sum(div(n.net::numeric * x.amount, n.stake)) over (partition by n.cause, n.kind)
            then 1 else 0 end end as amount
      from (
        select k.id, k.id::text as cause, 'share-won' as kind, 'winnings' as wallet, k.player_id, k.stake,
          p.won - p.later + p.cashback - p.tax as net
        from ticket k join payout p on p.batch_id = k.batch_id and p.leaf_index = k.leaf_index
        where k.id in (select id from syndicate)
        union all
        select k.id, k.id::text, 'share-refund', 'play', k.player_id, k.stake, k.stake
        from ticket k join transfer r on r.kind = 'refund' and r.cause = k.id::text where k.id in (select id from syndicate)
        union all
        select k.id, j.id, 'share-won', 'winnings', k.player_id, k.stake, j.paid - j.tax
        from jackpot_draw j join ticket k on k.id = j.ticket_id
        where k.id in (select id from syndicate) and j.state = 'drawn') n
      join syndicate_share x on x.syndicate_id = n.id) due
    full join (select * from transfer where kind in ('share-won', 'share-refund')) t
      on t.cause = due.cause and t.kind = due.kind
    left join account d on d.id = t.debit_account left join account c on c.id = t.credit_account
    where due.cause is null or (due.player_id <> due.owner and due.amount > 0) <> (t.id is not null)
      or t.id is not null and (t.amount, d.player_id, d.wallet, c.player_id, c.wallet)
        is distinct from (due.amount, due.owner, due.wallet, due.player_id, due.wallet)`,
  'a draw paid in advance is bought or given back, once': sql`
    select 1 from advance_draw d
    left join transfer t on t.kind in ('advance-used', 'advance-back')
      and t.cause = d.advance_id || '/' || to_char(d.draws_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    left join ticket k on k.id = d.ticket_id
    left join batch b on b.id = k.batch_id
    where t.kind is distinct from (case d.state when 'bought' then 'advance-used' when 'refunded' then 'advance-back' end)
      or t.amount <> d.amount or k.stake <> d.amount or b.draws_at <> d.draws_at
      or d.state = 'bought' and b.id is null`,
}

// One statement sees one snapshot, so a purchase in between cannot look like a fault.
const anyOf = (broken: Record<string, Part>) =>
  Object.entries(broken)
    .map(([name, rows]) => sql`select '${asIs(name)}' as name where exists (${rows})`)
    .reduce((all, one) => sql`${all}\nunion all\n${one}`)

const ask = async (tx: Tx, statement: Part): Promise<string[]> => {
  const rows = await tx.many<{ name: string }>`${statement}`
  return rows.map(row => row.name)
}

const whole = anyOf({ ...ofWallets, ...ofBatches, ...ofKeys })

// Checks part of the ledger with the same statements, by shadowing the table names with subsets. Rows are fetched by
// key arrays, which use an index whatever the statistics say; what remains is joins within the subset, which must
// never become nested loops.

const lately = sql`
  with moved as materialized (select debit_account, credit_account from transfer order by id desc limit 1000),
  account as materialized (
    select * from public.account where player_id is not null
      and id = any(array(select debit_account from moved union select credit_account from moved))),
  transfer as materialized (
    select * from public.transfer where debit_account = any(array(select id from account))
    union all
    select t.* from public.transfer t
    where credit_account = any(array(select id from account)) and kind <> 'ticket'
      and not exists (select 1 from account d where d.id = t.debit_account)),
  player as (select * from public.player where false)
  ${anyOf(ofWallets)}`

const SHARES = ['provision', 'good-causes', ...jackpots.map(it => `jackpot-${it.id}`)]
const SHARE_KINDS = asIs(SHARES.map(kind => `'${kind}', '${kind}-back'`).join(', '))

const ofBatch = (id: string) => sql`
  with batch as materialized (select * from public.batch where id = ${id}),
  ticket as materialized (select * from public.ticket where batch_id = ${id}),
  payout as materialized (select * from public.payout where batch_id = ${id}),
  annuity as materialized (select * from public.annuity where batch_id = ${id}),
  slip as materialized (select * from public.slip where id = any(array(select id from ticket))),
  player as materialized (select * from public.player where id = any(array(select player_id from ticket))),
  transfer as materialized (
    select * from public.transfer
    where kind in (${TICKET_KINDS}) and cause = any(array(select id::text from ticket))
    union all
    select * from public.transfer where kind in (${SHARE_KINDS}) and cause = ${id}),
  account as materialized (
    select * from public.account
    where id = any(array(select debit_account from transfer union select credit_account from transfer))),
  top_up as (select * from public.top_up where false)
  ${anyOf(ofBatches)}`

const askLarge = async (tx: Tx, statement: Part): Promise<string[]> => {
  await tx.exec('set local enable_nestloop = off')
  return ask(tx, statement)
}

/** @returns the names of the broken invariants; should be empty */
export const checkInvariants = (tx: Tx): Promise<string[]> => ask(tx, whole)

/** The same for a ledger of any size, even before the database has statistics. */
export const checkLedger = (db: Db): Promise<string[]> => db.tx(tx => askLarge(tx, whole))

/** Inside a transaction: the wallets in the newest thousand transfers. Costs about the same at any ledger size. */
export const checkWalletsLately = (tx: Tx): Promise<string[]> => askLarge(tx, lately)

/** Inside a transaction: a batch and everything attached to it. */
export const checkBatch = (tx: Tx, id: string): Promise<string[]> => askLarge(tx, ofBatch(id))
