// Jackpot draws, and the batches whose stakes are their chances.
import type { BeaconChain } from '#src/draws/beacon.ts'
import { BEACON_GENESIS, BEACON_PERIOD } from '#src/draws/schedule.ts'
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'
import { firstSeen } from '#server/db/queries/log/log-entries.ts'
import { asIs, sql } from '#server/db/sql.ts'
import { lockGame } from './batches.ts'

export const findLastJackpot = (tx: Tx, jackpot: string) =>
  tx.one<{ closes_at: Date }>`
    select closes_at from jackpot_draw where jackpot = ${jackpot} order by closes_at desc limit 1`

export const listLastJackpots = (tx: Tx) =>
  tx.many<{ jackpot: string; id: string; state: string; draws_at: Date }>`
    select distinct on (jackpot) jackpot, id, state, draws_at from jackpot_draw
    order by jackpot, closes_at desc`

interface NewJackpotDraw {
  id: string
  jackpot: string
  opensAt: Date
  closesAt: Date
  drawsAt: Date
  beaconChain: BeaconChain
  beaconRound: number
  commitment: string
}

export const insertJackpotDraw = (tx: Tx, it: NewJackpotDraw) =>
  tx.one`
    insert into jackpot_draw (id, jackpot, opens_at, closes_at, draws_at, beacon_chain, beacon_round, commitment)
    values (${it.id}, ${it.jackpot}, ${it.opensAt}, ${it.closesAt}, ${it.drawsAt}, ${it.beaconChain},
      ${it.beaconRound}, ${it.commitment})`

interface OpenJackpot {
  id: string
  jackpot: string
  opens_at: Date
  closes_at: Date
  commitment: string
}

/** Draws whose window has closed with all batches sealed and in the log, oldest first. */
export const listClosedJackpots = (tx: Tx, but: readonly string[]) =>
  tx.many<OpenJackpot>`
    select id, jackpot, opens_at, closes_at, commitment from jackpot_draw d
    where state = 'open' and closes_at <= (select game_clock()) and id <> all(${but}::text[])
      and not exists (select 1 from batch b
        where b.state = 'open' and b.closes_at > d.opens_at and b.closes_at <= d.closes_at)
      and not exists (
        select 1 from batch b join log_entry e on e.type = 'oriire/head/v3' and e.subject = b.id
        where b.state = 'sealed' and b.closes_at > d.opens_at and b.closes_at <= d.closes_at and e.index is null)
    order by closes_at, id`

/** Before announcing a jackpot's draws, or promising what its pool has left: two lists at once would both promise it. */
export const lockJackpot = (tx: Tx, jackpot: string) => lockGame(tx, `jackpot-${jackpot}`)

export const lockOpenJackpot = (tx: Tx, id: string) =>
  tx.one`select 1 from jackpot_draw where id = ${id} and state = 'open' for update skip locked`

/** Draws whose list promises its prize. One that was made after its round is never drawn. */
export const promising = sql`
  state = 'sealed'
  and sealed_at < to_timestamp(${asIs(BEACON_GENESIS)} + (beacon_round - 1) * ${asIs(BEACON_PERIOD)})`

/** A jackpot's pool less what its sealed draws promise. Between two statements, a paid prize would count twice. */
export const findUnpromised = (tx: Tx, jackpot: string) =>
  tx.value<Kobo>`
    select (coalesce((select sum(amount) from transfer where credit_account = a.id and kind <> 'ticket'), 0)
      - coalesce((select sum(amount) from transfer where debit_account = a.id), 0)
      - coalesce((select sum((list::jsonb ->> 'prize')::bigint) from jackpot_draw
          where jackpot = ${jackpot} and ${promising}), 0))::bigint as left
    from account a where code = 'jackpot:' || ${jackpot}`

/**
 * What the draws to come may pay: the pool less what its sealed draws promise, and less the most that one may pay which is
 * over and not sealed yet.
 */
export const findFree = async (tx: Tx, jackpot: string): Promise<Kobo> => {
  const due = await tx.value<Kobo>`
    select coalesce(sum((commitment::jsonb ->> 'threshold')::bigint), 0)::bigint as due from jackpot_draw
    where jackpot = ${jackpot} and state = 'open' and closes_at <= (select game_clock())`
  return Math.max(0, (await findUnpromised(tx, jackpot)) - due)
}

export interface ChanceRow {
  id: string
  head: string
  stake: Kobo
  state: 'sealed' | 'drawn' | 'kept' | 'settled' | 'refunded'
  /** Root of its ticket tree; null until someone builds it. */
  root: Uint8Array | null
}

interface Window {
  opens_at: Date
  closes_at: Date
}

/** Batches that closed in a window and are void, or will be because their heads came after their rounds. */
export const listVoid = (tx: Tx, it: Window) =>
  tx.values<string>`
    select b.id from batch b
    where b.closes_at > ${it.opens_at} and b.closes_at <= ${it.closes_at} and b.stake > 0
      and (b.state = 'refunded'
      or (select c.at from log_entry e join log_checkpoint c on c.size > e.index
          where e.type = 'oriire/head/v3' and e.subject = b.id order by c.size limit 1)
        >= to_timestamp(${BEACON_GENESIS}::bigint + (b.beacon_round - 1) * ${BEACON_PERIOD}::bigint))
    order by b.id collate "C"`

/** Batches that closed in a window with sales, minus exclusions, in list order. */
export const listChances = (
  tx: Tx,
  it: Window & { left_out: readonly string[] },
  part: { from: number; most: number | null } = { from: 0, most: null },
) =>
  tx.many<ChanceRow>`
    select b.id, b.head, b.stake, b.state, c.root from batch b left join batch_chances c on c.batch_id = b.id
    where b.closes_at > ${it.opens_at} and b.closes_at <= ${it.closes_at} and b.stake > 0 and b.head is not null
      and b.id <> all(${it.left_out}::text[])
    order by b.closes_at, b.id collate "C" offset ${part.from} limit ${part.most}`

/** Batches of the last two days that are not prepared yet. */
export const listUnprepared = (tx: Tx, limit: number) =>
  tx.many<{ id: string }>`
    select b.id from batch b
    where b.closes_at > (select game_clock()) - interval '2 days' and b.stake > 0 and b.head is not null
      and not exists (select 1 from batch_chances c where c.batch_id = b.id)
    order by random() limit ${limit}`

/** A sealed batch's tickets in leaf order: 32-byte hashes, and stakes in kobo. */
export const findStakes = (tx: Tx, batchId: string) =>
  tx.one<{ hashes: Uint8Array; stakes: number[] }>`
    select substring(t.nodes for b.size * 32) as hashes,
      (select array_agg(k.stake order by k.leaf_index) from ticket k where k.batch_id = b.id) as stakes
    from batch b join batch_tree t on t.batch_id = b.id where b.id = ${batchId}`

export const insertChances = (tx: Tx, batchId: string, root: Uint8Array) =>
  tx.one`insert into batch_chances (batch_id, root) values (${batchId}, ${root}) on conflict do nothing`

export const setJackpotSealed = (
  tx: Tx,
  it: { id: string; list: string; leftOut: readonly string[]; carried: boolean },
) =>
  tx.one`
    update jackpot_draw set state = case when ${it.carried}::boolean then 'carried' else 'sealed' end,
      list = ${it.list}, left_out = ${it.leftOut}, sealed_at = game_clock(), drawn_at = case
        when ${it.carried}::boolean then game_clock() end
    where id = ${it.id}`

/** Its list was late: the pool stays. */
export const setJackpotCarried = (tx: Tx, id: string) =>
  tx.one`update jackpot_draw set state = 'carried', drawn_at = game_clock() where id = ${id}`

/** Its number fell to a void batch: the pool stays. */
export const setJackpotNobodys = (
  tx: Tx,
  it: { id: string; beaconSignature: Uint8Array; number: number; batchId: string; winner: string; at: Date },
) =>
  tx.one`
    update jackpot_draw
    set state = 'carried', beacon_signature = ${it.beaconSignature}, number = ${it.number},
      batch_id = ${it.batchId}, winner = ${it.winner},
      drawn_at = ${it.at}
    where id = ${it.id}`

export interface SealedJackpot {
  id: string
  jackpot: string
  list: string
  opens_at: Date
  closes_at: Date
  left_out: string[]
  beacon_chain: BeaconChain
  beacon_round: number
  /** When its list first appeared in the log. */
  published_at: Date
  now: Date
}

const sealed = sql`
  select d.id, d.jackpot, d.list, d.opens_at, d.closes_at, d.left_out, d.beacon_chain, d.beacon_round, p.at
    as published_at,
    game_clock() as now
  from jackpot_draw d ${firstSeen('oriire/jackpot-list/v2', 'd.id')}`

/** In any order: each has a prize of its own. */
export const listDueJackpots = (tx: Tx, but: readonly string[]) =>
  tx.many<SealedJackpot>`
    ${sealed}
    where d.state = 'sealed' and d.draws_at <= (select game_clock()) and d.id <> all(${but}::text[])
    order by d.closes_at, d.id`

export const lockSealedJackpot = (tx: Tx, id: string) =>
  tx.one<SealedJackpot>`${sealed} where d.id = ${id} and d.state = 'sealed' for update of d skip locked`

export const setJackpotDrawn = (
  tx: Tx,
  it: {
    id: string
    beaconSignature: Uint8Array
    number: number
    batchId: string
    leafIndex: number
    ticketId: string
    playerId: number
    winner: string
    paid: Kobo
    tax: Kobo
    at: Date
  },
) =>
  tx.one`
    update jackpot_draw
    set state = 'drawn', beacon_signature = ${it.beaconSignature}, number = ${it.number}, batch_id = ${it.batchId},
      leaf_index = ${it.leafIndex}, ticket_id = ${it.ticketId}, player_id = ${it.playerId}, winner = ${it.winner},
        paid = ${it.paid}, tax = ${it.tax}, drawn_at = ${it.at}
    where id = ${it.id}`

export interface PublicJackpot {
  id: string
  jackpot: string
  state: 'open' | 'sealed' | 'drawn' | 'carried'
  opens_at: Date
  closes_at: Date
  left_out: string[]
  draws_at: Date
  /** When its window's first batch closes. */
  counts_at: Date
  commitment: string
  beacon_round: number
  list: string | null
  beacon_signature: Uint8Array | null
  number: number | null
  winner: string | null
  paid: Kobo
  drawn_at: Date | null
  phone: string | null
}

const columns = sql`
  d.id, d.jackpot, d.state, d.opens_at, d.closes_at, d.left_out, d.draws_at, d.commitment, d.list, d.beacon_round,
  d.opens_at + interval '5 minutes' as counts_at,
  d.beacon_signature, d.number, d.winner, d.paid, d.drawn_at, p.phone`

export const findPublicJackpot = (tx: Tx, id: string) =>
  tx.one<PublicJackpot>`
    select ${columns} from jackpot_draw d left join player p on p.id = d.player_id where d.id = ${id}`

export const listSealedJackpots = (tx: Tx, jackpot: string | undefined, limit: number, offset: number) =>
  tx.many<PublicJackpot>`
    select ${columns} from jackpot_draw d left join player p on p.id = d.player_id
    where d.state <> 'open' and (${jackpot}::text is null or d.jackpot = ${jackpot})
    order by d.closes_at desc, d.id limit ${limit} offset ${offset}`

export const countSealedJackpots = (tx: Tx, jackpot: string | undefined) =>
  tx.value<number>`
    select count(*) as count from jackpot_draw
    where state <> 'open' and (${jackpot}::text is null or jackpot = ${jackpot})`
