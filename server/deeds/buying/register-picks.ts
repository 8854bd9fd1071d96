import type { AnswerIn } from '#src/contract/call.ts'
import type { playLottery } from '#src/contract/games.ts'
import { refusals } from '#src/contract/refusals.ts'
import type { GameRules } from '#src/games/game.ts'
import { luckyText } from '#src/lib/lucky-number.ts'
import { naira } from '#src/lib/money.ts'
import { areOffered, type OfferedLine } from '#server/db/queries/buying/offers.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { gameOnSale } from './game-on-sale.ts'
import { refuseWrongSlip, registerSlip } from './register-slip.ts'

interface RegisterPicks {
  playerId: number
  game: GameRules
  picks: readonly OfferedLine[]
}

type Registered = AnswerIn<typeof playLottery>

/** Picks grouped by stake, lowest first. */
const byStake = (picks: readonly OfferedLine[]) =>
  [...new Set(picks.map(pick => pick.stake))]
    .toSorted((a, b) => a - b)
    .map(stake => ({ stake, lines: picks.filter(pick => pick.stake === stake).map(pick => pick.line) }))

/**
 * Saves offered lines as one unpaid slip per stake. If any pick is refused, nothing is saved. Moves no money.
 * @throws Refusal line-not-offered naming the pick, and a slip's own
 */
export const registerPicks = async (
  service: Service,
  { playerId, game: catalogued, picks }: RegisterPicks,
): Promise<Registered> => {
  const game = await gameOnSale(service, catalogued)
  const groups = byStake(picks)
  for (const { stake, lines } of groups) refuseWrongSlip(game, stake, lines)
  const offered = await areOffered(service.db, playerId, game.id, picks)
  const strange = offered.flatMap((known, at) => (known ? [] : [at]))
  if (strange.length > 0)
    throw new Refusal(
      'line-not-offered',
      Object.fromEntries(strange.map(at => [`picks.${at}.lucky_number`, refusals['line-not-offered'][1]])),
    )
  const slips: Registered[] = []
  for (const group of groups)
    slips.push(await registerSlip(service, { playerId, game: catalogued, ...group }))
  const [first, ...more] = slips
  return {
    data: slips.flatMap((slip, at) =>
      slip.data.map(line => ({
        ...line,
        lucky_number: luckyText(line.ticket),
        band: String(naira(groups[at]!.stake)),
        game_play_id: slip.game_play_id,
      })),
    ),
    game_play_id: first!.game_play_id,
    more_game_play_ids: more.map(slip => slip.game_play_id),
    number_of_lines: slips.reduce((sum, slip) => sum + slip.number_of_lines, 0),
    // The lines all differ, so no draw completes two of them.
    potential_winning: Math.max(...slips.map(slip => slip.potential_winning)),
    stake: slips.reduce((sum, slip) => sum + slip.stake, 0),
  }
}
