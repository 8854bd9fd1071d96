// Batches as the draw sees them: opened, sealed, drawn, settled. The clock is in a subselect so that indexes apply.
import { BATCH } from '#src/draws/schedule.ts'
import type { BeaconChain } from '#src/draws/beacon.ts'
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'
import { firstSeen } from '#server/db/queries/log/log-entries.ts'
import { sql } from '#server/db/sql.ts'

/** Until the transaction ends: one node at a time announces a game's batches. */
export const lockGame = (tx: Tx, game: string) =>
  tx.one`select pg_advisory_xact_lock(7461003, hashtext(${game}))`

export const findClock = async (tx: Tx): Promise<number> =>
  (await tx.value<Date>`select game_clock()`).getTime()

/**
 * Until the transaction ends, nobody else buys in that game's batches on sale. A closed batch is left alone: it must be
 * sealed, however many hold the sales of the next one.
 */
export const holdSales = (tx: Tx, game: string) =>
  tx.many`
    select 1 from batch
    where game = ${game} and state = 'open' and opens_at <= (select game_clock())
      and closes_at > (select game_clock())
    order by id for update`

/**
 * As holdSales, but first waits for purchases made in time in a batch that has closed since. It may be sealed meanwhile:
 * a shared key waits for purchases, and sealing does not wait for it. The batch that opens next is held too: it may do so
 * while this waits.
 */
export const holdAllSales = async (tx: Tx, game: string): Promise<void> => {
  // One instant for both statements, or a batch that closes between them would be in neither.
  const now = new Date(await findClock(tx))
  await tx.many`
    select 1 from batch where game = ${game} and state = 'open' and closes_at <= ${now}
    order by id for key share`
  await tx.many`
    select 1 from batch
    where game = ${game} and state = 'open' and opens_at <= ${new Date(now.getTime() + BATCH)} and closes_at > ${now}
    order by id for update`
}

export const findGoodCauses = async (tx: Tx, id: string): Promise<Kobo> =>
  (await tx.value<
    Kobo | undefined
  >`select amount from transfer where kind = 'good-causes' and cause = ${id}`) ?? 0

export const findStake = (tx: Tx, id: string) => tx.value<Kobo>`select stake from batch where id = ${id}`

export const listBatchesFrom = (tx: Tx, game: string, from: Date) =>
  tx.many<{ opens_at: Date }>`select opens_at from batch where game = ${game} and opens_at >= ${from}`

export const insertBatch = (
  tx: Tx,
  it: {
    id: string
    game: string
    opensAt: Date
    closesAt: Date
    drawsAt: Date
    rules: Uint8Array
    beaconChain: BeaconChain
    beaconRound: number
    commitment: string
  },
) =>
  tx.one`
    insert into batch (id, game, opens_at, closes_at, draws_at, rules_hash, beacon_chain, beacon_round, commitment,
      worst_limit)
    values (${it.id}, ${it.game}, ${it.opensAt}, ${it.closesAt}, ${it.drawsAt}, ${it.rules}, ${it.beaconChain},
      ${it.beaconRound}, ${it.commitment},
      (select worst_limit from batch where game = ${it.game} order by opens_at desc limit 1))`

export interface ClosedBatch {
  id: string
  game: string
  commitment: string
  size: number
  lines: number
  stake: Kobo
  closes_at: Date
}

/** The next batch whose sales have ended, in order within its game, locked against purchases and other sealers. */
export const lockClosedBatch = (tx: Tx, but: readonly string[]) =>
  tx.one<ClosedBatch>`
    select id, game, commitment, size, lines, stake, closes_at from batch b
    where state = 'open' and closes_at <= (select game_clock()) and id <> all(${but}::text[])
      and not exists (
        select 1 from batch e where e.game = b.game and e.state = 'open' and e.closes_at < b.closes_at
          and e.id <> all(${but}::text[]))
    order by closes_at limit 1 for no key update skip locked`

export const setSealed = (tx: Tx, it: { id: string; head: string }) =>
  tx.one`update batch set state = 'sealed', head = ${it.head}, sealed_at = game_clock() where id = ${it.id}`

export interface SealedBatch {
  id: string
  game: string
  head: string
  rules_hash: Uint8Array
  beacon_chain: BeaconChain
  beacon_round: number
  /** When its head first appeared in the log. */
  published_at: Date
  now: Date
}

const sealed = sql`
  select b.id, b.game, b.head, b.rules_hash, b.beacon_chain, b.beacon_round, p.at as published_at, game_clock()
    as now
  from batch b ${firstSeen('oriire/head/v3', 'b.id')}`

/** Each game's first undrawn batch, if due and its head is in the log. One that could not be sealed holds up no other. */
export const listDueBatches = (tx: Tx, but: readonly string[]) =>
  tx.many<SealedBatch>`
    ${sealed}
    where b.state = 'sealed' and b.draws_at <= (select game_clock()) and b.id <> all(${but}::text[])
      and not exists (
        select 1 from batch e where e.game = b.game and e.state = 'sealed' and e.closes_at < b.closes_at
          and e.id <> all(${but}::text[]))
    order by b.closes_at`

/** The batch, if it is still undrawn and nobody else is drawing it. */
export const lockSealedBatch = (tx: Tx, id: string) =>
  tx.one<SealedBatch>`${sealed} where b.id = ${id} and b.state = 'sealed' for update of b skip locked`

export const setDrawn = (
  tx: Tx,
  it: { id: string; beaconSignature: Uint8Array; numbers: readonly number[]; at: Date },
) =>
  tx.one`
    update batch set state = 'drawn', beacon_signature = ${it.beaconSignature}, numbers = ${it.numbers},
      drawn_at = ${it.at} where id = ${it.id}`

export const lockDrawnBatch = (tx: Tx, but: readonly string[]) =>
  tx.one<{ id: string; rules_hash: Uint8Array; numbers: number[] }>`
    select id, rules_hash, numbers from batch where state = 'drawn' and id <> all(${but}::text[])
    order by closes_at limit 1 for update skip locked`

/** ms until something is next due; undefined if nothing is announced. */
export const findNextDue = (tx: Tx) =>
  tx.value<number | undefined>`
    select extract(epoch from min(case state when 'open' then closes_at when 'sealed' then draws_at
        else game_clock() end) - game_clock())::float8 * 1000 as wait
    from batch where state in ('open', 'sealed', 'drawn')`
