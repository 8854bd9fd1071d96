// The five checks of a jackpot draw, from its public record and this phone's memory: no network, no trust in
// the service.
import * as v from 'valibot'
import type { Head, Logged } from '#src/contract/draws.ts'
import {
  jackpotRecord,
  type JackpotList,
  type JackpotRecord,
  type JackpotWinner,
} from '#src/contract/jackpots.ts'
import { jackpots, nextJackpotDraw } from '#src/games/jackpots.ts'
import { fromHex, hex } from '#src/lib/bytes.ts'
import { isoDate } from '#src/lib/lagos-time.ts'
import { formatMoney } from '#src/lib/money.ts'
import { grouped, plural } from '#src/lib/figures.ts'
import { beaconChains, randomnessOf, verifyRound } from '#src/draws/beacon.ts'
import { fail, leaveOpen, must, outcomeOf, thereIsNone, wait, type CheckResult } from './checks.ts'
import { commitmentHash, documentHash, headHash, ticketLeafHash } from '#src/draws/documents.ts'
import { entryLeaf, JACKPOT_METHOD, jackpotKey, winningNumber } from '#src/draws/jackpot.ts'
import { openLogged, trustFrom } from './logged.ts'
import { pinsOf, type Memory } from './memory.ts'
import { leaveSilenceOpen, mustBeOutBefore } from './out-before.ts'
import { rootFromPath } from '#src/draws/merkle.ts'
import {
  BATCH,
  closesAtOf,
  JACKPOT_MARGIN,
  RESULT_WITHIN,
  roundFrom,
  roundTime,
  SEAL_MARGIN,
} from '#src/draws/schedule.ts'
import { followSumPath, placeOfSumPath, sumLeaf, type SumStep } from '#src/draws/sum-tree.ts'

export type JackpotCheck = CheckResult

type Step = (record: JackpotRecord, memory: Memory) => string

const roundOf = ({ commitment }: JackpotRecord): number => {
  const { round } = commitment.beacon
  const drawsAt = Date.parse(commitment.drawsAt)
  must(
    drawsAt === Date.parse(commitment.closesAt) + JACKPOT_MARGIN,
    'The draw was not fixed for a minute after its window closes',
  )
  must(round === roundFrom(drawsAt), 'The round is not the first one after the draw’s time')
  return round
}

const openOne = (record: JackpotRecord, memory: Memory, entry: unknown, logged: Logged) =>
  openLogged(entry, logged, trustFrom(record.keyEntries, memory), memory)

const isOverdue = (record: JackpotRecord, memory: Memory, after: number): boolean =>
  memory.heardAt !== undefined && memory.heardAt >= roundTime(roundOf(record)) + after

const checkAnnounced: Step = (record, memory) => {
  const { commitment, announced } = record
  must(commitment.draw === record.id, 'The announcement is of another draw')
  must(commitment.method === JACKPOT_METHOD, 'The draw follows other rules than this phone knows')
  const [opensAt, closesAt] = [Date.parse(commitment.opensAt), Date.parse(commitment.closesAt)]
  const day = isoDate(closesAt).replaceAll('-', '')
  must(commitment.draw === `${commitment.jackpot}-${day}`, 'The window does not close on the day of the draw')
  must(opensAt < closesAt, 'The window closes before it opens')
  const its = jackpots.find(it => it.id === commitment.jackpot)
  must(its !== undefined, 'No jackpot has this name')
  must(
    nextJackpotDraw(its.drawn, closesAt - 1) === closesAt,
    'The window closes at another hour than its draws',
  )
  roundOf(record)
  const own = memory.announced
  must(!own || own.hash === documentHash(commitment), 'This phone was shown another announcement before')
  if (!announced)
    return memory.heardAt !== undefined && memory.heardAt >= opensAt + BATCH
      ? fail('Not shown in time: it had to be in the log before its first batch closed')
      : wait('The announcement is not in the log yet')
  const shown = openOne(record, memory, commitment, announced)
  const seen = mustBeOutBefore(shown, opensAt + BATCH, memory, {
    what: 'the announcement',
    event: 'its first batch closed',
    ownSight: own?.at,
  })
  return `Number ${grouped(shown.index + 1)} in the log, ${seen}`
}

const listOf = (record: JackpotRecord, memory: Memory) => {
  const { list } = record
  if (list?.logged) return { list: list.list, logged: list.logged }
  return isOverdue(record, memory, 0)
    ? fail('Not shown in time: the list had to be out before the draw')
    : wait('The list of chances is not sealed yet')
}

/** How the list was out in time, with its place in the log. */
const listInTime = (record: JackpotRecord, memory: Memory): string => {
  const { list, logged } = listOf(record, memory)
  const shown = openOne(record, memory, list, logged)
  return mustBeOutBefore(shown, roundTime(roundOf(record)), memory, { what: 'the list' })
}

/** More than there will be. A list that names more batches lowers the prize by a kobo for each. */
const MOST_GAMES = 20

/**
 * The prize is at least what the stakes in the list put into the pool, each batch's part rounded down. Only stakes of an
 * earlier list refunded after its draw make it less, and no phone sees that.
 */
const mustBeAll = ({ commitment }: JackpotRecord, { stake, batches, prize }: JackpotList): void => {
  const its = jackpots.find(it => it.id === commitment.jackpot)
  must(its !== undefined, 'No jackpot has this name')
  if (commitment.threshold !== its.threshold)
    leaveOpen(
      `It was announced with ${formatMoney(commitment.threshold)} at most, and this app knows ${formatMoney(its.threshold)}`,
    )
  const { share } = its
  const window = Date.parse(commitment.closesAt) - Date.parse(commitment.opensAt)
  must(batches <= (window / BATCH + 1) * MOST_GAMES, 'The list has more batches than its window')
  const put = Math.min(commitment.threshold, Math.floor((stake * share) / 10_000) - batches)
  if (prize < put)
    leaveOpen(`Only we say that no more was in the pool: these stakes put ${formatMoney(put)} in`)
}

/** Why there was no draw, for a reason this phone can verify. */
const whyCarried = (record: JackpotRecord, memory: Memory): string => {
  const { list } = listOf(record, memory)
  if (list.stake === 0) return 'Nobody had a chance, so the pool stays'
  if (list.prize === 0) {
    mustBeAll(record, list)
    return 'Nothing was in the pool'
  }
  const { state } = outcomeOf('', () => listInTime(record, memory))
  must(state !== 'passed', 'Withheld: the list was out in time, and the draw was called off')
  if (state === 'unproven') leaveOpen('The pool stays, and only we say that the list came late')
  return 'The list came late, so the pool stays'
}

const drawOf = (record: JackpotRecord, memory: Memory) => {
  if (record.draw) return record.draw
  if (record.state === 'carried') return thereIsNone(whyCarried(record, memory))
  return isOverdue(record, memory, RESULT_WITHIN)
    ? fail('Not shown in time: the number had to be out ten minutes after the round')
    : wait('It is not drawn yet')
}

const checkList: Step = (record, memory) => {
  const { list, logged } = listOf(record, memory)
  must(list.draw === record.id, 'The list is of another draw')
  must(list.commitment === documentHash(record.commitment), 'The list does not follow what was announced')
  openOne(record, memory, list, logged)
  must(
    !record.announced || logged.index > record.announced.index,
    'The list stands in the log before its announcement',
  )
  if (record.state === 'carried' && !record.draw) return thereIsNone(whyCarried(record, memory))
  const seen = listInTime(record, memory)
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
  must(number === draw.number, `It should be chance ${grouped(number + 1)}`)
  return `${beaconChains[chain].label}, round ${round}: this phone drew chance ${grouped(number + 1)} of ${grouped(list.stake)} as well`
}

const steps = (path: JackpotWinner['entryPath']): SumStep[] =>
  path.map(step => ({ ...step, hash: fromHex(step.hash) }))

/** Did the winner's batch take part: in the window, head out before its round, stakes not refunded? */
const mustTakePart = (record: JackpotRecord, memory: Memory, { batch, leaf, entry }: JackpotWinner): Head => {
  const { commitment, head, void: voided } = batch
  must(head?.logged != null, 'The seal of the winner’s batch is missing')
  const codes = [batch.id, commitment.batch, head.head.batch, leaf.batch]
  const hashes = [head.head.commitment, leaf.commitment]
  must(
    codes.every(it => it === entry.batch) &&
      hashes.every(it => it === commitmentHash(commitment)) &&
      entry.head === headHash(head.head),
    'The batch is not the one in the list',
  )
  const closesAt = Date.parse(commitment.closesAt)
  const { opensAt, closesAt: end } = record.commitment
  must(closesAtOf(batch.id) === closesAt, 'The code of the batch is that of another time')
  must(closesAt > Date.parse(opensAt) && closesAt <= Date.parse(end), 'The batch is of another window')
  const { beacon, drawsAt } = commitment
  must(
    Date.parse(drawsAt) >= closesAt + SEAL_MARGIN && beacon.round === roundFrom(Date.parse(drawsAt)),
    'The round of the batch was chosen',
  )
  if (!voided) {
    must(batch.state !== 'refunded', 'Stakes of the batch went back, and the log does not say why')
    must(record.state !== 'carried', 'Withheld: the number fell to a ticket, and the pool was kept')
    const shown = openOne(record, memory, head.head, head.logged)
    mustBeOutBefore(shown, roundTime(beacon.round), memory, { what: 'the seal of the winner’s batch' })
    return head.head
  }
  must(record.state === 'carried', 'The stakes of this batch went back, and its chances with them')
  must(voided.entry.batch === batch.id, 'The batch that was given back is another one')
  must(voided.logged !== null, 'Stakes of the batch went back, and the log does not say why')
  openOne(record, memory, voided.entry, voided.logged)
  must(voided.entry.reason === 'no-round', 'A batch whose seal was late stands in the list')
  must(leaf.picks === undefined, 'Withheld: matches decide, and not the beacon')
  return head.head
}

const checkWinner: Step = (record, memory) => {
  const { number } = drawOf(record, memory)
  const { list } = listOf(record, memory)
  const { winner } = record
  must(winner !== null, 'The winner is missing')
  const { entry, leaf, index } = winner
  const head = mustTakePart(record, memory, winner)
  const batch = followSumPath(entryLeaf(entry, head.stake), steps(winner.entryPath))
  must(hex(batch.root.hash) === list.root && batch.root.sum === list.stake, 'The batch is not in the list')
  must(
    placeOfSumPath(winner.entryPath, list.batches) !== undefined,
    `The list has not the form of ${plural(list.batches, 'batch', 'batches')}`,
  )
  const leafHash = ticketLeafHash(leaf)
  const root = rootFromPath(leafHash, index, head.size, winner.path.map(fromHex))
  must(root !== undefined && hex(root) === head.root, 'The ticket is not under the seal of its batch')
  const stake = leaf.stake * leaf.lines.length
  const ticket = followSumPath(sumLeaf(leafHash, stake), steps(winner.ticketPath))
  must(
    hex(ticket.root.hash) === entry.tickets && ticket.root.sum === head.stake,
    'The stake of the ticket is not counted so',
  )
  must(
    placeOfSumPath(winner.ticketPath, head.size) === index,
    'The ticket is counted at another place than it has in its batch',
  )
  const first = batch.before + ticket.before
  must(number >= first && number < first + stake, 'The chance drawn belongs to another ticket')
  // Its chance is nobody's.
  if (record.state === 'carried') return leaveSilenceOpen(winner.batch.commitment.beacon.round, memory)
  return `Ticket number ${grouped(index + 1)} of batch ${head.batch} holds chances ${grouped(first + 1)} to ${grouped(first + stake)}`
}

const checkPrize: Step = (record, memory) => {
  drawOf(record, memory)
  if (record.state === 'carried') return thereIsNone('The pool stays for the next draw')
  const { list } = listOf(record, memory)
  const { prize } = list
  must(prize > 0, 'There was nothing to win')
  must(prize <= record.commitment.threshold, 'The prize is over the threshold')
  mustBeAll(record, list)
  return `${formatMoney(prize)} out of the pool, at most ${formatMoney(record.commitment.threshold)}`
}

const checks: [string, Step][] = [
  ['The draw was announced before its chances were counted', checkAnnounced],
  ['The list of chances was out before the draw', checkList],
  ['The winning chance follows from list and public randomness', checkNumber],
  ['The winner’s ticket holds that chance', checkWinner],
  ['The prize is what was in the pool', checkPrize],
]

/** Every check in order. Never throws: unreadable input fails with its reason. */
export const checkJackpot = (input: unknown, memory: Memory = {}): JackpotCheck[] => {
  const read = v.safeParse(jackpotRecord, input)
  return checks.map(([title, check]) =>
    read.success
      ? outcomeOf(title, () => check(read.output, memory))
      : { title, state: 'failed', detail: 'The record is damaged: it cannot be read' },
  )
}
