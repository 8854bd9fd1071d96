import { getCounted } from '#src/contract/liabilities.ts'
import * as contract from '#src/contract/wallet.ts'
import { findLeaf } from '#server/db/queries/log/liabilities.ts'
import {
  countMovements,
  findMovement,
  listMovements,
  listYear,
} from '#server/db/queries/money/transactions.ts'
import { moveWinnings } from '#server/deeds/prizes/move-winnings.ts'
import { found } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { movedOnWire } from '#server/wire/accounts/wallets.ts'
import { countedOnWire, isAsCounted } from '#server/wire/counted.ts'
import { movementOnWire, readMovementId } from '#server/wire/movement.ts'
import { statementOnWire } from '#server/wire/statement.ts'
import type { Door } from '#server/http/door.ts'
import { pageOf } from '#server/http/page.ts'

/** At most this many rows of a statement in one answer. */
const ROWS = 2_000

export const mountWallet = (door: Door, service: Service): void => {
  const { db } = service

  door.on(contract.listTransactions, ({ player: { playerId }, query }) =>
    pageOf(
      query,
      async (limit, offset) =>
        (await listMovements(db, playerId, query.wallet, limit, offset)).map(movementOnWire),
      () => countMovements(db, playerId, query.wallet),
    ),
  )

  door.on(contract.getTransaction, async ({ player: { playerId }, params }) => {
    const id = readMovementId(params.id ?? '')
    return movementOnWire(found(id && (await findMovement(db, playerId, id.transferId, id.wallet))))
  })

  door.on(contract.yearlyStatement, async ({ player: { playerId }, query: { year, part } }) => {
    const rows = await listYear(db, playerId, year, ROWS + 1, (part - 1) * ROWS)
    return { csv: statementOnWire(rows.slice(0, ROWS), part === 1), more: rows.length > ROWS }
  })

  door.on(getCounted, async ({ player: { playerId } }) => {
    const leaf = await findLeaf(db, playerId)
    await service.signer.know()
    return { counted: leaf && isAsCounted(leaf) ? await countedOnWire(db, leaf, service) : null }
  })

  door.does(contract.moveWinnings, 'move-winnings', async ({ body: { amount }, keyed }) =>
    movedOnWire(await moveWinnings(service, { ...keyed(), amount })),
  )
}
