// The five checks of a jackpot's draw, from its public record alone: no network, no trust in the service.
import * as v from 'valibot'
import { jackpotRecord, type JackpotRecord, type JackpotWinner } from '#src/contract/jackpots.ts'
import { fromHex, hex } from '#src/lib/bytes.ts'
import { formatMoney } from '#src/lib/money.ts'
import { plural } from '#src/lib/plural.ts'
import { beaconChains, randomnessOf, verifyRound } from './beacon.ts'
import { headBytes, headHash, ticketLeafHash } from './documents.ts'
import {
  entryLeaf,
  JACKPOT_METHOD,
  jackpotCommitmentHash,
  jackpotKey,
  jackpotListBytes,
  winningNumber,
} from './jackpot.ts'
import { rootFromPath } from './merkle.ts'
import { decidingRound, roundTime } from './schedule.ts'
import { linksBack } from './seeds.ts'
import { verifyP256 } from './sign.ts'
import { followSumPath, sumLeaf, type SumStep } from './sum-tree.ts'
import type { KnownKeys } from './verify.ts'

export interface JackpotCheck {
  title: string
  state: 'passed' | 'failed' | 'waiting'
  /** What was compared, or why it failed, in a sentence. */
  detail: string
}

class Fault extends Error {}
class Waiting extends Error {}

const must: (truth: boolean, otherwise: string) => asserts truth = (truth, otherwise) => {
  if (!truth) throw new Fault(otherwise)
}

const keyOf = (record: JackpotRecord, id: string, known: KnownKeys) => {
  const key = Object.hasOwn(record.keys, id) ? record.keys[id] : undefined
  must(key !== undefined, `The public key ${id} is missing`)
  const before = Object.hasOwn(known, id) ? known[id] : undefined
  must(
    !before || (before.x === key.x && before.y === key.y),
    `The public key ${id} is not the one seen before`,
  )
  return key
}

const listOf = (record: JackpotRecord) => {
  if (!record.list) throw new Waiting('The list of chances is not sealed yet')
  return record.list
}

const drawOf = (record: JackpotRecord) => {
  if (record.state === 'carried') throw new Waiting('Nobody had a chance, so the pool stays')
  if (!record.draw) throw new Waiting('It is not drawn yet')
  return record.draw
}

const roundOf = (record: JackpotRecord): number =>
  decidingRound(record.commitment.beacon.round, Date.parse(listOf(record).list.sealedAt))

const checkList = (record: JackpotRecord, known: KnownKeys): string => {
  const { list, key, signature } = listOf(record)
  const { commitment } = record
  must(commitment.draw === record.id && list.draw === record.id, 'The list is of another draw')
  must(commitment.method === JACKPOT_METHOD, 'The draw follows other rules than this phone knows')
  must(list.commitment === jackpotCommitmentHash(commitment), 'The list does not follow what was announced')
  must(
    verifyP256(keyOf(record, key, known), jackpotListBytes(list), fromHex(signature)),
    'The list is not signed',
  )
  const sealedAt = Date.parse(list.sealedAt)
  must(sealedAt >= Date.parse(commitment.closesAt), 'The list was sealed before the window closed')
  must(sealedAt < roundTime(roundOf(record)), 'The list was sealed after the randomness was public')
  return `${formatMoney(list.stake)} staked in ${plural(list.batches, 'batch', 'batches')}, sealed before beacon round ${roundOf(record)}`
}

const checkBeacon = (record: JackpotRecord): string => {
  const draw = drawOf(record)
  const { beacon, seed } = record.commitment
  const round = roundOf(record)
  must(verifyRound(beacon.chain, round, fromHex(draw.signature)), `The beacon did not sign round ${round} so`)
  must(
    linksBack(fromHex(draw.seed), seed.index, fromHex(seed.known), seed.knownIndex),
    'The seed is not the one that was fixed before',
  )
  return `${beaconChains[beacon.chain].label}, round ${round}; seed number ${seed.index}`
}

const checkNumber = (record: JackpotRecord): string => {
  const draw = drawOf(record)
  const { list } = listOf(record)
  const key = jackpotKey({
    seed: fromHex(draw.seed),
    randomness: randomnessOf(fromHex(draw.signature)),
    root: fromHex(list.root),
    draw: record.id,
  })
  const number = winningNumber(key, list.stake)
  must(number === draw.number, `It should be ${number}`)
  return `This phone drew chance ${number + 1} of ${list.stake} as well`
}

const steps = (path: JackpotWinner['entryPath']): SumStep[] =>
  path.map(step => ({ ...step, hash: fromHex(step.hash) }))

const checkWinner = (record: JackpotRecord, known: KnownKeys): string => {
  const { number } = drawOf(record)
  const { list } = listOf(record)
  const { winner } = record
  must(winner !== null, 'The winner is missing')
  const { entry, head: signed, leaf, index } = winner
  const { head } = signed
  must(
    entry.batch === head.batch && leaf.batch === head.batch && entry.head === headHash(head),
    'The batch is not the one in the list',
  )
  must(
    verifyP256(keyOf(record, signed.key, known), headBytes(head), fromHex(signed.signature)),
    'The seal of the batch is not signed',
  )
  const batch = followSumPath(entryLeaf(entry, head.stake), steps(winner.entryPath))
  must(hex(batch.root.hash) === list.root && batch.root.sum === list.stake, 'The batch is not in the list')
  const leafHash = ticketLeafHash(leaf)
  const root = rootFromPath(leafHash, index, head.size, winner.path.map(fromHex))
  must(root !== undefined && hex(root) === head.root, 'The ticket is not under the seal of its batch')
  const stake = leaf.stake * leaf.lines.length
  const ticket = followSumPath(sumLeaf(leafHash, stake), steps(winner.ticketPath))
  must(
    hex(ticket.root.hash) === entry.tickets && ticket.root.sum === head.stake,
    'The stake of the ticket is not counted so',
  )
  const first = batch.before + ticket.before
  must(number >= first && number < first + stake, 'The chance drawn belongs to another ticket')
  return `Ticket ${leaf.ticket} of batch ${head.batch} holds chances ${first + 1} to ${first + stake}`
}

const checkPrize = (record: JackpotRecord): string => {
  drawOf(record)
  const { prize } = listOf(record).list
  must(prize > 0 && prize <= record.commitment.threshold, 'The prize is over the threshold')
  return `${formatMoney(prize)} out of the pool, at most ${formatMoney(record.commitment.threshold)}`
}

const checks: [string, (record: JackpotRecord, known: KnownKeys) => string][] = [
  ['The list of chances was sealed before the draw', checkList],
  ['The randomness is public and the seed was fixed before', checkBeacon],
  ['The winning chance follows from list, seed and randomness', checkNumber],
  ['The winner’s ticket holds that chance', checkWinner],
  ['The prize is what was in the pool', checkPrize],
]

/** Every check in order. Never throws: what cannot be read fails with its reason. */
export const checkJackpot = (input: unknown, known: KnownKeys = {}): JackpotCheck[] => {
  const read = v.safeParse(jackpotRecord, input)
  return checks.map(([title, check]): JackpotCheck => {
    if (!read.success) return { title, state: 'failed', detail: 'The record is damaged: it cannot be read' }
    try {
      return { title, state: 'passed', detail: check(read.output, known) }
    } catch (error) {
      if (error instanceof Waiting) return { title, state: 'waiting', detail: error.message }
      return {
        title,
        state: 'failed',
        detail: error instanceof Fault ? error.message : 'The record is damaged',
      }
    }
  })
}
