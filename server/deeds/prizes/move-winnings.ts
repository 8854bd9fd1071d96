import type { Kobo } from '#src/lib/money.ts'
import { once } from '#server/ledger/once.ts'
import { payDebt } from '#server/ledger/take-back.ts'
import { post, walletsOf, type Moved } from '#server/ledger/transfers.ts'
import type { Tx } from '#server/db/db.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { findDebt } from '#server/db/queries/money/debts.ts'
import { findBarred } from '#server/db/queries/safer-play/safer-play.ts'
import { refuseWhileStopped } from '#server/deeds/limits/refuse-while-stopped.ts'

interface MoveWinnings {
  playerId: number
  /** kobo */
  amount: Kobo
  requestKey: string
  requestHash: Uint8Array
}

/**
 * What may be moved. Who may not play can only take winnings out, and pay with them what is owed: with a debt nothing is
 * withdrawn, and nothing else could pay it.
 */
const mayMove = async (tx: Tx, playerId: number, asked: Kobo): Promise<Kobo> => {
  const barred = await findBarred(tx, playerId)
  if (!barred) return asked
  const debt = await findDebt(tx, playerId)
  if (debt === 0) throw new Refusal(barred)
  return Math.min(asked, debt)
}

/**
 * Moves winnings to the play wallet; they pay what is owed first.
 * @throws Refusal wallet-short, key-reused, sales-stopped, self-excluded, register-excluded, on-break
 */
export const moveWinnings = (service: Service, it: MoveWinnings): Promise<Moved> =>
  service.db.tx(tx =>
    once(tx, it.playerId, it.requestKey, it.requestHash, async () => {
      await refuseWhileStopped(tx)
      const amount = await mayMove(tx, it.playerId, it.amount)
      const before = await walletsOf(tx, it.playerId)
      if (before.winnings < amount) throw new Refusal('wallet-short')
      await post(tx, [
        {
          debit: `player:${it.playerId}:winnings`,
          credit: `player:${it.playerId}:play`,
          amount,
          kind: 'move',
          cause: `${it.playerId}/${it.requestKey}`,
        },
      ])
      const paid = Math.min(amount, await payDebt(tx, it.playerId))
      return { amount, paid, wallets: await walletsOf(tx, it.playerId) }
    }),
  )
