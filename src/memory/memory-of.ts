// Everything this phone remembers about a ticket, a draw or a jackpot, for the checks: the one place that
// assembles it.
import type { Batch, Logged } from '#src/contract/draws.ts'
import type { ItemRecord } from '#src/contract/items/documents.ts'
import type { JackpotRecord } from '#src/contract/jackpots.ts'
import { documentHash, headHash } from '#src/draws/documents.ts'
import type { Memory } from '#src/proof/memory.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { firstBids, firstReceipts, receiptKeyOf } from '#src/device/first-receipts.ts'
import type { AnyProof } from '#src/model/kept.ts'
import type { Bid } from '#src/model/items.ts'
import { seenAnnouncements } from './seen-announcements.ts'
import { seenHeads } from './seen-heads.ts'
import { seenLog } from './seen-log.ts'
import { learnLog } from './learn-log.ts'

/** How long a check waits for the log, ms; what comes later counts next time. */
const PATIENCE = 4_000

/** The later of both clocks: a wrong clock must not make a head look early. */
const latestNow = (): number => Math.max(Date.now(), serverNow())

/** Remembers a batch's head, once it is in the log: before that it is not out. The first one stays. */
export const meetHead = async ({ id, head }: Pick<Batch, 'id' | 'head'>): Promise<void> => {
  if (head?.logged) await seenHeads.meet(id, { head: head.head, hash: headHash(head.head) }, latestNow())
}

const checkpointsOf = (...places: (Logged | null | undefined)[]): string[] =>
  places.flatMap(it => it?.checkpoint ?? [])

/** What we remember of the log, refreshed first if that is quick. */
const logMemory = async (shown: readonly string[]): Promise<Pick<Memory, 'seen' | 'isSplit'>> => {
  const learned = learnLog(shown).catch(() => undefined)
  await Promise.race([learned, new Promise(resolve => setTimeout(resolve, PATIENCE))])
  // What nobody signed whom this phone trusts is kept as evidence, but may be a key that it had not heard of yet.
  const [states, splits] = await Promise.all([seenLog.states(), seenLog.splits()])
  return {
    seen: states.map(({ size, root, at }) => ({ size, root, at })),
    isSplit: splits.some(it => it.kind === 'split'),
  }
}

/** @param heardAt when the service last answered about it, ms; undefined if unknown */
export const memoryOfBatch = async (batch: Batch, heardAt: number | undefined): Promise<Memory> => {
  await meetHead(batch)
  const [log, head] = await Promise.all([
    logMemory(checkpointsOf(batch.head?.logged, batch.void?.logged)),
    seenHeads.get(batch.id),
  ])
  return { ...log, heardAt, ...(head && { head: { hash: head.first.hash, at: head.at } }) }
}

export interface OfTicket {
  player: string
  ticket: string
  heardAt: number | undefined
}

/** For tickets of seeded draws there is no memory that the checks could use. */
export const memoryOfTicket = async (
  proof: AnyProof,
  { player, ticket, heardAt }: OfTicket,
): Promise<Memory> => {
  if (!('version' in proof)) return {}
  const [memory, met] = await Promise.all([
    memoryOfBatch(proof.batch, heardAt),
    firstReceipts.get(receiptKeyOf(player, ticket)),
  ])
  return { ...memory, ...(met && 'version' in met.first && { first: met.first.receipt }) }
}

/** @param heardAt when the service gave the record, ms by its clock */
export const memoryOfJackpot = async (record: JackpotRecord, heardAt: number): Promise<Memory> => {
  const { commitment, announced, list, winner } = record
  const shown = checkpointsOf(announced, list?.logged, winner?.batch.head?.logged, winner?.batch.void?.logged)
  const [log, met] = await Promise.all([
    logMemory(shown),
    seenAnnouncements.meet(commitment.draw, commitment, latestNow()),
  ])
  const first = { hash: documentHash(met.first), at: met.at }
  return { ...log, announced: first, heardAt }
}

/** @param heardAt as above */
export const memoryOfItem = async (
  { announced, list, void: voided }: ItemRecord,
  heardAt: number,
  own?: Pick<Bid, 'bidId' | 'first' | 'last'> & { player: string },
): Promise<Memory> => {
  const met =
    own &&
    (await firstBids.meet(
      receiptKeyOf(own.player, own.bidId),
      { first: own.first, last: own.last },
      latestNow(),
    ))
  const log = await logMemory(checkpointsOf(announced, list?.logged, voided?.logged))
  return { ...log, heardAt, ...(met && { bid: met.first }) }
}

/** The service has just answered: what is a player's own is never kept by the worker. */
export const memoryOfCounted = async (logged: Logged): Promise<Memory> => ({
  ...(await logMemory(checkpointsOf(logged))),
  heardAt: serverNow(),
})
