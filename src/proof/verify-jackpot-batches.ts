// Is the public list of a jackpot's batches the sealed one, and does it hold those this phone knows of?
import type { VoidEntry } from '#src/contract/draws.ts'
import type { JackpotBatch, JackpotRecord } from '#src/contract/jackpots.ts'
import { jackpots, nextJackpotDraw } from '#src/games/jackpots.ts'
import { hex } from '#src/lib/bytes.ts'
import { DAY } from '#src/lib/lagos-time.ts'
import { formatMoney } from '#src/lib/money.ts'
import { grouped, plural } from '#src/lib/figures.ts'
import { entryLeaf } from '#src/draws/jackpot.ts'
import { closesAtOf } from '#src/draws/schedule.ts'
import { growSumTree, sumRootOf } from '#src/draws/sum-tree.ts'
import type { JackpotCheck } from './verify-jackpot.ts'

/** A sealed batch that a ticket on this phone is in. */
export interface OwnBatch {
  batch: string
  /** Hash of its head. */
  head: string
  /** ms */
  closesAt: number
  /** Why its stakes were refunded; null if they were not. */
  void: VoidEntry['reason'] | null
}

const rootOf = (batches: readonly JackpotBatch[]) => {
  const growing = growSumTree(batches.map(({ stake, ...entry }) => entryLeaf(entry, stake)))
  for (;;) {
    const { done, value } = growing.next()
    if (done) return sumRootOf(value)
  }
}

const faultOf = (
  { commitment, list }: JackpotRecord,
  batches: readonly JackpotBatch[],
  own: readonly OwnBatch[],
): string | undefined => {
  if (!list) return 'The list of chances is not sealed yet'
  const heads = new Map(batches.map(it => [it.batch, it.head]))
  if (heads.size !== batches.length) return 'A batch stands in it twice'
  const [opensAt, closesAt] = [Date.parse(commitment.opensAt), Date.parse(commitment.closesAt)]
  const ends = batches.map(it => closesAtOf(it.batch) ?? 0)
  const outside = ends.findIndex(it => it <= opensAt || it > closesAt)
  if (outside >= 0) return `Batch ${batches[outside]!.batch} is not of its window`
  const isAfter = (at: number) =>
    ends[at]! > ends[at - 1]! || (ends[at] === ends[at - 1] && batches[at]!.batch > batches[at - 1]!.batch)
  if (batches.some((_, at) => at > 0 && !isAfter(at))) return 'Its batches are not in their order'
  if (batches.length !== list.list.batches)
    return `It has ${plural(batches.length, 'batch', 'batches')}, and ${grouped(list.list.batches)} were sealed`
  const root = rootOf(batches)
  if (hex(root.hash) !== list.list.root || root.sum !== list.list.stake)
    return 'It is not the list that was sealed'
  const refunded = own.find(it => it.void === 'head-late' && heads.has(it.batch))
  if (refunded) return `Batch ${refunded.batch} is in it, and its stakes went back`
  // A batch without its beacon round may have become void before or after the list.
  const missing = own.find(it => heads.get(it.batch) !== it.head && it.void === null)
  if (missing) return `Batch ${missing.batch} of your ticket is not in it as you know it`
  return commitment.draw === list.list.draw ? undefined : 'The list is of another draw'
}

const spans = { daily: DAY, weekly: 7 * DAY, monthly: 31 * DAY } as const

/**
 * The latest time the window may begin: at the draw before, or earlier if that was missed. The very first one begins
 * later, with the first batch ever sold.
 */
const beginOf = ({ jackpot, opensAt, closesAt }: JackpotRecord['commitment']): number => {
  const drawn = jackpots.find(it => it.id === jackpot)?.drawn
  const before = drawn ? nextJackpotDraw(drawn, Date.parse(closesAt) - spans[drawn] - 1) : Infinity
  return Math.min(before, Date.parse(opensAt))
}

/** @param own batches of this phone's tickets; those outside the jackpot's window are ignored */
export const checkJackpotBatches = (
  record: JackpotRecord,
  batches: readonly JackpotBatch[],
  own: readonly OwnBatch[],
): JackpotCheck => {
  const [begins, closesAt] = [beginOf(record.commitment), Date.parse(record.commitment.closesAt)]
  const inWindow = own.filter(it => it.closesAt > begins && it.closesAt <= closesAt)
  const fault = faultOf(record, batches, inWindow)
  const mine = inWindow.filter(it => it.void === null)
  const staked = formatMoney(batches.reduce((sum, it) => sum + it.stake, 0))
  const yours =
    mine.length > 0 ? `, ${plural(mine.length, 'batch', 'batches')} of your tickets among them` : ''
  return {
    title: 'No batch is left out',
    state: fault ? 'failed' : 'passed',
    detail:
      fault ??
      `The sealed list adds up: ${plural(batches.length, 'batch', 'batches')} with ${staked}${yours}`,
  }
}
