// What to say about draws paid in advance.
import { isCancelled, type Advance } from '#src/model/players/advance.ts'
import { DAY } from '#src/lib/lagos-time.ts'
import { words } from './words.ts'

type Draw = Advance['draws'][number]

const states = { waiting: words.$toCome, bought: words.$ticketBought, refunded: words.$moneyBack } as const

export const drawWords = ({ state, reason }: Pick<Draw, 'state' | 'reason'>): string =>
  state === 'refunded' && reason ? `${states.refunded}: ${reason}` : states[state]

/** What is still to come: how many draws, and the refund for cancelling them, kobo. */
export const stillToCome = ({ draws }: { draws: readonly Draw[] }) => {
  const waiting = draws.filter(({ state }) => state === 'waiting')
  return { count: waiting.length, amount: waiting.reduce((sum, draw) => sum + draw.amount, 0) }
}

const LATELY = 3 * DAY

/** Whether a draw was given back for a reason of ours, so that the player can read it for some days. */
export const cameBackLately = ({ draws }: { draws: readonly Draw[] }, now: number): boolean =>
  draws.some(it => it.state === 'refunded' && !isCancelled(it) && Date.parse(it.drawsAt) > now - LATELY)
