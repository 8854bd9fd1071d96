import { formatDateTime } from '#src/lib/lagos-time.ts'
import * as wallets from '#src/lib/language/wallets.ts'
import type { ScratchCardRow } from '#server/db/queries/money/scratch-cards.ts'
import { Refusal } from '#server/lib/refusal.ts'

/** The player who cashed it, perhaps without getting the answer, is told so; nobody else learns whose it was. */
const cardUsed = (
  { used_by: by, used_at: at }: Pick<ScratchCardRow, 'used_by' | 'used_at'>,
  playerId: number | undefined,
): Refusal =>
  by !== null && by === playerId
    ? new Refusal('card-used', {
        message: `You cashed this card on ${formatDateTime(at!.getTime())} into your ${wallets.winnings}`,
      })
    : new Refusal('card-used')

/** Why a card pays nothing; undefined if it does. */
export const cardRefused = (card: ScratchCardRow, playerId: number | undefined): Refusal | undefined => {
  if (card.state === 'used') return cardUsed(card, playerId)
  if (card.state === 'void')
    return new Refusal('card-expired', { message: 'This scratch card was called back' })
  return card.expired ? new Refusal('card-expired') : undefined
}
