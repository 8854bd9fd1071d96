// What a line wins, and the rules document whose hash is in every batch and ticket.
import { findLast } from '#src/lib/find-last.ts'
import { DRAW_METHOD } from '#src/draws/derive.ts'
import { documentBytes } from '#src/draws/documents.ts'
import { sha256 } from '#src/draws/hash.ts'
import { pins } from '#src/draws/pins.ts'
import { FILE_WITHIN, REFUND_AFTER, RESULT_WITHIN, SEAL_MARGIN } from '#src/draws/schedule.ts'
import { hits, maskOf } from '#src/picks/mask.ts'
import { hex } from '#src/lib/bytes.ts'
import { HOUR } from '#src/lib/lagos-time.ts'
import type { Kobo } from '#src/lib/money.ts'
import type { Game, GameRules, LineCard, StakeOption, Tier } from './game.ts'
import {
  isOfScores,
  type ChoiceOffer,
  type DrumDocument,
  type RulesDocument,
  type ScoresDocument,
  type TierOffer,
} from './rules-schema.ts'
import { settleLine } from './score-lines.ts'

interface Payout {
  /** kobo in total; a prize with a choice counts as its lump sum */
  prize: Kobo
  cashback: Kobo
  choice?: ChoiceOffer
}

const SECOND = 1_000 // ms
const NOTHING: Payout = { prize: 0, cashback: 0 }

const amountOf = (pays: Tier['pays'], { stake, topPrize }: StakeOption): Kobo => {
  if (pays === 'card') return topPrize
  return typeof pays === 'number' ? pays * stake : pays.fixed
}

/** The extra for a ticket of this many lines, else the next lower one. */
const cardFor = (cards: readonly LineCard[], lines: number): Kobo =>
  findLast(cards, card => card.lines <= lines)?.pays ?? 0

/** The choice and the line cards apply only to a line with every number right. */
const extrasOf = (game: GameRules, { hits, pays }: Tier, { topPrize }: StakeOption) => {
  if (hits !== game.pick || pays !== 'card') return {}
  const { choice, lineCards, lineCounts } = game
  return {
    ...(choice && { choice: { once: topPrize, ...choice } }),
    ...(lineCards && { byLines: lineCounts.map(lines => ({ lines, prize: cardFor(lineCards, lines) })) }),
  }
}

const offerOf = (game: GameRules, option: StakeOption, tier: Tier): TierOffer => {
  const amount = amountOf(tier.pays, option)
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${game.id} pays parts of a kobo`)
  const extras = extrasOf(game, tier, option)
  const atOnce = extras.choice ? 0 : amount
  return {
    hits: tier.hits,
    prize: tier.kind === 'prize' ? atOnce : 0,
    cashback: tier.kind === 'cashback' ? atOnce : 0,
    ...extras,
  }
}

/** What a line on a ticket of this many lines gets from a tier. */
export const payoutOf = ({ prize, cashback, choice, byLines }: TierOffer, lines: number): Payout => ({
  prize: prize + (choice?.once ?? 0) + (byLines?.find(it => it.lines === lines)?.prize ?? 0),
  cashback,
  ...(choice ? { choice } : {}),
})

/**
 * What a line with this many hits pays.
 * @param lines on its ticket; the game's minimum by default
 * @throws RangeError if the game does not have the stake
 */
export const prizeOf = (game: GameRules, stake: Kobo, hits: number, lines = game.lineCounts[0]!): Payout => {
  const option = game.stakes.find(option => option.stake === stake)
  if (!option) throw new RangeError(`${game.id} has no stake of ${stake} kobo`)
  const tier = game.tiers.find(tier => tier.hits === hits)
  return tier ? payoutOf(offerOf(game, option, tier), lines) : NOTHING
}

/** What is promised about every game drawn in batches. */
export const promisesOf = (game: Game) => ({
  game: game.id,
  lotteryType: game.lotteryType,
  lineCounts: [...game.lineCounts],
  cadence: game.cadence,
  method: DRAW_METHOD,
  refundAfterHours: REFUND_AFTER / HOUR,
  promises: {
    roundAfterSeconds: SEAL_MARGIN / SECOND,
    resultWithinSeconds: RESULT_WITHIN / SECOND,
    linesWithinSeconds: FILE_WITHIN / SECOND,
    log: pins.log,
    witnesses: pins.witnesses.map(({ key }) => key),
    quorum: pins.quorum,
  },
})

export const rulesDocument = (game: GameRules): DrumDocument => {
  const stakes = game.stakes
    .filter(option => !option.comingSoon)
    .map(option => ({ stake: option.stake, tiers: game.tiers.map(tier => offerOf(game, option, tier)) }))
  return { version: 3, ...promisesOf(game), pick: game.pick, of: game.of, stakes }
}

/** SHA-256 of the canonical document, hex. */
export const rulesHash = (game: GameRules): string => hex(sha256(documentBytes(rulesDocument(game))))

type Lines = readonly (readonly number[])[]
type SettledLine = Payout & { hits: number }

const offerAt = <T extends { stake: Kobo }>(offers: readonly T[], stake: Kobo): T => {
  const offer = offers.find(offer => offer.stake === stake)
  if (!offer) throw new RangeError(`the rules offer no stake of ${stake} kobo`)
  return offer
}

const settledNumbers = (
  rules: DrumDocument,
  lines: Lines,
  stake: Kobo,
  numbers: readonly number[],
): SettledLine[] => {
  const { tiers } = offerAt(rules.stakes, stake)
  const drawn = maskOf(numbers)
  return lines.map(line => {
    const right = hits(maskOf(line), drawn)
    const tier = tiers.find(tier => tier.hits === right)
    return { hits: right, ...(tier ? payoutOf(tier, lines.length) : NOTHING) }
  })
}

const settledScores = (
  rules: ScoresDocument,
  lines: Lines,
  stake: Kobo,
  numbers: readonly number[],
): SettledLine[] => {
  offerAt(rules.stakes, stake)
  const drawn = new Set(numbers)
  return lines.map(line => ({ ...NOTHING, ...settleLine(rules, stake, line, drawn) }))
}

/**
 * What a ticket wins under a rules document: kobo in total, and line by line. `later` is the part of `won`
 * that waits for the winner's choice. `stake` is per line.
 */
export const settlePrize = (rules: RulesDocument, lines: Lines, stake: Kobo, numbers: readonly number[]) => {
  const settled = isOfScores(rules)
    ? settledScores(rules, lines, stake, numbers)
    : settledNumbers(rules, lines, stake, numbers)
  return {
    won: settled.reduce((sum, line) => sum + line.prize, 0),
    cashback: settled.reduce((sum, line) => sum + line.cashback, 0),
    later: settled.reduce((sum, line) => sum + (line.choice?.once ?? 0), 0),
    lines: settled,
  }
}
