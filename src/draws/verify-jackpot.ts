// The five checks of a jackpot's draw, from its public record and what this phone remembers: no network, no trust in the service.
import * as v from 'valibot'
import { jackpotRecord, type JackpotRecord, type JackpotWinner } from '#src/contract/jackpots.ts'
import { fromHex, hex } from '#src/lib/bytes.ts'
import { formatMoney } from '#src/lib/money.ts'
import { plural } from '#src/lib/plural.ts'
import { beaconChains, randomnessOf, verifyRound } from './beacon.ts'
import { fail, must, outcomeOf, wait, type CheckResult } from './checks.ts'
import { documentHash, headHash, ticketLeafHash } from './documents.ts'
import { entryLeaf, JACKPOT_METHOD, jackpotKey, winningNumber } from './jackpot.ts'
import { mustBeOutBefore, openLogged, trustFrom } from './logged.ts'
import { pinsOf, type Memory } from './memory.ts'
import { rootFromPath } from './merkle.ts'
import { BATCH, RESULT_WITHIN, roundFrom, roundTime } from './schedule.ts'
import { followSumPath, sumLeaf, type SumStep } from './sum-tree.ts'

export type JackpotCheck = CheckResult

type Step = (record: JackpotRecord, memory: Memory) => string

const roundOf = ({ commitment }: JackpotRecord): number => {
  const { round } = commitment.beacon
  const drawsAt = Date.parse(commitment.drawsAt)
  must(drawsAt > Date.parse(commitment.closesAt), 'The draw was fixed too soon after closing')
  must(round === roundFrom(drawsAt), 'The round is not the first one after the draw’s time')
  return round
}

const isOverdue = (record: JackpotRecord, memory: Memory, after: number): boolean =>
  memory.heardAt !== undefined && memory.heardAt >= roundTime(roundOf(record)) + after

const checkAnnounced: Step = (record, memory) => {
  const { commitment, announced } = record
  must(commitment.draw === record.id, 'The announcement is of another draw')
  must(commitment.method === JACKPOT_METHOD, 'The draw follows other rules than this phone knows')
  if (!announced) return wait('The announcement is not in the log yet')
  const shown = openLogged(commitment, announced, trustFrom(record.keyEntries, memory), memory)
  const first = Date.parse(commitment.opensAt) + BATCH
  roundOf(record)
  return `Number ${shown.index + 1} in the log, ${mustBeOutBefore(shown, first, memory, 'the announcement').replace('the draw', 'its first batch closed')}`
}

const listOf = (record: JackpotRecord, memory: Memory) => {
  const { list } = record
  if (list?.logged) return { list: list.list, logged: list.logged }
  return isOverdue(record, memory, 0)
    ? fail('Not shown in time: the list had to be out before the draw')
    : wait('The list of chances is not sealed yet')
}

const drawOf = (record: JackpotRecord, memory: Memory) => {
  if (record.state === 'carried') return wait('Nobody had a chance, or the list came late, so the pool stays')
  if (record.draw) return record.draw
  return isOverdue(record, memory, RESULT_WITHIN)
    ? fail('Not shown in time: the number had to be out ten minutes after the round')
    : wait('It is not drawn yet')
}

const checkList: Step = (record, memory) => {
  const { list, logged } = listOf(record, memory)
  must(list.draw === record.id, 'The list is of another draw')
  must(list.commitment === documentHash(record.commitment), 'The list does not follow what was announced')
  const shown = openLogged(list, logged, trustFrom(record.keyEntries, memory), memory)
  if (record.state === 'carried') return drawOf(record, memory) as never
  const seen = mustBeOutBefore(shown, roundTime(roundOf(record)), memory, 'the list')
  return `${formatMoney(list.stake)} staked in ${plural(list.batches, 'batch', 'batches')}, ${seen}`
}

const checkNumber: Step = (record, memory) => {
  const draw = drawOf(record, memory)
  const { list } = listOf(record, memory)
  const { chain } = record.commitment.beacon
  const round = roundOf(record)
  const signature = fromHex(draw.signature)
  must(chain === pinsOf(memory).chain, 'The randomness is of another beacon than this app trusts')
  must(verifyRound(chain, round, signature), `The beacon did not sign round ${round} so`)
  const key = jackpotKey({ randomness: randomnessOf(signature), root: fromHex(list.root), draw: record.id })
  const number = winningNumber(key, list.stake)
  must(number === draw.number, `It should be ${number}`)
  return `${beaconChains[chain].label}, round ${round}: this phone drew chance ${number + 1} of ${list.stake} as well`
}

const steps = (path: JackpotWinner['entryPath']): SumStep[] =>
  path.map(step => ({ ...step, hash: fromHex(step.hash) }))

const checkWinner: Step = (record, memory) => {
  const { number } = drawOf(record, memory)
  const { list } = listOf(record, memory)
  const { winner } = record
  must(winner !== null, 'The winner is missing')
  const { entry, head, leaf, index } = winner
  must(
    entry.batch === head.batch && leaf.batch === head.batch && entry.head === headHash(head),
    'The batch is not the one in the list',
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
  return `Ticket number ${index + 1} of batch ${head.batch} holds chances ${first + 1} to ${first + stake}`
}

const checkPrize: Step = (record, memory) => {
  drawOf(record, memory)
  const { prize } = listOf(record, memory).list
  must(prize > 0 && prize <= record.commitment.threshold, 'The prize is over the threshold')
  return `${formatMoney(prize)} out of the pool, at most ${formatMoney(record.commitment.threshold)}`
}

const checks: [string, Step][] = [
  ['The draw was announced before its chances were counted', checkAnnounced],
  ['The list of chances was out before the draw', checkList],
  ['The winning chance follows from list and public randomness', checkNumber],
  ['The winner’s ticket holds that chance', checkWinner],
  ['The prize is what was in the pool', checkPrize],
]

/** Every check in order. Never throws: what cannot be read fails with its reason. */
export const checkJackpot = (input: unknown, memory: Memory = {}): JackpotCheck[] => {
  const read = v.safeParse(jackpotRecord, input)
  return checks.map(([title, check]) =>
    read.success
      ? outcomeOf(title, () => check(read.output, memory))
      : { title, state: 'failed', detail: 'The record is damaged: it cannot be read' },
  )
}
