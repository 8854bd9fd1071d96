import { refusals } from '#src/contract/refusals.ts'
import type { Game, GameRules } from '#src/games/game.ts'
import { potentialWinning } from '#src/games/odds.ts'
import { rulesToday } from '#src/games/rules-today.ts'
import { worstOfTicket } from '#src/games/worst-case.ts'
import { lineFault, type LineFault } from '#src/picks/faults.ts'
import { lineOf, maskOf, toWords, wordsPerLine } from '#src/picks/mask.ts'
import type { Kobo } from '#src/lib/money.ts'
import { constraintOf } from '#server/db/again.ts'
import type { NewSlip } from '#server/db/queries/buying/slips.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import type { RegisteredSlip } from '#server/wire/buying/slip.ts'
import { gameOnSale } from './game-on-sale.ts'
import { lineId } from './line-id.ts'
import { newId } from '#server/deeds/new-id.ts'
import { rulesOnSale } from '#server/deeds/draws/keep-rules.ts'

interface RegisterSlip {
  playerId: number
  game: GameRules
  /** Per line, in kobo. */
  stake: Kobo
  lines: readonly (readonly number[])[]
  /** Of a slip that must not be made twice; a random one otherwise. */
  id?: string
}

const blame: Record<LineFault, (game: GameRules) => string> = {
  incomplete: game => `Pick exactly ${game.pick} numbers`,
  repeated: () => 'Each number may be picked once in a line',
  'out-of-range': game => `Pick numbers from 1 to ${game.of}`,
}

const sentence = (refusal: keyof typeof refusals): string => refusals[refusal][1]

/** @throws Refusal stake-not-offered, band-coming-soon, line-count, naming the field */
export const refuseWrongCount = (game: Game, stake: Kobo, lines: number): void => {
  const option = game.stakes.find(it => it.stake === stake)
  const wrongStake = !option ? 'stake-not-offered' : option.comingSoon ? 'band-coming-soon' : undefined
  if (wrongStake) throw new Refusal(wrongStake, { stake_amount: sentence(wrongStake) })
  if (!game.lineCounts.includes(lines)) throw new Refusal('line-count', { lottery: sentence('line-count') })
}

/** @throws Refusal stake-not-offered, band-coming-soon, line-count, line-wrong, naming the field */
export const refuseWrongSlip = (game: GameRules, stake: Kobo, lines: RegisterSlip['lines']): void => {
  refuseWrongCount(game, stake, lines.length)
  const wrong: Record<string, string> = {}
  lines.forEach((line, at) => {
    const fault = lineFault(line, game)
    if (fault) wrong[`lottery.${at}.ticket`] = `Line ${at + 1}: ${blame[fault](game)}`
  })
  if (Object.keys(wrong).length > 0) throw new Refusal('line-wrong', wrong)
}

/** Tries a new ID if the short one is taken: one chance in two million million. */
const keepUnder = async (
  id: () => string,
  slip: Omit<NewSlip, 'id'>,
  keep: (slip: NewSlip) => Promise<void>,
): Promise<string> => {
  const it = { ...slip, id: id() }
  try {
    await keep(it)
    return it.id
  } catch (error) {
    if (constraintOf(error) !== 'slip_short_id') throw error
    return keepUnder(id, slip, keep)
  }
}

type Unkept = Omit<NewSlip, 'id' | 'masks' | 'lines'> & {
  lines: RegisterSlip['lines']
  /** Words in a line's mask. */
  words: number
  /** kobo */
  potential: Kobo
}

/** @param given ID of a slip that must not be made twice; a random one otherwise */
export const keepSlip = async (
  { counter, ports }: Pick<Service, 'counter' | 'ports'>,
  { lines, words, potential, ...rest }: Unkept,
  given?: string,
): Promise<RegisteredSlip> => {
  const masks = lines.map(maskOf)
  const slip = { ...rest, masks: masks.flatMap(mask => toWords(mask, words)), lines: masks.length }
  const keep = (it: NewSlip) => counter.slips.ask(it)
  const id = given ?? (await keepUnder(() => newId(ports.randomness), slip, keep))
  if (given) await keep({ ...slip, id })
  return {
    id,
    lines: masks.map((mask, at) => ({ id: lineId(id, at, mask), numbers: lineOf(mask) })),
    stake: slip.stake,
    potentialWinning: potential,
  }
}

/**
 * Saves lines as an unpaid slip at the service's price. Moves no money.
 * @throws Refusal stake-not-offered, band-coming-soon, line-count, line-wrong
 */
export const registerSlip = async (
  service: Service,
  { playerId, game: catalogued, stake, lines, id }: RegisterSlip,
): Promise<RegisteredSlip> => {
  const game = await gameOnSale(service, catalogued)
  refuseWrongSlip(game, stake, lines)
  const slip = {
    playerId,
    game: game.id,
    lines,
    words: wordsPerLine(game.of),
    stake,
    rulesHash: await rulesOnSale(service, game),
    worst: worstOfTicket(rulesToday(game).document, stake, lines),
    playable: !game.confirmedByPin,
    potential: potentialWinning(game, stake, lines),
  }
  return keepSlip(service, slip, id)
}
