import { getCounted } from '#src/contract/liabilities.ts'
import * as contract from '#src/contract/wallet.ts'
import { findLeaf } from '../db/queries/liabilities.ts'
import { countMovements, findMovement, listMovements } from '../db/queries/transactions.ts'
import { moveWinnings } from '../deeds/move-winnings.ts'
import { Refusal } from '../refusal.ts'
import type { Service } from '../service.ts'
import { countedOnWire } from '../wire/counted.ts'
import { movementOnWire, readMovementId } from '../wire/movement.ts'
import type { Door } from './door.ts'
import { pageOf } from './page.ts'
import { requestHash } from './request-hash.ts'

export const mountWallet = (door: Door, service: Service): void => {
  const { db } = service

  door.on(contract.listTransactions, ({ player: { playerId }, query }) =>
    pageOf(
      query,
      (limit, offset) => listMovements(db, playerId, query.wallet, limit, offset),
      () => countMovements(db, playerId, query.wallet),
      movementOnWire,
    ),
  )

  door.on(contract.getTransaction, async ({ player: { playerId }, params }) => {
    const id = readMovementId(params.id ?? '')
    const row = id && (await findMovement(db, playerId, id.transferId, id.wallet))
    if (!row) throw new Refusal('not-found')
    return movementOnWire(row)
  })

  door.on(getCounted, async ({ player: { playerId } }) => {
    const leaf = await findLeaf(db, playerId)
    await service.signer.know()
    return { counted: leaf ? await countedOnWire(db, leaf, service) : null }
  })

  door.on(contract.moveWinnings, ({ player: { playerId }, body, requestKey }) =>
    moveWinnings(service, {
      playerId,
      amount: body.amount,
      requestKey,
      requestHash: requestHash(contract.moveWinnings, body),
    }),
  )
}
