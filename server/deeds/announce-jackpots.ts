// The next draw of each jackpot is announced before its chances are bought: when, out of what, by which seed and round.
import type { JackpotCommitment } from '#src/contract/jackpots.ts'
import { JACKPOT_METHOD } from '#src/draws/jackpot.ts'
import { roundAt, SEAL_MARGIN } from '#src/draws/schedule.ts'
import { jackpots, nextJackpotDraw, type Jackpot } from '#src/games/jackpots.ts'
import { hex } from '#src/lib/bytes.ts'
import { canonicalJson } from '#src/lib/canonical.ts'
import { isoDate } from '#src/lib/lagos-time.ts'
import { lockGame } from '../db/queries/batches.ts'
import { findLastJackpot, insertJackpotDraw } from '../db/queries/jackpots.ts'
import type { Tx } from '../db/db.ts'
import type { Service } from '../service.ts'
import { chainFor } from './open-chain.ts'

/** Seeds of a new chain: ten years of days. */
const SEEDS = 3_660
/** Between the end of a window and the draw: all its batches must be sealed, and then the list of them. */
const MARGIN = 2 * SEAL_MARGIN

const chainOf = (jackpot: Jackpot) => `jackpot-${jackpot.id}`

const announce = async ({ ports }: Service, tx: Tx, jackpot: Jackpot, opensAt: number, now: number) => {
  const closesAt = nextJackpotDraw(jackpot.drawn, Math.max(opensAt, now))
  const drawsAt = closesAt + MARGIN
  const chain = await chainFor(tx, chainOf(jackpot), ports.randomness, SEEDS)
  const commitment: JackpotCommitment = {
    draw: `${jackpot.id}-${isoDate(closesAt).replaceAll('-', '')}`,
    jackpot: jackpot.id,
    method: JACKPOT_METHOD,
    opensAt: new Date(opensAt).toISOString(),
    closesAt: new Date(closesAt).toISOString(),
    drawsAt: new Date(drawsAt).toISOString(),
    threshold: jackpot.threshold,
    beacon: { chain: ports.beacon.chain, round: roundAt(drawsAt) },
    seed: { index: chain.used + 1, knownIndex: chain.known_index, known: hex(chain.known) },
  }
  await insertJackpotDraw(tx, {
    id: commitment.draw,
    jackpot: jackpot.id,
    opensAt: new Date(opensAt),
    closesAt: new Date(closesAt),
    drawsAt: new Date(drawsAt),
    beaconChain: commitment.beacon.chain,
    beaconRound: commitment.beacon.round,
    chainId: chain.id,
    seedIndex: commitment.seed.index,
    commitment: canonicalJson(commitment),
  })
}

/**
 * Announces the draw whose window is open and the one after it. A window begins where the last one ended; the first holds all that was sold before it.
 * @param now the game's clock, ms
 */
export const announceJackpots = async (service: Service, now: number): Promise<void> => {
  for (const jackpot of jackpots) {
    const next = nextJackpotDraw(jackpot.drawn, now)
    const lastOf = async (tx: Tx) => (await findLastJackpot(tx, jackpot.id))?.closes_at.getTime() ?? 0
    if ((await lastOf(service.db)) > next) continue
    await service.db.tx(async tx => {
      await lockGame(tx, chainOf(jackpot))
      for (let last = await lastOf(tx); last <= next; last = await lastOf(tx))
        await announce(service, tx, jackpot, last, now)
    })
  }
}
