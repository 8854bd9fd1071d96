// Win or lose on matches, where the words of a draw would not be true.
import type { Settled } from '#src/games/came-back.ts'
import { formatMoney } from '#src/lib/money.ts'
import { downWords, type Outcome } from '../outcome.ts'
import { words } from '../../shared/matches/words.ts'

/** @param why stakes were refunded, if the batch says it */
export const outcomeOfPredictions = (outcome: Outcome, { stake }: Settled, why?: string): Outcome => {
  if (outcome.end === 'waiting') return { ...outcome, heading: words.$waiting }
  if (outcome.end === 'refunded')
    return why ? outcome : { ...outcome, text: words.$allVoid(formatMoney(stake)) }
  return outcome.end === 'lost' ? { ...outcome, text: words.$noneRight(downWords(stake)) } : outcome
}
