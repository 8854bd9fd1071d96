import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'
import { insertCards } from '#server/db/queries/money/scratch-cards.ts'
import { post } from '#server/ledger/transfers.ts'
import type { Randomness } from '#server/ports/ports.ts'
import { cardPinHmac } from './card-secrets.ts'
import { newId } from '#server/deeds/new-id.ts'
import { randomDigits } from '#server/deeds/random-lines.ts'

interface IssueCards {
  count: number
  /** Each card's, in kobo. */
  amount: Kobo
}

interface Maker {
  randomness: Randomness
  pepper: Uint8Array
}

interface ScratchCard {
  serial: string
  pin: string
}

const DAYS = 365

/**
 * Issues scratch cards and sets aside house money for them. The PINs can't be read again.
 * @throws Error if a serial is taken, leaving nothing behind
 */
export const issueCards = async (
  tx: Tx,
  maker: Maker,
  { count, amount }: IssueCards,
): Promise<{ lot: string; cards: ScratchCard[] }> => {
  const { randomness } = maker
  const cards = Array.from({ length: count }, () => ({
    serial: randomDigits(randomness, 12),
    pin: randomDigits(randomness, 10),
  }))
  const lot = newId(randomness)
  const written = await insertCards(tx, {
    lot,
    serials: cards.map(it => it.serial),
    pinHmacs: cards.map(it => cardPinHmac(maker, it)),
    amount,
    days: DAYS,
  })
  if (written !== count) throw new Error('A serial number was taken. Nothing was issued: try again')
  await post(tx, [
    { debit: 'house', credit: 'scratch_cards', amount: amount * count, kind: 'scratch-cards', cause: lot },
  ])
  return { lot, cards }
}
