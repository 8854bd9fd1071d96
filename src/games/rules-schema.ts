// What players are promised, as it is hashed into every batch and ticket. Documents are kept for ever and stay readable.
import * as v from 'valibot'
import { DRAW_METHOD } from '#src/draws/derive.ts'

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** What the winner chooses between, kobo. */
const choiceSchema = v.object({
  once: v.pipe(whole, v.minValue(1)),
  monthly: v.pipe(whole, v.minValue(1)),
  months: v.pipe(whole, v.minValue(1)),
})
export type ChoiceOffer = v.InferOutput<typeof choiceSchema>

const tierSchema = v.object({
  hits: whole,
  /** kobo, at once */
  prize: whole,
  cashback: whole,
  /** Since version 2: the winner chooses between an amount once and a salary. */
  choice: v.optional(choiceSchema),
  /** Since version 2, ascending: kobo at once besides, for a ticket of so many lines. */
  byLines: v.optional(v.array(v.object({ lines: whole, prize: whole }))),
})
export type TierOffer = v.InferOutput<typeof tierSchema>

/** What version 1 could say; whatever needs no more is still written so, and its hash stays. */
export const fitsVersion1 = (it: {
  of: number
  stakes: readonly { tiers: readonly TierOffer[] }[]
}): boolean =>
  it.of <= 63 && it.stakes.every(({ tiers }) => tiers.every(tier => !tier.choice && !tier.byLines))

const schema = v.pipe(
  v.object({
    version: v.picklist([1, 2]),
    game: v.string(),
    lotteryType: v.string(),
    pick: v.pipe(whole, v.minValue(1)),
    of: v.pipe(whole, v.maxValue(100)),
    lineCounts: v.array(whole),
    cadence: v.picklist(['each-batch', 'fixed-hours']),
    /** The derivation of the numbers (draws/derive.ts). */
    method: v.literal(DRAW_METHOD),
    /** Without the beacon for so long, stakes are given back. */
    refundAfterHours: whole,
    /** A batch sealed after its round came out is decided by the first round this many seconds after its seal. */
    lateSealSeconds: whole,
    /** For one line, by its stake and by how many of its numbers were drawn. */
    stakes: v.array(v.object({ stake: whole, tiers: v.array(tierSchema) })),
  }),
  v.check(it => (it.version === 1) === fitsVersion1(it), 'No such version says this'),
)
export type RulesDocument = v.InferOutput<typeof schema>

/** The document out of its canonical text, as it was hashed. @throws where it is no rules document */
export const readRules = (text: string): RulesDocument => v.parse(schema, JSON.parse(text))
