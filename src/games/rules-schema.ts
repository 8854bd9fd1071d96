// What players are promised, as hashed into every batch and ticket. Kept forever and always readable.
import * as v from 'valibot'
import { DRAW_METHOD } from '#src/draws/derive.ts'

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** The winner's choice, kobo. */
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
  /** Since version 2: the winner can take a lump sum or a salary. */
  choice: v.optional(choiceSchema),
  /** Since version 2, ascending: extra kobo at once, for a ticket of this many lines. */
  byLines: v.optional(v.array(v.object({ lines: whole, prize: whole }))),
})
export type TierOffer = v.InferOutput<typeof tierSchema>

/** Deadlines for seal, numbers and everybody's lines, and who must have seen the seal (docs/proof.md). */
const promisesSchema = v.object({
  /** Minimum seconds from closing to the draw. The seal must be out before the round that follows. */
  roundAfterSeconds: whole,
  resultWithinSeconds: whole,
  linesWithinSeconds: whole,
  log: v.string(),
  witnesses: v.array(v.string()),
  quorum: whole,
})

/** What version 1 could express: these are old documents, of draws with a seed. */
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
    /** How the numbers are derived (draws/derive.ts, draws/seeded.ts). */
    method: v.picklist([DRAW_METHOD, 'oriire/draw/v1']),
    /** Stakes are refunded after this long without the beacon. */
    refundAfterHours: whole,
    /** Before version 3: a batch sealed after its round took the first round this long after its seal. */
    lateSealSeconds: v.optional(whole),
    /** Since version 3. */
    promises: v.optional(promisesSchema),
    /** Per line, by stake and number of hits. */
    stakes: v.array(v.object({ stake: whole, tiers: v.array(tierSchema) })),
  }),
  v.check(it => it.version === 3 || (it.version === 1) === fitsVersion1(it), 'No such version says this'),
  v.check(
    it => [it.method === DRAW_METHOD, it.promises !== undefined].every(is => is === (it.version === 3)),
    'No such version is drawn so',
  ),
)
export type RulesDocument = v.InferOutput<typeof schema>

/**
 * Parses the canonical text that was hashed.
 * @throws if it is not a rules document
 */
export const readRules = (text: string): RulesDocument => v.parse(schema, JSON.parse(text))
