import { HOUR, MINUTE } from '#src/lib/lagos-time.ts'
import { offeredGames } from './offered-games.ts'
import type { AlertChoice } from './settings-store.ts'

/** Default for players who never chose: everything but jackpots, and quiet nights. */
export const firstChoice = (): AlertChoice => ({
  on: false,
  settings: {
    kinds: ['draw', 'picks', 'result', 'money'],
    games: offeredGames.map(({ lotteryType }) => lotteryType),
    lead: 15,
    quiet: { from: (23 * HOUR) / MINUTE, to: (7 * HOUR) / MINUTE },
  },
})
