// Announces each jackpot's next draw in the log before its chances are counted: when, from what, by which round.
import type { JackpotCommitment } from '#src/contract/jackpots.ts'
import { JACKPOT_METHOD } from '#src/draws/jackpot.ts'
import { batchBounds, JACKPOT_MARGIN, roundFrom } from '#src/draws/schedule.ts'
import { jackpots, nextJackpotDraw, type Jackpot } from '#src/games/jackpots.ts'
import { canonicalJson } from '#src/lib/canonical.ts'
import { isoDate } from '#src/lib/lagos-time.ts'
import { findLastJackpot, insertJackpotDraw, lockJackpot } from '#server/db/queries/draws/jackpots.ts'
import { appendEntry } from '#server/db/queries/log/log-entries.ts'
import type { Tx } from '#server/db/db.ts'
import { strictly } from '#server/lib/sweep.ts'
import type { Service } from '#server/service.ts'

const announce = async ({ ports }: Service, tx: Tx, jackpot: Jackpot, opensAt: number, now: number) => {
  const closesAt = nextJackpotDraw(jackpot.drawn, Math.max(opensAt, now))
  const drawsAt = closesAt + JACKPOT_MARGIN
  const commitment: JackpotCommitment = {
    type: 'oriire/jackpot/v2',
    draw: `${jackpot.id}-${isoDate(closesAt).replaceAll('-', '')}`,
    jackpot: jackpot.id,
    method: JACKPOT_METHOD,
    opensAt: new Date(opensAt).toISOString(),
    closesAt: new Date(closesAt).toISOString(),
    drawsAt: new Date(drawsAt).toISOString(),
    threshold: jackpot.threshold,
    beacon: { chain: ports.beacon.chain, round: roundFrom(drawsAt) },
  }
  await insertJackpotDraw(tx, {
    id: commitment.draw,
    jackpot: jackpot.id,
    opensAt: new Date(opensAt),
    closesAt: new Date(closesAt),
    drawsAt: new Date(drawsAt),
    beaconChain: commitment.beacon.chain,
    beaconRound: commitment.beacon.round,
    commitment: canonicalJson(commitment),
  })
  await appendEntry(tx, commitment.draw, commitment)
}

/**
 * Announces the draw whose window is open and the next one. A window starts where the last one ended, the first one
 * with the batch on sale.
 * @param now the game's clock, in ms
 */
export const announceJackpots = async (service: Service, now: number, sweep = strictly): Promise<void> => {
  for (const jackpot of jackpots) {
    const next = nextJackpotDraw(jackpot.drawn, now)
    const lastOf = async (tx: Tx) =>
      (await findLastJackpot(tx, jackpot.id))?.closes_at.getTime() ?? batchBounds(now).opensAt
    if ((await lastOf(service.db)) > next) continue
    await sweep.one(jackpot.id, () =>
      service.db.tx(async tx => {
        await lockJackpot(tx, jackpot.id)
        for (let last = await lastOf(tx); last <= next; last = await lastOf(tx))
          await announce(service, tx, jackpot, last, now)
      }),
    )
  }
}
