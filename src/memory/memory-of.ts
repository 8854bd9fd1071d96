// All that this phone remembers of its own about a ticket, a draw or a jackpot, for whoever checks it: the one place where it
// is put together.
import type { Batch, Logged } from '#src/contract/draws.ts'
import type { JackpotRecord } from '#src/contract/jackpots.ts'
import { documentHash, headHash } from '#src/draws/documents.ts'
import type { Memory } from '#src/proof/memory.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { firstReceipts, receiptKeyOf, type AnyProof } from '#src/device/first-receipts.ts'
import { seenAnnouncements } from './seen-announcements.ts'
import { seenHeads } from './seen-heads.ts'
import { seenLog } from './seen-log.ts'
import { learnLog } from './learn-log.ts'

/** ms that a check waits for the log; what comes later counts at the next one. */
const PATIENCE = 4_000

/** By both clocks: a clock that is wrong must not make a head look early. */
const latestNow = (): number => Math.max(Date.now(), serverNow())

/** Remembers the head of a batch where it has one. The first one stays. */
export const meetHead = async ({ id, head }: Pick<Batch, 'id' | 'head'>): Promise<void> => {
  if (head) await seenHeads.meet(id, { head: head.head, hash: headHash(head.head) }, latestNow())
}

const checkpointsOf = (...places: (Logged | null | undefined)[]): string[] =>
  places.flatMap(it => it?.checkpoint ?? [])

/** What is remembered of the log, after a look at it where that can be had soon. */
const logMemory = async (shown: readonly string[]): Promise<Pick<Memory, 'seen' | 'isSplit'>> => {
  const learned = learnLog(shown).catch(() => undefined)
  await Promise.race([learned, new Promise(resolve => setTimeout(resolve, PATIENCE))])
  const [states, splits] = await Promise.all([seenLog.states(), seenLog.splits()])
  return { seen: states.map(({ size, root, at }) => ({ size, root, at })), isSplit: splits.length > 0 }
}

/** @param heardAt when the service last answered about it, ms; undefined where that is not known */
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
  /** The ticket's id. */
  ticket: string
  heardAt: number | undefined
}

/** Of tickets with a seed nothing is remembered that their checks could use. */
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

export const memoryOfJackpot = async (record: JackpotRecord): Promise<Memory> => {
  const { commitment, announced, list, winner } = record
  const shown = checkpointsOf(announced, list?.logged, winner?.batch.head?.logged, winner?.batch.void?.logged)
  const [log, met] = await Promise.all([
    logMemory(shown),
    seenAnnouncements.meet(commitment.draw, commitment, latestNow()),
  ])
  const first = { hash: documentHash(met.first), at: met.at }
  return { ...log, announced: first, heardAt: serverNow() }
}

export const memoryOfCounted = (logged: Logged): Promise<Memory> => logMemory(checkpointsOf(logged))
