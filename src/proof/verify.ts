// The six checks of a ticket, from its proof and this phone's memory: no network, no trust in the service.
// Runs in a worker, a page or Node.
import * as v from 'valibot'
import { proof as proofSchema, type DrawRecord, type Head, type Proof } from '#src/contract/draws.ts'
import { drawnBy, drawnWords } from '#src/games/drawn-by.ts'
import { settlePrize } from '#src/games/prizes.ts'
import { readRules, type RulesDocument } from '#src/games/rules-schema.ts'
import { splitByShares } from '#src/games/split-shares.ts'
import { fromHex, hex, utf8 } from '#src/lib/bytes.ts'
import { DAY } from '#src/lib/lagos-time.ts'
import { formatMoney } from '#src/lib/money.ts'
import { grouped, plural } from '#src/lib/figures.ts'
import { beaconChains, randomnessOf, verifyRound } from '#src/draws/beacon.ts'
import { judgeCalledOff } from './called-off.ts'
import { fail, must, outcomeOf, thereIsNone, wait, type CheckResult } from './checks.ts'
import { drawKey } from '#src/draws/derive.ts'
import {
  commitmentHash,
  headHash,
  memberHash,
  receiptLeafHash,
  receiptTreeBytes,
  ticketLeafHash,
} from '#src/draws/documents.ts'
import { sha256 } from '#src/draws/hash.ts'
import { mustBePlayable } from './lines.ts'
import { openLogged, receiptKey, trustFrom } from './logged.ts'
import { rootFromPath } from '#src/draws/merkle.ts'
import { pinsOf, type Memory } from './memory.ts'
import { mustBeOutBefore } from './out-before.ts'
import { RESULT_WITHIN, roundFrom, roundTime, SEAL_MARGIN } from '#src/draws/schedule.ts'
import { checkPredictedPrize, checkResults } from './verify-predictions.ts'
import { checkQuotes } from './verify-quotes.ts'
import { verifyP256 } from '#src/draws/sign.ts'

const titles = {
  receipt: 'The receipt is signed, and the one you were given',
  sealed: 'Your ticket is under the seal',
  head: 'The seal was out before the draw’s randomness',
  beacon: 'The randomness is public',
  numbers: 'The numbers follow from seal and randomness',
  prize: 'The prize is what the rules say',
  quotes: 'Everybody was quoted the same chances',
  results: 'The results of the matches stand in the log',
  shares: 'Your group’s shares stand in the ticket',
} as const

export type CheckId = keyof typeof titles

export interface Check extends CheckResult {
  id: CheckId
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

type Step = (proof: Proof, memory: Memory) => string

const checkReceipt: Step = (proof, memory) => {
  const { leaf, index, key, signature, tree } = proof.receipt
  const { commitment } = proof.batch
  must(leaf.batch === proof.batch.id && commitment.batch === proof.batch.id, 'The ticket is of another batch')
  must(proof.batch.game === commitment.game, 'The batch is of another game')
  must(leaf.commitment === commitmentHash(commitment), 'The ticket was sold under another commitment')
  const leafHash = hex(ticketLeafHash(leaf))
  const { first } = memory
  must(
    !first || (hex(ticketLeafHash(first.leaf)) === leafHash && first.index === index),
    'This is not the ticket of your first receipt: this phone has kept both',
  )
  const receipt = receiptLeafHash({ leafHash, index, batch: leaf.batch })
  const root = rootFromPath(receipt, tree.at, tree.size, tree.path.map(fromHex))
  must(root !== undefined, 'The path of the receipt does not fit its tree')
  const signed = receiptTreeBytes({ root: hex(root), size: tree.size })
  const isLate = memory.firstAt !== undefined && memory.firstAt >= roundTime(roundOf(proof))
  const trusted = receiptKey(proof.keys, key, trustFrom(proof.keyEntries, memory))
  must(verifyP256(trusted, signed, fromHex(signature)), 'The signature does not fit this ticket')
  return `Number ${grouped(index + 1)} of batch ${leaf.batch}, signed with key ${key.slice(0, 8)}…${first ? `, as on the receipt of the purchase${isLate ? ', which this phone was given after the draw' : ''}` : ''}`
}

type OfBatch = Pick<Proof, 'batch'>

export const roundOf = ({ batch: { commitment } }: OfBatch): number => {
  const { round } = commitment.beacon
  const drawsAt = Date.parse(commitment.drawsAt)
  const after = drawsAt - Date.parse(commitment.closesAt)
  must(after >= SEAL_MARGIN, 'The draw was fixed too soon after closing')
  must(after <= DAY, 'The draw was fixed more than a day after closing')
  must(round === roundFrom(drawsAt), 'The round is not the first one after the draw’s time')
  return round
}

const sealOf = (proof: Proof, memory: Memory) => {
  const { head } = proof.batch
  if (head?.logged && proof.path) return { head: head.head, logged: head.logged, path: proof.path }
  const due = roundTime(roundOf(proof))
  return memory.heardAt !== undefined && memory.heardAt >= due
    ? fail('Not shown in time: the seal had to be out before the draw. Your stake is due back')
    : wait('The batch is not sealed yet')
}

/** Without a ticket, a batch is known by its code alone: commitment and seal must carry it. */
export const mustBeOf = ({ id, commitment }: Proof['batch'], head: Head): void =>
  must(commitment.batch === id && head.batch === id, 'The seal is of another batch')

const checkSealed: Step = (proof, memory) => {
  const { head, path } = sealOf(proof, memory)
  const { leaf, index } = proof.receipt
  const root = rootFromPath(ticketLeafHash(leaf), index, head.size, path.map(fromHex))
  must(root !== undefined, 'The path does not fit the tree')
  must(hex(root) === head.root, 'The ticket is not under the sealed root')
  return `One of ${plural(head.size, 'sealed ticket')}, ${plural(path.length, 'hash', 'hashes')} up to the root ${head.root.slice(0, 8)}…`
}

const checkHead: Step = (proof, memory) => {
  const { commitment, state } = proof.batch
  const { picks } = proof.receipt.leaf
  // A later round would let tickets in once the matches have ended.
  must(
    !picks || Date.parse(commitment.drawsAt) === Date.parse(commitment.closesAt) + SEAL_MARGIN,
    'The seal was not due half a minute after closing',
  )
  const { head, logged } = sealOf(proof, memory)
  mustBeOf(proof.batch, head)
  must(head.commitment === commitmentHash(commitment), 'The seal does not follow the commitment')
  const own = memory.head
  must(!own || own.hash === headHash(head), 'This phone was shown another seal of this batch before')
  const round = roundOf(proof)
  const trust = trustFrom(proof.keyEntries, memory)
  const shown = openLogged(head, logged, trust, memory)
  if (state === 'refunded')
    return judgeCalledOff(proof.batch, { seal: shown, round, trust, hasMatches: picks !== undefined }, memory)
  const seen = mustBeOutBefore(shown, roundTime(round), memory, {
    what: 'the seal',
    ownSight: own?.at,
  })
  return `Number ${grouped(shown.index + 1)} in the log, ${seen} (round ${round})`
}

const drawOf = (proof: OfBatch, memory: Memory): DrawRecord => {
  if (proof.batch.state === 'refunded') return thereIsNone('The batch was refunded: there was no draw')
  if (proof.batch.draw && proof.batch.head) return proof.batch.draw
  const due = roundTime(roundOf(proof)) + RESULT_WITHIN
  return memory.heardAt !== undefined && memory.heardAt >= due
    ? fail('Not shown in time: the numbers had to be out ten minutes after the round. Your stake is due back')
    : wait('The batch is not drawn yet')
}

export const checkBeacon = (proof: OfBatch, memory: Memory): string => {
  const draw = drawOf(proof, memory)
  const { chain } = proof.batch.commitment.beacon
  const round = roundOf(proof)
  must(chain === pinsOf(memory).chain, 'The randomness is of another beacon than this app trusts')
  must(verifyRound(chain, round, fromHex(draw.signature)), `The beacon did not sign round ${round} so`)
  return `${beaconChains[chain].label}, round ${round}, the first at or after the draw’s time`
}

const rulesOf = (proof: Proof): RulesDocument => {
  if (proof.rules === null) return wait('The rules of the batch are not on this phone yet')
  const same = hex(sha256(utf8(proof.rules))) === proof.batch.commitment.rules
  must(same, 'The rules are not those of the batch')
  const rules = readRules(proof.rules)
  must(rules.game === proof.batch.commitment.game, 'The rules are of another game')
  return rules
}

const checkNumbers: Step = (proof, memory) => {
  const draw = drawOf(proof, memory)
  const rules = rulesOf(proof)
  const key = drawKey({
    randomness: randomnessOf(fromHex(draw.signature)),
    root: fromHex(sealOf(proof, memory).head.root),
    batch: proof.batch.id,
  })
  const numbers = drawnBy(rules, key)
  const said = drawnWords(rules, numbers)
  must(numbers.join() === draw.numbers.join(), `They should be ${said}`)
  return `This phone drew ${said} as well`
}

const checkPrize: Step = (proof, memory) => {
  if (proof.receipt.leaf.picks) return checkPredictedPrize(proof)
  const draw = drawOf(proof, memory)
  if (!proof.prize) return wait('The prizes are not paid yet')
  const { lines, stake } = proof.receipt.leaf
  const rules = rulesOf(proof)
  mustBePlayable(rules, lines)
  const due = settlePrize(rules, lines, stake, draw.numbers)
  must(
    due.won === proof.prize.won && due.cashback === proof.prize.cashback,
    `The rules give ${formatMoney(due.won)} and ${formatMoney(due.cashback)} cashback`,
  )
  return `${formatMoney(due.won)} won and ${formatMoney(due.cashback)} cashback for ${plural(lines.length, 'line')}`
}

/** Compares what each got with what all got together, because the tax is not part of the rules. */
const checkShares: Step = ({ receipt: { leaf }, members, prize }) => {
  const shares = leaf.shares ?? []
  const amounts = shares.map(it => it.amount)
  must(members?.length === shares.length, 'The names of the members are missing')
  for (const [at, { name, salt }] of members.entries())
    must(memberHash(name, salt) === shares[at]!.who, `${name} is not who has that share under the seal`)
  must(sum(amounts) === leaf.stake * leaf.lines.length, 'The shares do not make the price of the ticket')
  const said = members.map(({ name }, at) => `${name} paid ${formatMoney(amounts[at]!)}`).join(', ')
  const got = members.map(it => it.got ?? 0)
  if (!prize || members.some(it => it.got === null)) return said
  must(sum(got) <= prize.won + prize.cashback, 'More was split than the ticket brought')
  const due = splitByShares(sum(got), amounts)
  must(due.join() === got.join(), `By the shares they get ${due.map(it => formatMoney(it)).join(', ')}`)
  return `${said}; they got ${got.map(it => formatMoney(it)).join(', ')}`
}

const steps: Record<CheckId, Step> = {
  receipt: checkReceipt,
  sealed: checkSealed,
  head: checkHead,
  beacon: checkBeacon,
  numbers: checkNumbers,
  prize: checkPrize,
  quotes: checkQuotes,
  results: checkResults,
  shares: checkShares,
}

const ofNumbers: readonly CheckId[] = ['receipt', 'sealed', 'head', 'beacon', 'numbers', 'prize']
/** Matches decide, not a draw. */
const ofMatches: readonly CheckId[] = ['receipt', 'sealed', 'head', 'quotes', 'results', 'prize']

const titleOf = (id: CheckId, isOfMatches: boolean): string =>
  id === 'head' && isOfMatches ? 'The seal was out in time' : titles[id]

/** Every check in order. Never throws: unreadable input fails with its reason. */
export const checkProof = (input: unknown, memory: Memory = {}): Check[] => {
  const read = v.safeParse(proofSchema, input)
  if (read.success) {
    const { picks, shares } = read.output.receipt.leaf
    const isOfMatches = picks !== undefined
    const ids = isOfMatches ? ofMatches : ofNumbers
    return [...ids, ...(shares ? (['shares'] as const) : [])].map(id => ({
      id,
      ...outcomeOf(titleOf(id, isOfMatches), () => steps[id](read.output, memory)),
    }))
  }
  return ofNumbers.map(id => ({
    id,
    title: titles[id],
    state: 'failed',
    detail: 'The proof is damaged: it cannot be read',
  }))
}
