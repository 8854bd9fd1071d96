import { isNumberGame, type GameRules } from '#src/games/game.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'

/** @throws Refusal not-in-advance if a PIN confirms each payment, or lines are offered one draw at a time */
export const orderedGame = ({ games }: Pick<Service, 'games'>, id: string): GameRules => {
  const game = games.find(it => it.id === id)
  if (!game || !isNumberGame(game) || game.confirmedByPin || game.offersLines)
    throw new Refusal('not-in-advance')
  return game
}
