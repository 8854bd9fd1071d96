// Games of which the operator sells nothing for now: asked in the minute before a reminder of a draw, since they are held
// and resumed at any time.
import { everyGame } from '#src/games/every-game.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import type { Alert } from './alert.ts'

/** @param ask for the ids of games; undefined if the service does not answer */
export const createHeldGames = (ask: () => Promise<readonly string[] | undefined>) => {
  let heardAt = Number.NEGATIVE_INFINITY
  let held: readonly string[] = []
  return {
    /** Their lottery types. @param planned whose reminders may be due */
    read: async (planned: readonly Pick<Alert, 'kind' | 'at'>[], now: number): Promise<readonly string[]> => {
      const isWanted = planned.some(
        ({ kind, at }) =>
          (kind === 'draw' || kind === 'picks') && at <= now + MINUTE && heardAt < at - MINUTE,
      )
      const ids = isWanted ? await ask() : undefined
      if (ids) {
        heardAt = now
        held = everyGame.filter(({ id }) => ids.includes(id)).map(({ lotteryType }) => lotteryType)
      }
      return held
    },
  }
}
