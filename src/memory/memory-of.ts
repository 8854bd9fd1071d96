// Everything this phone remembers about a ticket, a draw or a jackpot, for the checks: the one place that
// assembles it.
import type { Batch, Logged } from '#src/contract/draws.ts'
import type { ItemRecord } from '#src/contract/items/documents.ts'
import type { JackpotRecord } from '#src/contract/jackpots.ts'
import { documentHash, headHash } from '#src/draws/documents.ts'
import type { Memory } from '#src/proof/memory.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { firstBids, firstReceipts, receiptKeyOf } from '#src/device/first-receipts.ts'
import type { Proof } from '#src/model/draws.ts'
import type { Bid } from '#src/model/items.ts'
import { seenAnnouncements } from './seen-announcements.ts'
import { seenHeads } from './seen-heads.ts'
import { ApiError } from '#src/api/errors.ts'
import { seenLog, stateOf } from './seen-log.ts'
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

const isOffline = (error: unknown): boolean => error instanceof ApiError && error.isOffline

/**
 * What we remember of the log, refreshed first if that is quick. Offline, what is shown was met when it came; a service
 * that answers has to show the way to it.
 */
const logMemory = async (shown: readonly string[]): Promise<Pick<Memory, 'seen' | 'isSplit' | 'unmet'>> => {
  // Of those older than all states that this phone keeps, only this says that they fit.
  const met = new Set<string>()
  const learned = learnLog(shown, it => met.add(it)).then(
    () => true,
    (error: unknown) => !isOffline(error),
  )
  const late = new Promise<boolean>(resolve => setTimeout(() => resolve(true), PATIENCE))
  const isAnswered = await Promise.race([learned, late])
  // What nobody signed whom this phone trusts is kept as evidence, but may be a key that it had not heard of yet.
  const [states, splits] = await Promise.all([seenLog.states(), seenLog.splits()])
  const isMet = (checkpoint: string) => {
    const state = stateOf(checkpoint)
    return states.some(it => it.size === state?.size && it.root === state.root)
  }
  return {
    seen: states.map(({ size, root, at }) => ({ size, root, at })),
    isSplit: splits.some(it => it.kind === 'split'),
    unmet: isAnswered ? shown.filter(it => !met.has(it) && !isMet(it)) : [],
  }
}

/**
 * @param heardAt when the service last answered about it, ms; undefined if unknown
 * @param more what else is shown to be in the log
 */
export const memoryOfBatch = async (
  batch: Batch,
  heardAt: number | undefined,
  more: readonly (Logged | null)[] = [],
): Promise<Memory> => {
  await meetHead(batch)
  const [log, head] = await Promise.all([
    logMemory(checkpointsOf(batch.head?.logged, batch.void?.logged, ...more)),
    seenHeads.get(batch.id),
  ])
  return { ...log, heardAt, ...(head && { head: { hash: head.first.hash, at: head.at } }) }
}

export interface OfTicket {
  player: string
  ticket: string
  heardAt: number | undefined
}

export const memoryOfTicket = async (
  proof: Proof,
  { player, ticket, heardAt }: OfTicket,
): Promise<Memory> => {
  const met = await firstReceipts.get(receiptKeyOf(player, ticket))
  return {
    ...(await memoryOfBatch(
      proof.batch,
      heardAt,
      [...(proof.results ?? []), ...(proof.opened ?? [])].map(it => it.logged),
    )),
    ...(met && { first: met.first.receipt, firstAt: met.at }),
  }
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
  { commitment, announced, list, void: voided, passed }: ItemRecord,
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
  const [log, seen] = await Promise.all([
    logMemory(checkpointsOf(announced, list?.logged, voided?.logged, passed?.logged)),
    seenAnnouncements.meet(`item ${commitment.item}`, commitment, latestNow()),
  ])
  const first = { hash: documentHash(seen.first), at: seen.at }
  return { ...log, announced: first, heardAt, ...(met && { bid: met.first }) }
}

/** The service has just answered: what is a player's own is never kept by the worker. */
export const memoryOfCounted = async (logged: Logged): Promise<Memory> => ({
  ...(await logMemory(checkpointsOf(logged))),
  heardAt: serverNow(),
})
