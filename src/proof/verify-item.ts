// The checks of an item's draw, from its public record and this phone's memory: no network, no trust in the service.
import * as v from 'valibot'
import type { Logged } from '#src/contract/draws.ts'
import { itemRecord, listedBid, type ItemRecord, type ListedBid } from '#src/contract/items/documents.ts'
import { mostOf, neededOf, offeredOf } from '#src/games/awoof/rules.ts'
import { beaconChains, randomnessOf, verifyRound } from '#src/draws/beacon.ts'
import { bidLeaf, drawItem, ITEM_METHOD, itemHash } from '#src/draws/item.ts'
import { JACKPOT_MARGIN, RESULT_WITHIN, roundFrom, roundTime } from '#src/draws/schedule.ts'
import { followSumPath, placeOfSumPath } from '#src/draws/sum-tree.ts'
import { fromHex, hex } from '#src/lib/bytes.ts'
import { grouped, plural } from '#src/lib/figures.ts'
import { fail, leaveOpen, must, outcomeOf, thereIsNone, wait, type CheckResult } from './checks.ts'
import { openLogged, trustFrom } from './logged.ts'
import { pinsOf, type Memory } from './memory.ts'
import { leaveSilenceOpen, mustBeOutBefore, mustHaveBeenLate, NO_WHY } from './out-before.ts'

/** A bid of this phone's player. */
interface OwnBid {
  /** It is shown with these numbers, counted from 1. */
  first: number
  last: number
  proof: ListedBid | null
}

type Step = (record: ItemRecord, memory: Memory, own: OwnBid | undefined) => string

const openOne = (record: ItemRecord, memory: Memory, entry: unknown, logged: Logged) =>
  openLogged(entry, logged, trustFrom(record.keyEntries, memory), memory)

const roundOf = ({ commitment }: ItemRecord): number => {
  const { round } = commitment.beacon
  const drawsAt = Date.parse(commitment.drawsAt)
  must(
    drawsAt === Date.parse(commitment.closesAt) + JACKPOT_MARGIN,
    'The draw was not fixed for a minute after sales end',
  )
  must(round === roundFrom(drawsAt), 'The round is not the first one after the draw’s time')
  return round
}

const isOverdue = (record: ItemRecord, memory: Memory, after: number): boolean =>
  memory.heardAt !== undefined && memory.heardAt >= roundTime(roundOf(record)) + after

const reasons = {
  undersold: 'Too few numbers were sold, so every stake went back',
  'list-late': 'The list came late, so every stake went back',
  'called-off': 'It was called off, and every stake went back',
}

const CALLED_OFF = 'Withheld: the list was out in time, and the draw was called off'

/** Why there is no draw, if the record says so. @throws if it is withheld without a valid reason */
const whyNot = (record: ItemRecord, memory: Memory): string => {
  const { commitment, list } = record
  must(record.void !== null, 'Stakes went back, and the log does not say why')
  const { entry, logged } = record.void
  must(entry.item === record.item, 'The item that was given back is another one')
  if (!logged) return leaveOpen(NO_WHY)
  const shown = openOne(record, memory, entry, logged)
  if (entry.reason === 'no-round') return leaveSilenceOpen(roundOf(record), memory)
  const round = roundTime(roundOf(record))
  // Only an item still on sale may be called off: anyone who has the list knows the winner as soon as the round is out.
  must(entry.reason !== 'called-off' || !list, CALLED_OFF)
  if (entry.reason === 'list-late') {
    must(list?.logged != null, 'The list is missing')
    mustHaveBeenLate(openOne(record, memory, list.list, list.logged), round, memory, { what: 'the list' })
  }
  must(
    entry.reason !== 'undersold' || !list || list.list.numbers < commitment.needed,
    'Withheld: enough numbers were sold',
  )
  // Numbers are sold in their order.
  const { bid } = memory
  must(
    entry.reason !== 'undersold' || !bid || bid.last < commitment.needed,
    'Withheld: enough numbers were sold',
  )
  // Whoever knows the round knows the winner: what else ends a sale must have been out before.
  if (entry.reason === 'called-off' || entry.reason === 'undersold')
    mustBeOutBefore(shown, round, memory, { what: 'why stakes went back' })
  return reasons[entry.reason]
}

const checkAnnounced: Step = (record, memory) => {
  const { commitment, announced } = record
  must(commitment.item === record.item, 'The announcement is of another item')
  must(commitment.method === ITEM_METHOD, 'The draw follows other rules than this phone knows')
  must(
    commitment.offered === offeredOf(commitment) &&
      commitment.needed === neededOf(commitment) &&
      commitment.most === mostOf(commitment),
    'Its numbers do not follow from its price',
  )
  must(commitment.cash > 0 && commitment.cash <= commitment.price, 'The cash alternative is none')
  roundOf(record)
  const own = memory.announced
  must(!own || own.hash === itemHash(commitment), 'This phone was shown another announcement before')
  const closesAt = Date.parse(commitment.closesAt)
  if (!announced)
    return memory.heardAt !== undefined && memory.heardAt >= closesAt
      ? fail('Not shown in time: it had to be in the log before sales ended')
      : wait('The announcement is not in the log yet')
  const shown = openOne(record, memory, commitment, announced)
  const seen = mustBeOutBefore(shown, closesAt, memory, {
    what: 'the announcement',
    event: 'sales ended',
    ownSight: own?.at,
  })
  return `Number ${grouped(shown.index + 1)} in the log, ${seen}`
}

const listOf = (record: ItemRecord, memory: Memory) => {
  if (record.state === 'refunded') return thereIsNone(whyNot(record, memory))
  if (record.list?.logged) return { list: record.list.list, logged: record.list.logged }
  return isOverdue(record, memory, 0)
    ? fail('Not shown in time: the list had to be out before the draw')
    : wait('The list of bids is not sealed yet')
}

const checkList: Step = (record, memory) => {
  const { list, logged } = listOf(record, memory)
  must(list.item === record.item, 'The list is of another item')
  must(list.commitment === itemHash(record.commitment), 'The list does not follow what was announced')
  must(
    list.numbers >= record.commitment.needed && list.numbers <= record.commitment.offered,
    'More or fewer numbers were sold than may be drawn from',
  )
  const shown = openOne(record, memory, list, logged)
  const seen = mustBeOutBefore(shown, roundTime(roundOf(record)), memory, { what: 'the list' })
  return `${plural(list.numbers, 'number')} in ${plural(list.bids, 'bid')}, ${seen}`
}

const drawOf = (record: ItemRecord, memory: Memory) => {
  listOf(record, memory)
  if (record.draw) return record.draw
  return isOverdue(record, memory, RESULT_WITHIN)
    ? fail('Not shown in time: the number had to be out ten minutes after the round')
    : wait('It is not drawn yet')
}

const checkNumber: Step = (record, memory) => {
  const draw = drawOf(record, memory)
  const { list } = listOf(record, memory)
  const { chain } = record.commitment.beacon
  const round = roundOf(record)
  const signature = fromHex(draw.signature)
  must(chain === pinsOf(memory).chain, 'The randomness is of another beacon than this app trusts')
  must(verifyRound(chain, round, signature), `The beacon did not sign round ${round} so`)
  const from = { randomness: randomnessOf(signature), root: fromHex(list.root), item: record.item }
  const { number, reserve } = drawItem(from, list.numbers)
  must(number === draw.number, `It should be number ${grouped(number + 1)}`)
  must(reserve === draw.reserve, `The reserve should be number ${grouped(reserve + 1)}`)
  return `${beaconChains[chain].label}, round ${round}: this phone drew number ${grouped(number + 1)} of ${grouped(list.numbers)} as well, and ${grouped(reserve + 1)} in reserve`
}

/** A bid under the list's root, holding what it says. */
const mustBeListed = (record: ItemRecord, memory: Memory, { leaf, path }: ListedBid): void => {
  const { list } = listOf(record, memory)
  must(leaf.item === record.item && leaf.commitment === list.commitment, 'The bid is on another item')
  const { root, before } = followSumPath(
    bidLeaf(leaf),
    path.map(step => ({ ...step, hash: fromHex(step.hash) })),
  )
  must(hex(root.hash) === list.root && root.sum === list.numbers, 'The bid is not in the list')
  must(placeOfSumPath(path, list.bids) === leaf.place, 'The bid is counted at another place')
  must(before === leaf.first, 'The bid holds other numbers than it says')
}

const holds = ({ leaf }: ListedBid, number: number) =>
  number >= leaf.first && number < leaf.first + leaf.numbers

const checkWinner: Step = (record, memory) => {
  const draw = drawOf(record, memory)
  const { winner, reserve, passed } = record
  must(winner !== null && reserve !== null, 'The winner is missing')
  mustBeListed(record, memory, winner)
  mustBeListed(record, memory, reserve)
  must(holds(winner, draw.number), 'The number drawn belongs to another bid')
  must(holds(reserve, draw.reserve), 'The reserve number belongs to another bid')
  if (!passed) return `Bid ${grouped(winner.leaf.place + 1)} of the list holds it`
  must(
    passed.entry.item === record.item && passed.logged !== null,
    'It went to the reserve, and the log does not say why',
  )
  openOne(record, memory, passed.entry, passed.logged)
  return `Bid ${grouped(reserve.leaf.place + 1)} of the list holds the reserve, which counts: ${passed.entry.reason}`
}

const checkOwn: Step = (record, memory, own) => {
  if (!own) return thereIsNone('You have no bid on it')
  listOf(record, memory)
  must(own.proof !== null, 'Your bid is not in the list')
  mustBeListed(record, memory, own.proof)
  const { first, numbers } = own.proof.leaf
  must(
    [own, memory.bid ?? own].every(it => it.first === first + 1 && it.last === first + numbers),
    'Your bid holds other numbers than you were sold',
  )
  const [low, high] = [grouped(own.first), grouped(own.last)]
  const held = low === high ? `Number ${low} is` : `Numbers ${low} to ${high} are`
  return `${held} yours, at place ${grouped(own.proof.leaf.place + 1)}`
}

const checks: [string, Step][] = [
  ['The item was announced before sales ended', checkAnnounced],
  ['The list of bids was out before the draw', checkList],
  ['The number follows from list and public randomness', checkNumber],
  ['The winner’s bid holds that number', checkWinner],
  ['Your bid is in the list', checkOwn],
]

const own = v.object({ first: v.number(), last: v.number(), proof: v.nullable(listedBid) })

/**
 * Every check in order. Never throws: unreadable input fails with its reason.
 * @param bid the player's own, if any
 */
export const checkItem = (input: unknown, memory: Memory = {}, bid?: unknown): CheckResult[] => {
  const read = v.safeParse(itemRecord, input)
  const mine = bid === undefined ? undefined : v.safeParse(own, bid)
  return checks.map(([title, check]) =>
    read.success && mine?.success !== false
      ? outcomeOf(title, () => check(read.output, memory, mine?.output))
      : { title, state: 'failed', detail: 'The record is damaged: it cannot be read' },
  )
}
