// A jackpot made from nothing but the pure core: announced, its batches sold and sealed, listed, drawn. An operator with all
// keys can bend it anywhere, and everything else follows from that.
import type { Batch, Commitment, Leaf } from '#src/contract/draws.ts'
import type { JackpotCommitment, JackpotEntry, JackpotList, JackpotRecord } from '#src/contract/jackpots.ts'
import { randomnessOf } from '#src/draws/beacon.ts'
import { signSandboxRound } from '#src/draws/beacon-sandbox.ts'
import { documentHash, headHash, ticketLeafHash } from '#src/draws/documents.ts'
import { entryLeaf, JACKPOT_METHOD, jackpotKey, winningNumber } from '#src/draws/jackpot.ts'
import { BATCH, batchId, JACKPOT_MARGIN, roundFrom, roundTime, SEAL_MARGIN } from '#src/draws/schedule.ts'
import { growSumTree, sumLeaf, sumPathOf, sumRootOf, type SumStep } from '#src/draws/sum-tree.ts'
import { fromHex, hex } from '#src/lib/bytes.ts'
import { DAY, HOUR, lagosInstant } from '#src/lib/lagos-time.ts'
import { logWorld, type LogKey } from './log-world.ts'
import { commitmentOf, headOf, leafOf } from './sealed-batch.ts'
import { pathIn, treeOf } from './tree.ts'
import { instantCashout as game } from '../support/games.ts'

export const CLOSES = lagosInstant(2026, 11, 24, 22)
export const OPENS = CLOSES - DAY
export const ROUND_AT = roundTime(roundFrom(CLOSES + JACKPOT_MARGIN))
/** When the first batch of the window closes. */
export const COUNTS = OPENS + BATCH

type Summed = ReturnType<typeof sumLeaf>
const levelsOf = (leaves: readonly Summed[]): Summed[][] => {
  const growing = growSumTree(leaves)
  for (;;) {
    const { done, value } = growing.next()
    if (done) return value
  }
}
const onWire = (path: readonly SumStep[]) => path.map(step => ({ ...step, hash: hex(step.hash) }))
const holderOf = (stakes: readonly { sum: number }[], number: number) => {
  let rest = number
  const at = stakes.findIndex(({ sum }) => rest < sum || ((rest -= sum), false))
  return { at: at < 0 ? stakes.length - 1 : at, rest }
}
const stakeOf = ({ stake, lines }: Leaf) => stake * lines.length

export interface Sold {
  batch: Batch
  leaves: Leaf[]
}
export type Listed = Sold & { entry: JackpotEntry; stake: number; counted: Leaf[] }

export interface Bent {
  announce?: Partial<JackpotCommitment>
  /** When the witnesses saw the announcement, the list, the heads; null: never. */
  announcedAt?: number | null
  listedAt?: number | null
  sealedAt?: number | null
  /** When the batches opened. */
  opened?: readonly number[]
  /** Of each batch's commitment. */
  batch?: Partial<Commitment>
  /** The leaves of a batch whose stakes are counted. */
  counted?: (leaves: Leaf[]) => Leaf[]
  /** The batches in the list. */
  listed?: (batches: Listed[]) => Listed[]
  list?: Partial<JackpotList>
  /** Gives the stakes of all batches back. */
  voided?: 'head-late' | 'no-round'
  /** The list goes into the log first. */
  listFirst?: boolean
  signer?: LogKey
  origin?: string
}

const lines = (count: number) => Array.from({ length: count }, (_, at) => [1 + at, 11 + at, 21 + at, 31 + at])

export const jackpotWorld = (bent: Bent = {}) => {
  const { counted = it => it, listed = it => it, opened = [9, 12, 15].map(at => OPENS + at * HOUR) } = bent
  const log = logWorld(bent.origin)
  const seen = (at: number | null | undefined, otherwise: number) => {
    const seenAt = at === undefined ? otherwise : at
    return { ...(seenAt !== null && { seenAt }), ...(bent.signer && { signer: bent.signer }) }
  }
  const commitment: JackpotCommitment = {
    type: 'oriire/jackpot/v2',
    draw: 'super-20261124',
    jackpot: 'super',
    method: JACKPOT_METHOD,
    opensAt: new Date(OPENS).toISOString(),
    closesAt: new Date(CLOSES).toISOString(),
    drawsAt: new Date(CLOSES + JACKPOT_MARGIN).toISOString(),
    threshold: 50_000_000,
    beacon: { chain: 'sandbox', round: roundFrom(CLOSES + JACKPOT_MARGIN) },
    ...bent.announce,
  }
  log.append({ type: 'oriire/result/v3', batch: 'a' })
  const sell = (opensAt: number, at: number): Sold => {
    const closesAt = opensAt + BATCH
    const drawsAt = closesAt + SEAL_MARGIN
    const its = commitmentOf({
      batch: batchId(game, opensAt),
      opensAt: new Date(opensAt).toISOString(),
      closesAt: new Date(closesAt).toISOString(),
      drawsAt: new Date(drawsAt).toISOString(),
      beacon: { chain: 'sandbox', round: roundFrom(drawsAt) },
      ...bent.batch,
    })
    const leaves = [1, 3, 2].map((count, index) => leafOf(its, lines(count), at * 10 + index))
    const head = headOf(its, leaves)
    const logged = log.logged(log.append(head), seen(bent.sealedAt, closesAt + 1_000))
    const entry = bent.voided && ({ type: 'oriire/void/v3', batch: its.batch, reason: bent.voided } as const)
    const voided = entry ? { entry, logged: log.logged(log.append(entry)) } : null
    const state = voided ? 'refunded' : 'settled'
    return {
      leaves,
      batch: {
        id: its.batch,
        game: game.id,
        state,
        commitment: its,
        head: { head, logged },
        draw: null,
        void: voided,
      },
    }
  }
  const announce = () => log.logged(log.append(commitment), seen(bent.announcedAt, OPENS - HOUR))
  const early = bent.listFirst ? undefined : announce()
  const batches = listed(
    opened.map(sell).map(sold => {
      const own = counted(sold.leaves)
      const tickets = hex(sumRootOf(levelsOf(own.map(it => sumLeaf(ticketLeafHash(it), stakeOf(it))))).hash)
      const { head } = sold.batch.head!
      return {
        ...sold,
        counted: own,
        stake: head.stake,
        entry: { batch: head.batch, head: headHash(head), tickets },
      }
    }),
  )
  const tops = batches.map(it => entryLeaf(it.entry, it.stake))
  const levels = levelsOf(tops)
  const root = sumRootOf(levels)
  const list: JackpotList = {
    type: 'oriire/jackpot-list/v2',
    draw: commitment.draw,
    commitment: documentHash(commitment),
    batches: batches.length,
    stake: root.sum,
    root: hex(root.hash),
    prize: 4_000_000,
    ...bent.list,
  }
  const logged = log.logged(log.append(list), seen(bent.listedAt, CLOSES + 5_000))
  const signature = signSandboxRound(commitment.beacon.round)
  const key = jackpotKey({
    randomness: randomnessOf(signature),
    root: fromHex(list.root),
    draw: commitment.draw,
  })
  const number = list.stake > 0 ? winningNumber(key, list.stake) : 0
  /** The path from a number to its ticket. @param of defaults to the number drawn */
  const winnerOf = (of = number): JackpotRecord['winner'] => {
    const { at, rest } = holderOf(tops, of)
    const { batch, counted: own, leaves, entry } = batches[at]!
    const stakes = own.map(it => sumLeaf(ticketLeafHash(it), stakeOf(it)))
    const { at: place } = holderOf(stakes, rest)
    const leaf = own[place]!
    const index = leaves.indexOf(leaf)
    const path = pathIn(treeOf(leaves.map(ticketLeafHash)), leaves.length, index).map(hex)
    const ticketPath = onWire(sumPathOf(levelsOf(stakes), place))
    return { entry, entryPath: onWire(sumPathOf(levels, at)), batch, leaf, index, path, ticketPath }
  }
  const record: JackpotRecord = {
    id: commitment.draw,
    state: 'drawn',
    commitment,
    announced: early ?? announce(),
    list: { list, logged },
    draw: { signature: hex(signature), number, drawnAt: new Date(ROUND_AT + 1_000).toISOString() },
    winner: batches.length > 0 ? winnerOf() : null,
    keyEntries: [],
  }
  return { record, batches, log, winnerOf, number }
}
