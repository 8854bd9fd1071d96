// Shows a ticket on matches just bought on its form's success screen, and returns what is known of its matches.
import { predictionGameById } from '#src/games/soccer-cash/games.ts'
import type { Predictions } from '#src/model/soccer.ts'
import type { BoughtTicket } from '#src/model/tickets.ts'
import { picksOf, soccerStore } from '#src/play/soccer/store.ts'
import { boughtPredictions } from './bought-predictions.ts'

const textOf = (picks: readonly { match: string; scores: readonly string[] }[]): string =>
  picks
    .map(({ match, scores }) => `${match} ${[...scores].sort().join()}`)
    .sort()
    .join()

/** Undefined for other games, and if the slip was registered elsewhere: then the service says which matches. */
export const keepPredictions = async (
  success: BoughtTicket,
  gameId: string,
): Promise<Predictions | undefined> => {
  const game = predictionGameById(gameId)
  if (!game) return undefined
  const store = soccerStore(game.form)
  await store.ready
  const slip = store.state.submissions
  const soccer = boughtPredictions(success, game.form.id, slip)
  const { picks = [] } = success.proof.receipt.leaf
  const isBought = slip
    ? slip.slipId === success.ticketId
    : textOf(picksOf(store.state.selectedScores)) === textOf(picks)
  if (isBought) store.keepSuccess(success)
  else store.state.successObject = success
  return soccer
}
