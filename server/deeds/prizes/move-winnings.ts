import type { Kobo } from '#src/lib/money.ts'
import { once } from '#server/ledger/once.ts'
import { payDebt } from '#server/ledger/take-back.ts'
import { post, walletsOf, type Moved } from '#server/ledger/transfers.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
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
 * Moves winnings to the play wallet. Who may not play can only take them out.
 * @throws Refusal wallet-short, key-reused, sales-stopped, self-excluded, register-excluded, on-break
 */
export const moveWinnings = (service: Service, it: MoveWinnings): Promise<Moved> =>
  service.db.tx(tx =>
    once(tx, it.playerId, it.requestKey, it.requestHash, async () => {
      await refuseWhileStopped(tx)
      const barred = await findBarred(tx, it.playerId)
      if (barred) throw new Refusal(barred)
      const before = await walletsOf(tx, it.playerId)
      if (before.winnings < it.amount) throw new Refusal('wallet-short')
      await post(tx, [
        {
          debit: `player:${it.playerId}:winnings`,
          credit: `player:${it.playerId}:play`,
          amount: it.amount,
          kind: 'move',
          cause: `${it.playerId}/${it.requestKey}`,
        },
      ])
      await payDebt(tx, it.playerId)
      return { amount: it.amount, wallets: await walletsOf(tx, it.playerId) }
    }),
  )
