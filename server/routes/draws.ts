import { currentBatch, getBatch, getRules, listKeys } from '#src/contract/draws.ts'
import { fromHex } from '#src/lib/bytes.ts'
import { findPublicBatch, findRulesDocument, listCurrentBatches } from '../db/queries/batches-public.ts'
import { Refusal } from '../refusal.ts'
import type { Service } from '../service.ts'
import { batchOnWire } from '../wire/batch.ts'
import type { Door } from './door.ts'

const A_YEAR = 31_536_000 // seconds; what stands under its hash never changes

export const mountDraws = (door: Door, { db, games, ports, signer }: Service): void => {
  door.keepFor(1, getBatch, currentBatch)
  door.keepFor(A_YEAR, getRules)
  door.keepFor(60, listKeys)

  door.on(currentBatch, async ({ query }) => {
    const game = games.find(it => it.id === query.game || it.lotteryType === query.game.toUpperCase())
    if (!game) throw new Refusal('game-unknown')
    const [current, next] = await listCurrentBatches(db, game.id)
    // The clockwork opens batches ahead; right after the first start there may be none for a moment.
    if (!current || !next) throw new Refusal('busy', undefined, 1)
    return { current: batchOnWire(current), next: batchOnWire(next) }
  })

  door.on(getBatch, async ({ params }) => {
    const row = await findPublicBatch(db, params.id ?? '')
    if (!row) throw new Refusal('not-found')
    return batchOnWire(row)
  })

  door.on(getRules, async ({ params }) => {
    const hash = params.hash ?? ''
    const row = /^[0-9a-f]{64}$/.test(hash) ? await findRulesDocument(db, fromHex(hash)) : undefined
    if (!row) throw new Refusal('not-found')
    return { rules: row.body }
  })

  door.on(listKeys, async () => {
    await signer.know()
    return {
      keys: signer.publicKeys,
      beacon: { chain: ports.beacon.chain, sandbox: ports.beacon.chain === 'sandbox' },
    }
  })
}
