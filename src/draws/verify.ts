// The six checks of a ticket, from its proof alone: no network, no trust in the service. Runs in a worker, a page or Node.
import * as v from 'valibot'
import {
  proof as proofSchema,
  type DrawRecord,
  type Proof,
  type PublicKey,
  type Receipt,
} from '#src/contract/draws.ts'
import { settlePrize } from '#src/games/prizes.ts'
import { readRules, type RulesDocument } from '#src/games/rules-schema.ts'
import { fromHex, hex, utf8 } from '#src/lib/bytes.ts'
import { formatMoney } from '#src/lib/money.ts'
import { beaconChains, randomnessOf, verifyRound } from './beacon.ts'
import { drawKey, drawNumbers } from './derive.ts'
import {
  commitmentHash,
  headBytes,
  receiptBytes,
  receiptLeafHash,
  receiptTreeBytes,
  ticketLeafHash,
} from './documents.ts'
import { sha256 } from './hash.ts'
import { rootFromPath } from './merkle.ts'
import { decidingRound, roundAt, roundTime } from './schedule.ts'
import { linksBack } from './seeds.ts'
import { verifyP256 } from './sign.ts'

const titles = {
  receipt: 'The receipt is signed',
  sealed: 'Your ticket is under the seal',
  head: 'The seal came before the draw’s randomness',
  beacon: 'The randomness is public and the seed was fixed before',
  numbers: 'The numbers follow from seal, seed and randomness',
  prize: 'The prize is what the rules say',
} as const

export type CheckId = keyof typeof titles

export interface Check {
  id: CheckId
  title: string
  state: 'passed' | 'failed' | 'waiting'
  passed: boolean
  /** What was compared, or why it failed, in a sentence. */
  detail: string
}

/** Public keys that this device saw before: a proof that brings another key under a known id fails. */
export type KnownKeys = Readonly<Record<string, PublicKey>>

class Fault extends Error {}
class Waiting extends Error {}

const must: (truth: boolean, otherwise: string) => asserts truth = (truth, otherwise) => {
  if (!truth) throw new Fault(otherwise)
}

const keyOf = (proof: Proof, id: string, known: KnownKeys): PublicKey => {
  const key = Object.hasOwn(proof.keys, id) ? proof.keys[id] : undefined
  must(key !== undefined, `The public key ${id} is missing`)
  const before = Object.hasOwn(known, id) ? known[id] : undefined
  must(
    !before || (before.x === key.x && before.y === key.y),
    `The public key ${id} is not the one seen before`,
  )
  return key
}

/** What the signature of a receipt covers: the receipt itself, or the root of those that were signed together. */
const signedBytes = ({ leaf, index, tree }: Receipt): Uint8Array => {
  const receipt = { leafHash: hex(ticketLeafHash(leaf)), index, batch: leaf.batch }
  if (!tree) return receiptBytes(receipt)
  const root = rootFromPath(receiptLeafHash(receipt), tree.at, tree.size, tree.path.map(fromHex))
  must(root !== undefined, 'The path of the receipt does not fit its tree')
  return receiptTreeBytes({ root: hex(root), size: tree.size })
}

const checkReceipt = (proof: Proof, known: KnownKeys): string => {
  const { leaf, index, key, signature } = proof.receipt
  const { commitment } = proof.batch
  must(leaf.batch === proof.batch.id && commitment.batch === proof.batch.id, 'The ticket is of another batch')
  must(proof.batch.game === commitment.game, 'The batch is of another game')
  must(leaf.commitment === commitmentHash(commitment), 'The ticket was sold under another commitment')
  must(
    verifyP256(keyOf(proof, key, known), signedBytes(proof.receipt), fromHex(signature)),
    'The signature does not fit this ticket',
  )
  return `Ticket ${leaf.ticket}, number ${index + 1} of batch ${leaf.batch}, signed with key ${key}`
}

const sealOf = (proof: Proof) => {
  if (!proof.batch.head || !proof.path) throw new Waiting('The batch is not sealed yet')
  return { ...proof.batch.head, path: proof.path }
}

const checkSealed = (proof: Proof): string => {
  const { head, path } = sealOf(proof)
  const { leaf, index } = proof.receipt
  const root = rootFromPath(ticketLeafHash(leaf), index, head.size, path.map(fromHex))
  must(root !== undefined, 'The path does not fit the tree')
  must(hex(root) === head.root, 'The ticket is not under the sealed root')
  return `One of ${head.size} sealed tickets, ${path.length} hashes up to the root ${head.root.slice(0, 8)}…`
}

const roundOf = (proof: Proof): number =>
  decidingRound(proof.batch.commitment.beacon.round, Date.parse(sealOf(proof).head.sealedAt))

const checkHead = (proof: Proof, known: KnownKeys): string => {
  const { head, key, signature } = sealOf(proof)
  const { commitment } = proof.batch
  must(verifyP256(keyOf(proof, key, known), headBytes(head), fromHex(signature)), 'The seal is not signed')
  must(head.batch === commitment.batch, 'The seal is of another batch')
  must(head.commitment === commitmentHash(commitment), 'The seal does not follow the commitment')
  const sealedAt = Date.parse(head.sealedAt)
  must(sealedAt >= Date.parse(commitment.closesAt), 'The seal came before sales closed')
  must(
    commitment.beacon.round >= roundAt(Date.parse(commitment.closesAt)) + 1,
    'The round was out before closing',
  )
  const round = roundOf(proof)
  must(sealedAt < roundTime(round), 'The seal came after the randomness was public')
  const late =
    round === commitment.beacon.round ? '' : ` The seal was late, so a later round, ${round}, decides.`
  return `Sealed ${Math.round((roundTime(round) - sealedAt) / 1000)} seconds before beacon round ${round}.${late}`
}

const drawOf = (proof: Proof): DrawRecord => {
  if (proof.batch.state === 'refunded') throw new Waiting('The batch was refunded: there was no draw')
  if (!proof.batch.draw || !proof.batch.head) throw new Waiting('The batch is not drawn yet')
  return proof.batch.draw
}

const checkBeacon = (proof: Proof): string => {
  const draw = drawOf(proof)
  const { beacon, seed } = proof.batch.commitment
  const round = roundOf(proof)
  must(verifyRound(beacon.chain, round, fromHex(draw.signature)), `The beacon did not sign round ${round} so`)
  must(
    linksBack(fromHex(draw.seed), seed.index, fromHex(seed.known), seed.knownIndex),
    'The seed is not the one that was fixed before',
  )
  return `${beaconChains[beacon.chain].label}, round ${round}; seed number ${seed.index} leads back to number ${seed.knownIndex}`
}

const rulesOf = (proof: Proof): RulesDocument => {
  if (proof.rules === null) throw new Waiting('The rules of the batch are not on this phone yet')
  const same = hex(sha256(utf8(proof.rules))) === proof.batch.commitment.rules
  must(same, 'The rules are not those of the batch')
  const rules = readRules(proof.rules)
  must(rules.game === proof.batch.commitment.game, 'The rules are of another game')
  return rules
}

const checkNumbers = (proof: Proof): string => {
  const draw = drawOf(proof)
  const rules = rulesOf(proof)
  const key = drawKey({
    seed: fromHex(draw.seed),
    randomness: randomnessOf(fromHex(draw.signature)),
    root: fromHex(sealOf(proof).head.root),
    batch: proof.batch.id,
  })
  const numbers = drawNumbers(key, rules.pick, rules.of).join(' ')
  must(numbers === draw.numbers.join(' '), `They should be ${numbers}`)
  return `This phone drew ${numbers} as well`
}

const checkPrize = (proof: Proof): string => {
  const draw = drawOf(proof)
  if (!proof.prize) throw new Waiting('The prizes are not paid yet')
  const { lines, stake } = proof.receipt.leaf
  const due = settlePrize(rulesOf(proof), lines, stake, draw.numbers)
  must(
    due.won === proof.prize.won && due.cashback === proof.prize.cashback,
    `The rules give ${formatMoney(due.won)} and ${formatMoney(due.cashback)} cashback`,
  )
  return `${formatMoney(due.won)} won and ${formatMoney(due.cashback)} cashback for ${lines.length} line${lines.length === 1 ? '' : 's'}`
}

const steps: Record<CheckId, (proof: Proof, known: KnownKeys) => string> = {
  receipt: checkReceipt,
  sealed: checkSealed,
  head: checkHead,
  beacon: checkBeacon,
  numbers: checkNumbers,
  prize: checkPrize,
}

const ids = Object.keys(titles) as CheckId[]

const answer = (id: CheckId, state: Check['state'], detail: string): Check => ({
  id,
  title: titles[id],
  state,
  passed: state === 'passed',
  detail,
})

/** Every check in order. Never throws: what cannot be read fails with its reason. */
export const checkProof = (input: unknown, known: KnownKeys = {}): Check[] => {
  const read = v.safeParse(proofSchema, input)
  if (!read.success) return ids.map(id => answer(id, 'failed', 'The proof is damaged: it cannot be read'))
  return ids.map(id => {
    try {
      return answer(id, 'passed', steps[id](read.output, known))
    } catch (error) {
      if (error instanceof Waiting) return answer(id, 'waiting', error.message)
      return answer(id, 'failed', error instanceof Fault ? error.message : 'The proof is damaged')
    }
  })
}
