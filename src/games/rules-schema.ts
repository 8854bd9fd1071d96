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

/** When the seal, the numbers and everybody's lines must be out, and who has to have seen the seal (docs/proof.md). */
const promisesSchema = v.object({
  /** Seconds from closing to the draw's time, at the least. The seal must be out before the round that follows it. */
  roundAfterSeconds: whole,
  resultWithinSeconds: whole,
  linesWithinSeconds: whole,
  log: v.string(),
  witnesses: v.array(v.string()),
  quorum: whole,
})

/** What version 1 could say: those documents are old ones, of draws with a seed. */
const fitsVersion1 = (it: { of: number; stakes: readonly { tiers: readonly TierOffer[] }[] }): boolean =>
  it.of <= 63 && it.stakes.every(({ tiers }) => tiers.every(tier => !tier.choice && !tier.byLines))

const schema = v.pipe(
  v.object({
    version: v.picklist([1, 2, 3]),
    game: v.string(),
    lotteryType: v.string(),
    pick: v.pipe(whole, v.minValue(1)),
    of: v.pipe(whole, v.maxValue(100)),
    lineCounts: v.array(whole),
    cadence: v.picklist(['each-batch', 'fixed-hours']),
    /** The derivation of the numbers (draws/derive.ts, draws/seeded.ts). */
    method: v.picklist([DRAW_METHOD, 'oriire/draw/v1']),
    /** Without the beacon for so long, stakes are given back. */
    refundAfterHours: whole,
    /** Before version 3: a batch sealed after its round was decided by the first round so long after its seal. */
    lateSealSeconds: v.optional(whole),
    /** Since version 3. */
    promises: v.optional(promisesSchema),
    /** For one line, by its stake and by how many of its numbers were drawn. */
    stakes: v.array(v.object({ stake: whole, tiers: v.array(tierSchema) })),
  }),
  v.check(it => it.version === 3 || (it.version === 1) === fitsVersion1(it), 'No such version says this'),
  v.check(
    it => [it.method === DRAW_METHOD, it.promises !== undefined].every(is => is === (it.version === 3)),
    'No such version is drawn so',
  ),
)
export type RulesDocument = v.InferOutput<typeof schema>

/** The document out of its canonical text, as it was hashed. @throws where it is no rules document */
export const readRules = (text: string): RulesDocument => v.parse(schema, JSON.parse(text))
