import * as v from 'valibot'
import {
  commitment,
  currentBatch,
  getBatch,
  getRules,
  listBatchTickets,
  listKeys,
  MOST_TICKETS,
  type OpenTicket,
} from '#src/contract/draws.ts'
import { commitmentHash } from '#src/draws/documents.ts'
import { predictionGames } from '#src/games/soccer-cash/games.ts'
import { fromHex } from '#src/lib/bytes.ts'
import { findPublicBatch, listCurrentBatches } from '#server/db/queries/draws/batches-public.ts'
import { listLeaves } from '#server/db/queries/draws/leaves.ts'
import { findRules } from '#server/db/queries/draws/rules.ts'
import { found, Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { batchOnWire } from '#server/wire/batch.ts'
import { leafOf } from '#server/wire/receipt.ts'
import type { Door } from '#server/http/door.ts'

const A_YEAR = 31_536_000 // seconds; what is stored under its hash never changes
/** Drawn, all matches over, or void: other players' lines are of no use to anyone now. */
const OPEN = ['drawn', 'settled', 'refunded']

export const mountDraws = (door: Door, { db, games, pins, ports, signer }: Service): void => {
  door.keepFor(1, getBatch, currentBatch)
  door.keepFor(A_YEAR, getRules)
  door.keepFor(60, listKeys, listBatchTickets)

  door.on(currentBatch, async ({ query }) => {
    const game = [...games, ...predictionGames].find(
      it => it.id === query.game || it.lotteryType === query.game.toUpperCase(),
    )
    if (!game) throw new Refusal('game-unknown')
    const [current, next] = await listCurrentBatches(db, game.id)
    // The clockwork opens batches ahead; right after the first start there may briefly be none.
    if (!current || !next) throw new Refusal('busy', undefined, 1)
    return {
      current: await batchOnWire(db, current, pins.quorum),
      next: await batchOnWire(db, next, pins.quorum),
    }
  })

  door.on(getBatch, async ({ params }) =>
    batchOnWire(db, found(await findPublicBatch(db, params.id ?? '')), pins.quorum),
  )

  door.on(listBatchTickets, async ({ params, query }) => {
    const row = await findPublicBatch(db, params.id ?? '')
    if (!row || !OPEN.includes(row.state)) throw new Refusal('not-found')
    const hash = commitmentHash(v.parse(commitment, JSON.parse(row.commitment)))
    const rows = await listLeaves(db, row.id, query.from, MOST_TICKETS)
    return {
      total: row.size,
      tickets: rows.map((it): OpenTicket => {
        const { stake, nonce, lines, picks, most, shares } = leafOf(row.id, hash, it)
        if (shares) return [stake, nonce, lines, { shares }]
        return picks && most !== undefined ? [stake, nonce, lines, { picks, most }] : [stake, nonce, lines]
      }),
    }
  })

  door.on(getRules, async ({ params }) => {
    const hash = params.hash ?? ''
    return { rules: found(/^[0-9a-f]{64}$/.test(hash) ? await findRules(db, fromHex(hash)) : undefined) }
  })

  door.on(listKeys, async () => {
    await signer.know()
    return {
      keys: signer.publicKeys,
      keyEntries: signer.keyEntries,
      beacon: { chain: ports.beacon.chain, sandbox: ports.beacon.chain === 'sandbox' },
    }
  })
}
