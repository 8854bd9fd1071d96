// What players are promised, as hashed into every batch and ticket. Kept forever and always readable.
import * as v from 'valibot'
import { DRAW_METHOD } from '#src/draws/derive.ts'
import type { Cadence } from '#src/draws/schedule.ts'

const cadences = ['each-batch', 'fixed-hours'] as const satisfies readonly Cadence[]
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

const drumSchema = v.pipe(
  v.object({
    version: v.picklist([1, 2, 3]),
    game: v.string(),
    lotteryType: v.string(),
    pick: v.pipe(whole, v.minValue(1)),
    of: v.pipe(whole, v.maxValue(100)),
    lineCounts: v.array(whole),
    cadence: v.picklist(cadences),
    /** How the numbers are derived (draws/derive.ts). */
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
export type DrumDocument = v.InferOutput<typeof drumSchema>

/** A match of the batch, and how many of 2^20 equal parts each of its scores has: by home goals, then away goals. */
const matchSchema = v.object({ id: v.string(), home: v.string(), away: v.string(), parts: v.array(whole) })

/** Since version 4: a line is one score for each of several matches, and their chances set what it wins. */
const scoresSchema = v.pipe(
  v.object({
    version: v.literal(4),
    game: v.string(),
    lotteryType: v.string(),
    lineCounts: v.array(whole),
    cadence: v.picklist(cadences),
    method: v.literal(DRAW_METHOD),
    refundAfterHours: whole,
    promises: promisesSchema,
    stakes: v.array(v.object({ stake: whole })),
    /** Matches in a line. */
    mostMatches: v.pipe(whole, v.minValue(1)),
    mostGoals: v.pipe(whole, v.maxValue(6)),
    /** A line wins stake x this / 100 / the product of its chances, rounded down to the kobo. */
    returnPercent: whole,
    /** At most this, kobo. */
    mostPaid: whole,
    /** A score of fewer parts is not sold. */
    leastParts: v.pipe(whole, v.minValue(1)),
    matches: v.pipe(v.array(matchSchema), v.minLength(1), v.maxLength(8)),
  }),
  v.check(
    ({ mostGoals, matches }) =>
      matches.every(
        ({ parts }) =>
          parts.length === (mostGoals + 1) ** 2 && parts.reduce((sum, it) => sum + it, 0) === 2 ** 20,
      ),
    'The parts of a match must make 2^20',
  ),
)
export type ScoresDocument = v.InferOutput<typeof scoresSchema>

export type RulesDocument = DrumDocument | ScoresDocument

export const isOfScores = (rules: RulesDocument): rules is ScoresDocument => 'matches' in rules

/**
 * Parses the canonical text that was hashed.
 * @throws if it is not a rules document
 */
export const readRules = (text: string): RulesDocument =>
  v.parse(v.union([drumSchema, scoresSchema]), JSON.parse(text))
