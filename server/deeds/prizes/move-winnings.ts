import { formatMoney, type Kobo } from '#src/lib/money.ts'
import { once, type Keyed } from '#server/ledger/once.ts'
import { payDebt } from '#server/ledger/take-back.ts'
import { post, walletCode, walletsOf, type Moved } from '#server/ledger/transfers.ts'
import type { Tx } from '#server/db/db.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { findDebt } from '#server/db/queries/money/debts.ts'
import { findFreeWinnings, OVER } from '#server/db/queries/money/over-limit.ts'
import { findBarred } from '#server/db/queries/safer-play/safer-play.ts'
import { refuseWhileStopped } from '#server/deeds/limits/refuse-while-stopped.ts'

interface MoveWinnings extends Keyed {
  /** kobo */
  amount: Kobo
}

/**
 * What may be moved. A player who may not play can only withdraw winnings, or pay a debt with them: nothing is withdrawn
 * while a debt is open, and nothing else could pay it.
 */
const mayMove = async (tx: Tx, playerId: number, asked: Kobo): Promise<Kobo> => {
  const barred = await findBarred(tx, playerId)
  if (!barred) return asked
  const debt = await findDebt(tx, playerId)
  if (debt === 0) throw new Refusal(barred)
  return Math.min(asked, debt)
}

interface Over {
  /** Counts towards the limit now that it comes into play. */
  back: Kobo
  /** Pays a debt, whatever the limit. */
  paying: Kobo
}

/** The parts that once exceeded a top-up limit. */
const overOf = async (tx: Tx, playerId: number, amount: Kobo): Promise<Over> => {
  const over = Math.max(0, amount - (await findFreeWinnings(tx, playerId)))
  const paying = Math.min(over, await findDebt(tx, playerId))
  return { back: over - paying, paying }
}

/** The same refusal in words about the move. */
const inWords = (over: Kobo) => (error: unknown) => {
  if (!(error instanceof Refusal) || !error.refusal.startsWith('top-up-')) throw error
  const message = `${formatMoney(over)} of that came over the limit for top-ups, which does not let it into play yet. Nothing was moved: move less, or withdraw it`
  throw new Refusal(error.refusal, { message })
}

/**
 * Moves winnings to the play wallet; they pay what is owed first.
 * @throws Refusal wallet-short, key-reused, sales-stopped, self-excluded, register-excluded, on-break, top-up-limit,
 * top-up-ceiling
 */
export const moveWinnings = (service: Service, it: MoveWinnings): Promise<Moved> =>
  service.db.tx(tx =>
    once(tx, it, async () => {
      await refuseWhileStopped(tx)
      const amount = await mayMove(tx, it.playerId, it.amount)
      const before = await walletsOf(tx, it.playerId)
      if (before.winnings < amount) throw new Refusal('wallet-short')
      const { back, paying } = await overOf(tx, it.playerId, amount)
      const [debit, credit] = [walletCode(it.playerId, 'winnings'), walletCode(it.playerId, 'play')]
      const cause = `${it.playerId}/${it.requestKey}`
      await post(tx, [
        { debit, credit, amount: amount - back - paying, kind: 'move', cause },
        { debit, credit, amount: paying, kind: 'move', cause: cause + OVER },
        { debit, credit, amount: back, kind: 'over-limit-back', cause },
      ]).catch(inWords(back))
      const paid = Math.min(amount, await payDebt(tx, it.playerId))
      return { amount, paid, wallets: await walletsOf(tx, it.playerId) }
    }),
  )
