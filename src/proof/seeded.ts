// Tickets of draws that used a service seed: readable forever, no longer made. The result says what rests on
// the operator's word alone, and the form is refused for later batches.
import type { SeededLeaf, SeededProof } from '#src/contract/draws-seeded.ts'
import { settlePrize } from '#src/games/prizes.ts'
import { isOfScores, readRules } from '#src/games/rules-schema.ts'
import { concatBytes, fromHex, hex, utf8 } from '#src/lib/bytes.ts'
import { formatMoney } from '#src/lib/money.ts'
import { randomnessOf, verifyRound } from '#src/draws/beacon.ts'
import { fail, leaveOpen, must, outcomeOf, wait } from './checks.ts'
import { drawNumbers } from '#src/draws/derive.ts'
import { documentBytes, documentHash, receiptLeafHash, receiptTreeBytes } from '#src/draws/documents.ts'
import { hkdfSha256, sameBytes, sha256 } from '#src/draws/hash.ts'
import { leafHash, rootFromPath } from '#src/draws/merkle.ts'
import { roundAt, roundTime, SEAL_MARGIN } from '#src/draws/schedule.ts'
import { verifyP256 } from '#src/draws/sign.ts'
import type { Memory } from './memory.ts'
import type { Check, CheckId } from './verify.ts'

const METHOD = 'oriire/draw/v1'
/** Batches closing from then on must not have this form. */
const UNTIL = Date.UTC(2026, 10, 23, 23) // midnight in Lagos
/** More hashes than any seed chain had: a forged proof must not keep a phone busy. */
const LONGEST_WALK = 1_000_000

const leafOf = ({ batch, commitment, lines, nonce, stake, ticket }: SeededLeaf): Uint8Array =>
  leafHash(utf8(JSON.stringify({ batch, commitment, lines, nonce, stake, ticket })))

const keyOf = ({ keys }: SeededProof, id: string) =>
  (Object.hasOwn(keys, id) ? keys[id] : undefined) ?? fail(`The public key ${id} is missing`)

const checkReceipt = (proof: SeededProof): string => {
  const { leaf, index, key, signature, tree } = proof.receipt
  const { commitment, id } = proof.batch
  must(Date.parse(commitment.closesAt) < UNTIL, 'Batches of that day have another form of draw')
  must(leaf.batch === id && commitment.batch === id, 'The ticket is of another batch')
  must(leaf.commitment === documentHash(commitment), 'The ticket was sold under another commitment')
  const receipt = { leafHash: hex(leafOf(leaf)), index, batch: leaf.batch }
  const root = tree && rootFromPath(receiptLeafHash(receipt), tree.at, tree.size, tree.path.map(fromHex))
  must(!tree || root !== undefined, 'The path of the receipt does not fit its tree')
  const signed =
    tree && root
      ? receiptTreeBytes({ root: hex(root), size: tree.size })
      : documentBytes({ ...receipt, type: 'oriire/receipt/v1' })
  must(verifyP256(keyOf(proof, key), signed, fromHex(signature)), 'The signature does not fit this ticket')
  return leaveOpen(`Signed with key ${key}, which this app cannot tell from another`)
}

const sealOf = (proof: SeededProof) =>
  proof.batch.head && proof.path
    ? { ...proof.batch.head, path: proof.path }
    : wait('The batch is not sealed yet')

const checkSealed = (proof: SeededProof): string => {
  const { head, path } = sealOf(proof)
  const root = rootFromPath(leafOf(proof.receipt.leaf), proof.receipt.index, head.size, path.map(fromHex))
  must(root !== undefined && hex(root) === head.root, 'The ticket is not under the sealed root')
  return `One of ${head.size} sealed tickets`
}

/** A batch sealed after its round took a later one. */
const roundOf = (proof: SeededProof): number => {
  const { round } = proof.batch.commitment.beacon
  const sealedAt = Date.parse(sealOf(proof).head.sealedAt)
  return roundTime(round) > sealedAt ? round : roundAt(sealedAt + SEAL_MARGIN)
}

const checkHead = (proof: SeededProof): string => {
  const { head, key, signature } = sealOf(proof)
  const { commitment } = proof.batch
  must(verifyP256(keyOf(proof, key), documentBytes(head), fromHex(signature)), 'The seal is not signed')
  must(head.batch === commitment.batch, 'The seal is of another batch')
  must(head.commitment === documentHash(commitment), 'The seal does not follow the commitment')
  must(Date.parse(head.sealedAt) >= Date.parse(commitment.closesAt), 'The seal came before sales closed')
  return leaveOpen('Only we say when this seal was made: draws of that time had no public log')
}

const drawOf = (proof: SeededProof) =>
  proof.batch.state !== 'refunded' && proof.batch.draw
    ? proof.batch.draw
    : wait(
        proof.batch.state === 'refunded'
          ? 'The batch was refunded: there was no draw'
          : 'The batch is not drawn yet',
      )

const linksBack = (proof: SeededProof, seed: string): boolean => {
  const { index, knownIndex, known } = proof.batch.commitment.seed
  const steps = index - knownIndex
  if (steps < 1 || steps > LONGEST_WALK) return false
  let link = fromHex(seed)
  for (let left = steps; left > 0; left--) link = sha256(link)
  return sameBytes(link, fromHex(known))
}

const checkBeacon = (proof: SeededProof): string => {
  const { seed, signature } = drawOf(proof)
  const round = roundOf(proof)
  const { chain } = proof.batch.commitment.beacon
  must(verifyRound(chain, round, fromHex(signature)), `The beacon did not sign round ${round} so`)
  must(linksBack(proof, seed), 'The seed is not the one that was fixed before')
  return `Round ${round}, with seed number ${proof.batch.commitment.seed.index}`
}

const rulesOf = (proof: SeededProof) => {
  if (proof.rules === null) return wait('The rules of the batch are not on this phone yet')
  must(
    hex(sha256(utf8(proof.rules))) === proof.batch.commitment.rules,
    'The rules are not those of the batch',
  )
  const rules = readRules(proof.rules)
  return isOfScores(rules) ? fail('Scores were never drawn with a seed') : rules
}

const checkNumbers = (proof: SeededProof): string => {
  const { seed, signature, numbers } = drawOf(proof)
  const { pick, of } = rulesOf(proof)
  const secret = concatBytes(fromHex(seed), randomnessOf(fromHex(signature)))
  const info = utf8(`${METHOD}|${proof.batch.id}`)
  const key = hkdfSha256(secret, fromHex(sealOf(proof).head.root), info, 32)
  const mine = drawNumbers(key, pick, of, METHOD).join(' ')
  must(mine === numbers.join(' '), `They should be ${mine}`)
  return `This phone drew ${mine} as well`
}

const checkPrize = (proof: SeededProof): string => {
  const { numbers } = drawOf(proof)
  if (!proof.prize) return wait('The prizes are not paid yet')
  const { lines, stake } = proof.receipt.leaf
  const { won, cashback } = settlePrize(rulesOf(proof), lines, stake, numbers)
  must(
    won === proof.prize.won && cashback === proof.prize.cashback,
    `The rules give ${formatMoney(won)} and ${formatMoney(cashback)} cashback`,
  )
  return `${formatMoney(won)} won and ${formatMoney(cashback)} cashback`
}

const steps: [CheckId, string, (proof: SeededProof) => string][] = [
  ['receipt', 'The receipt is signed (old form)', checkReceipt],
  ['sealed', 'Your ticket is under the seal (old form)', checkSealed],
  ['head', 'The seal came before the draw’s randomness (old form)', checkHead],
  ['beacon', 'The randomness is public and the seed was fixed before (old form)', checkBeacon],
  ['numbers', 'The numbers follow from seal, seed and randomness (old form)', checkNumbers],
  ['prize', 'The prize is what the rules say (old form)', checkPrize],
]

/** @param memory a receipt of today's form in it: nothing older can take its place */
export const checkSeeded = (proof: SeededProof, { first }: Memory): Check[] =>
  steps.map(([id, title, step]) => ({
    id,
    ...outcomeOf(title, () => {
      must(
        !first || id !== 'receipt',
        'This is not the ticket of your first receipt: this phone has kept both',
      )
      return step(proof)
    }),
  }))
