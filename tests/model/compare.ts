// Run after each step: service and model agree to the kobo, and no invariant is broken.
import assert from 'node:assert/strict'
import type { Db, Tx } from '#server/db/db.ts'
import { asIs, statement } from '#server/db/sql.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { POOLS } from './model.ts'
import type { World } from './steps/step.ts'

type Compared = Omit<World, 'seen'>

const sortOf = (outcome: string): 'bought' | 'late' | 'refused' => {
  if (outcome.startsWith('The payment came late, so no ticket was bought')) return 'late'
  return outcome === 'Your ticket is bought' ? 'bought' : 'refused'
}

interface Seen {
  wallets: Record<string, number> | null
  pools: Record<string, number>
  tickets: Record<string, unknown> | null
  slips: Record<string, unknown> | null
  batches: Record<string, string> | null
  matches: Record<string, [string | null, boolean]> | null
  jackpots: Record<string, [string, number]> | null
  top_ups: Record<string, [string, string | null]> | null
  debts: Record<string, number> | null
  withdrawals: Record<string, string> | null
  friends: Record<string, [string, number | null, string | null]> | null
  orders: Record<string, [string, string, number, number]> | null
  syndicates: Record<string, [string, string, (number | null)[]]> | null
  sessions: Record<string, (number | null)[]> | null
  limits: Record<string, (number | null)[]> | null
}

const pools = POOLS.map(pool => `'${pool}'`).join()
const ms = (at: string) => `(extract(epoch from ${at}) * 1000)::float8`
/** As a limit of that period counts it, but without its SQL function, which would be planned again each time. */
const staked = (period: string) =>
  `case when date_trunc('${period}', day::timestamp) = date_trunc('${period}', now) then ${period}_staked else 0 end`
const QUERY = `
  with side as (
    select debit_account as id, -sum(amount) as amount from transfer group by 1
    union all select credit_account, sum(amount) from transfer group by 1
  ), sums as (select id, sum(amount) as amount from side group by 1)
  select
    (select json_object_agg(code, balance) from account where player_id is not null) as wallets,
    (select json_object_agg(code, coalesce(amount, 0)) from account left join sums using (id) where code in (${pools})) as pools,
    (select json_object_agg(id, json_build_array(status, won, cashback, tax)) from ticket_result) as tickets,
    (select json_object_agg(slip.id, json_build_array(case when t.id is null then state else 'paid' end, slip.lines))
      from slip left join ticket t using (id)) as slips,
    (select json_object_agg(id, state) from batch) as batches,
    (select json_object_agg(id, json_build_array(coalesce(score, case when void is not null then 'void' end), settled_at is not null))
      from soccer_match) as matches,
    (select json_object_agg(id, json_build_array(state, paid)) from jackpot_draw) as jackpots,
    (select json_object_agg(reference, json_build_array(state, slip_outcome)) from top_up) as top_ups,
    (select json_object_agg(player_id, amount) from debt where amount > 0) as debts,
    (select json_object_agg(id, case when state in ('paid', 'returned') then state else 'flying' end) from withdrawal) as withdrawals,
    (select json_object_agg(friend_id, json_build_array(state, amount, reason)) from referral) as friends,
    (select json_object_agg(id, json_build_array(state, why, tickets, spent)) from standing_order) as orders,
    (select json_object_agg(s.id, json_build_array(state, why,
        (select json_agg(x.player_id order by x.place) from syndicate_share x where x.syndicate_id = s.id)))
      from syndicate s) as syndicates,
    (select json_object_agg(player_id, json_build_array(${ms('began_at')}, ${ms('last_at')}, ${ms('checked_at')},
        ${staked('day')}, ${staked('week')}, ${staked('month')}))
      from safer_play, lateral (select game_clock() at time zone 'Africa/Lagos' as now) t where last_at is not null) as sessions,
    (select json_object_agg(player_id || ' ' || kind || ' ' || period, json_build_array(amount, asked, ${ms('asked_at')}))
      from play_limit) as limits`

const prepared = new WeakMap<Db, Map<string, string>>()

/**
 * The embedded database replans each query text; here the same large ones run hundreds of thousands of times.
 */
const planned = (db: Db): Pick<Tx, 'many'> => {
  if (db.kind !== 'embedded') return db
  const known = prepared.get(db) ?? new Map<string, string>()
  prepared.set(db, known)
  return {
    many: async (texts, ...values) => {
      const { text } = statement(texts, values)
      const name = known.get(text) ?? `compared_${known.size}`
      if (!known.has(text)) await db.exec(`prepare ${name} as ${text}`)
      known.set(text, name)
      return db.many`execute ${asIs(name)}`
    },
  }
}

/** What is kept of each player's own play. */
const ownPlay = ({ model, real }: Compared): Pick<Seen, 'sessions' | 'limits'> => {
  const people = model.players.map((_, at) => ({ at, id: real.players[at]!, ...model.safer.of(at) }))
  const periods = ['day', 'week', 'month'] as const
  return {
    sessions: Object.fromEntries(
      people.flatMap(({ at, id, session: it }) => {
        const staked = periods.map(period => model.safer.used(at, { kind: 'stake', period }))
        return it ? [[id, [it.began, it.last, it.checked || null, ...staked]]] : []
      }),
    ),
    limits: Object.fromEntries(
      people.flatMap(({ id, limits }) =>
        limits.map(it => [
          `${id} ${it.kind} ${it.period}`,
          [it.amount, it.asked?.amount ?? null, it.asked?.at ?? null],
        ]),
      ),
    ),
  }
}

const modelSeen = (world: Compared): Seen => ({
  ...modelRows(world),
  ...ownPlay(world),
})

const modelRows = ({
  model,
  topUps,
  withdrawals,
  friends,
  orders,
  syndicates,
  real,
}: Compared): Omit<Seen, 'sessions' | 'limits'> => ({
  wallets: Object.fromEntries(
    model.players.flatMap((wallets, at) =>
      Object.entries(wallets).map(([wallet, held]) => [`player:${real.players[at]}:${wallet}`, held]),
    ),
  ),
  pools: model.pools,
  tickets: Object.fromEntries(
    [...model.tickets].map(([id, it]) => [id, [it.status, it.won, it.cashback, it.tax]]),
  ),
  slips: Object.fromEntries([...model.slips].map(([id, it]) => [id, [it.state, it.lines.length]])),
  batches: Object.fromEntries([...model.batches].map(([code, { state }]) => [code, state])),
  matches: Object.fromEntries(
    [...model.matches.all].map(([id, { final, isSettled }]) => [id, [final ?? null, isSettled]]),
  ),
  jackpots: Object.fromEntries(
    [...model.jackpots.draws.values()]
      .flat()
      .map(({ id, state, prize }) => [id, [state, state === 'drawn' ? prize : 0]]),
  ),
  top_ups: Object.fromEntries([...topUps.all].map(([reference, it]) => [reference, [it.state, it.outcome]])),
  debts: Object.fromEntries(
    [...model.debts].filter(([, owed]) => owed > 0).map(([at, owed]) => [real.players[at], owed]),
  ),
  withdrawals: Object.fromEntries([...withdrawals.all].map(([id, { state }]) => [id, state])),
  friends: Object.fromEntries(
    [...friends.all].map(([at, it]) => [real.players[at], [it.state, it.amount, it.reason]]),
  ),
  orders: Object.fromEntries(
    [...orders.all].map(([id, it]) => [id, [it.state, it.why, it.tickets, it.spent]]),
  ),
  syndicates: Object.fromEntries(
    [...syndicates.all].map(([id, { state, why, shares }]) => [
      id,
      [state, why, shares.map(it => (it.player === undefined ? null : real.players[it.player]!))],
    ]),
  ),
})

export const compare = async (world: Compared): Promise<void> => {
  const db = planned(world.real.db)
  const [row] = await db.many<Seen>`${asIs(QUERY)}`
  const outcomes = Object.entries(row!.top_ups ?? {}).map(([reference, [state, outcome]]) => [
    reference,
    [state, outcome && sortOf(outcome)],
  ])
  const seen = Object.entries({ ...row!, top_ups: Object.fromEntries(outcomes) as Seen['top_ups'] })
  assert.deepEqual(Object.fromEntries(seen.map(([name, rows]) => [name, rows ?? {}])), modelSeen(world))
  assert.deepEqual(await checkInvariants(db as Tx), [])
}
