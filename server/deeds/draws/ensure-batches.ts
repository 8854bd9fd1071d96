// Batches are announced before they open: each commitment is public before anyone can buy.
import type { Commitment } from '#src/contract/draws.ts'
import { BATCH, batchBounds, batchId, drawsAt, roundFrom } from '#src/draws/schedule.ts'
import type { AnyGame } from '#src/games/game.ts'
import { rulesOfBatch } from '#src/games/rules-today.ts'
import type { PredictionGame } from '#src/games/soccer-cash/games.ts'
import { hex } from '#src/lib/bytes.ts'
import { canonicalJson } from '#src/lib/canonical.ts'
import type { Tx } from '#server/db/db.ts'
import { insertBatch, listBatchesFrom, lockGame } from '#server/db/queries/draws/batches.ts'
import { findHeld } from '#server/db/queries/buying/limits.ts'
import { appendEntry } from '#server/db/queries/log/log-entries.ts'
import { strictly } from '#server/lib/sweep.ts'
import type { Service } from '#server/service.ts'
import { keepPredictionRules } from '#server/deeds/matches/rules-of-predictions.ts'
import { keepRules } from './keep-rules.ts'
import { RESERVE } from '#server/deeds/limits/write-limits.ts'

type Sold = AnyGame | PredictionGame

/** The current batch and the next two. */
const AHEAD = 3

const rulesFor = async (tx: Tx, game: Sold, opensAt: number): Promise<Uint8Array> =>
  'form' in game
    ? keepPredictionRules(tx, game)
    : keepRules(tx, rulesOfBatch(game, opensAt, await findHeld(tx, RESERVE)))

const commit = async (service: Service, tx: Tx, game: Sold, opensAt: number): Promise<void> => {
  const { beacon } = service.ports
  const { closesAt } = batchBounds(opensAt)
  const at = drawsAt(game, closesAt)
  const rules = await rulesFor(tx, game, opensAt)
  const commitment: Commitment = {
    type: 'oriire/commitment/v3',
    batch: batchId(game, opensAt),
    game: game.id,
    rules: hex(rules),
    opensAt: new Date(opensAt).toISOString(),
    closesAt: new Date(closesAt).toISOString(),
    drawsAt: new Date(at).toISOString(),
    // Not yet knowable half a minute earlier, when the head must be published.
    beacon: { chain: beacon.chain, round: roundFrom(at) },
  }
  await insertBatch(tx, {
    id: commitment.batch,
    game: game.id,
    opensAt: new Date(opensAt),
    closesAt: new Date(closesAt),
    drawsAt: new Date(at),
    rules,
    beaconChain: beacon.chain,
    beaconRound: commitment.beacon.round,
    commitment: canonicalJson(commitment),
  })
  await appendEntry(tx, commitment.batch, commitment)
}

/**
 * Announces every game's missing batches. Safe on any number of nodes.
 * @param now the game's clock, in ms
 */
export const ensureBatches = async (service: Service, now: number, sweep = strictly): Promise<void> => {
  const first = batchBounds(now).opensAt
  const wanted = Array.from({ length: AHEAD }, (_, at) => first + at * BATCH)
  const missingOf = async (tx: Tx, game: Sold) => {
    const there = await listBatchesFrom(tx, game.id, new Date(first))
    return wanted.filter(opensAt => !there.some(row => row.opens_at.getTime() === opensAt))
  }
  for (const game of [...service.games, ...service.predictions]) {
    if ((await missingOf(service.db, game)).length === 0) continue
    await sweep.one(game.id, () =>
      service.db.tx(async tx => {
        await lockGame(tx, game.id)
        for (const opensAt of await missingOf(tx, game)) await commit(service, tx, game, opensAt)
      }),
    )
  }
}
