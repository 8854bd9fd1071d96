// What a line wins, and the rules document whose hash stands in every batch and ticket.
import * as v from 'valibot'
import { DRAW_METHOD } from '#src/draws/derive.ts'
import { documentBytes } from '#src/draws/documents.ts'
import { sha256 } from '#src/draws/hash.ts'
import { REFUND_AFTER, SEAL_MARGIN } from '#src/draws/schedule.ts'
import { hits, maskOf, MOST_NUMBERS } from '#src/picks/mask.ts'
import { hex } from '#src/lib/bytes.ts'
import { HOUR } from '#src/lib/lagos-time.ts'
import type { Kobo } from '#src/lib/money.ts'
import type { GameRules, StakeOption, Tier } from './game.ts'

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const rulesDocumentSchema = v.object({
  version: v.literal(1),
  game: v.string(),
  lotteryType: v.string(),
  pick: v.pipe(whole, v.minValue(1)),
  of: v.pipe(whole, v.maxValue(MOST_NUMBERS)),
  lineCounts: v.array(whole),
  cadence: v.picklist(['each-batch', 'fixed-hours']),
  /** The derivation of the numbers (draws/derive.ts). */
  method: v.literal(DRAW_METHOD),
  /** Without the beacon for so long, stakes are given back. */
  refundAfterHours: whole,
  /** A batch sealed after its round came out is decided by the first round this many seconds after its seal. */
  lateSealSeconds: whole,
  /** kobo for one line, by its stake and by how many of its numbers were drawn */
  stakes: v.array(
    v.object({
      stake: whole,
      tiers: v.array(v.object({ hits: whole, prize: whole, cashback: whole })),
    }),
  ),
})
export type RulesDocument = v.InferOutput<typeof rulesDocumentSchema>

interface Payout {
  prize: Kobo
  cashback: Kobo
}

const NOTHING: Payout = { prize: 0, cashback: 0 }

const amountOf = (pays: Tier['pays'], { stake, topPrize }: StakeOption): Kobo => {
  if (pays === 'card') return topPrize
  return typeof pays === 'number' ? pays * stake : pays.fixed
}

/** What one line with so many numbers right pays. @throws RangeError where the stake is not in the catalogue */
export const prizeOf = (game: GameRules, stake: Kobo, hits: number): Payout => {
  const option = game.stakes.find(option => option.stake === stake)
  if (!option) throw new RangeError(`${game.id} has no stake of ${stake} kobo`)
  const tier = game.tiers.find(tier => tier.hits === hits)
  if (!tier) return NOTHING
  const amount = amountOf(tier.pays, option)
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${game.id} pays parts of a kobo`)
  return tier.kind === 'prize' ? { prize: amount, cashback: 0 } : { prize: 0, cashback: amount }
}

export const rulesDocument = (game: GameRules): RulesDocument => ({
  version: 1,
  game: game.id,
  lotteryType: game.lotteryType,
  pick: game.pick,
  of: game.of,
  lineCounts: [...game.lineCounts],
  cadence: game.cadence,
  method: DRAW_METHOD,
  refundAfterHours: REFUND_AFTER / HOUR,
  lateSealSeconds: SEAL_MARGIN / 1000,
  stakes: game.stakes
    .filter(option => !option.comingSoon)
    .map(({ stake }) => ({
      stake,
      tiers: game.tiers.map(({ hits }) => ({ hits, ...prizeOf(game, stake, hits) })),
    })),
})

/** SHA-256 of the canonical document, hex. */
export const rulesHash = (game: GameRules): string => hex(sha256(documentBytes(rulesDocument(game))))

/** The document out of its canonical text, as it was hashed. @throws where it is no rules document */
export const readRules = (text: string): RulesDocument => v.parse(rulesDocumentSchema, JSON.parse(text))

/** What a ticket wins under a rules document: kobo in all, and line by line. `stake` is the stake of one line. */
export const settlePrize = (
  rules: RulesDocument,
  lines: readonly (readonly number[])[],
  stake: Kobo,
  numbers: readonly number[],
) => {
  const offer = rules.stakes.find(offer => offer.stake === stake)
  if (!offer) throw new RangeError(`the rules offer no stake of ${stake} kobo`)
  const drawn = maskOf(numbers)
  const settled = lines.map(line => {
    const right = hits(maskOf(line), drawn)
    const { prize, cashback } = offer.tiers.find(tier => tier.hits === right) ?? NOTHING
    return { hits: right, prize, cashback }
  })
  return {
    won: settled.reduce((sum, line) => sum + line.prize, 0),
    cashback: settled.reduce((sum, line) => sum + line.cashback, 0),
    lines: settled,
  }
}
