// Whether the public list of a jackpot's batches is the one that was sealed, and holds what this phone knows of.
import type { JackpotBatch, JackpotRecord } from '#src/contract/jackpots.ts'
import { hex } from '#src/lib/bytes.ts'
import { formatMoney } from '#src/lib/money.ts'
import { plural } from '#src/lib/plural.ts'
import { entryLeaf } from './jackpot.ts'
import { growSumTree, sumRootOf } from './sum-tree.ts'
import type { JackpotCheck } from './verify-jackpot.ts'

/** A sealed batch of a ticket on this phone. */
export interface OwnBatch {
  batch: string
  /** Hash of its head. */
  head: string
  /** ms */
  closesAt: number
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
  if (batches.length !== list.list.batches)
    return `It has ${batches.length} batches, and ${list.list.batches} were sealed`
  const root = rootOf(batches)
  if (hex(root.hash) !== list.list.root || root.sum !== list.list.stake)
    return 'It is not the list that was sealed'
  const missing = own.find(it => heads.get(it.batch) !== it.head)
  if (missing) return `Batch ${missing.batch} of your ticket is not in it as you know it`
  return commitment.draw === list.list.draw ? undefined : 'The list is of another draw'
}

/** @param own of this phone's tickets: those outside the jackpot's window are left aside */
export const checkJackpotBatches = (
  record: JackpotRecord,
  batches: readonly JackpotBatch[],
  own: readonly OwnBatch[],
): JackpotCheck => {
  const [opensAt, closesAt] = [record.commitment.opensAt, record.commitment.closesAt].map(it =>
    Date.parse(it),
  )
  const mine = own.filter(it => it.closesAt > opensAt! && it.closesAt <= closesAt!)
  const fault = faultOf(record, batches, mine)
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
