// The jackpots in the reference model: windows, the list, the prize. Who wins is the only thing that it is told.
import assert from 'node:assert/strict'
import { BATCH, batchBounds, roundFrom, roundTime, SEAL_MARGIN } from '#src/draws/schedule.ts'
import { jackpots, nextJackpotDraw } from '#src/games/jackpots.ts'
import { isoDate } from '#src/lib/lagos-time.ts'
import type { Kobo } from '#src/lib/money.ts'
import type { Model } from './model.ts'

interface ModelDraw {
  id: string
  opensAt: number
  closesAt: number
  state: 'open' | 'sealed' | 'drawn' | 'carried'
  sealedAt: number
  prize: Kobo
}

const TAX = 0.05

export class ModelJackpots {
  draws = new Map<string, ModelDraw[]>(jackpots.map(it => [it.id, []]))

  constructor(private readonly model: Model) {}

  announce(): void {
    const { now } = this.model
    for (const { id, drawn } of jackpots) {
      const all = this.draws.get(id)!
      const next = nextJackpotDraw(drawn, now)
      for (
        let last = all.at(-1)?.closesAt ?? batchBounds(now).opensAt;
        last <= next;
        last = all.at(-1)!.closesAt
      ) {
        const closesAt = nextJackpotDraw(drawn, Math.max(last, now))
        const name = `${id}-${isoDate(closesAt).replaceAll('-', '')}`
        all.push({ id: name, opensAt: last, closesAt, state: 'open', sealedAt: 0, prize: 0 })
      }
    }
  }

  private stakeIn({ opensAt, closesAt }: ModelDraw): Kobo {
    let stake = 0
    for (const ticket of this.model.tickets.values()) {
      const closed = ticket.batch + BATCH
      if (closed > opensAt && closed <= closesAt) stake += ticket.stake
    }
    return stake
  }

  /** What one round of the clockwork does, after the batches. @param winnerOf tells the ticket that won a draw */
  async round(winnerOf: (draw: string) => Promise<string>): Promise<void> {
    this.announce()
    const { now, pools, beaconIsUp } = this.model
    const isOpen = (until: number) =>
      [...this.model.batches].some(([at, { state }]) => state === 'open' && at + BATCH <= until)
    for (const { id, threshold } of jackpots) {
      const pool = `jackpot:${id}` as const
      for (const draw of this.draws.get(id)!) {
        if (draw.state !== 'open' || draw.closesAt > now || isOpen(draw.closesAt)) continue
        const prize = Math.min(Math.max(0, pools[pool]), threshold)
        const state = prize === 0 || this.stakeIn(draw) === 0 ? 'carried' : 'sealed'
        Object.assign(draw, { prize, state, sealedAt: now })
      }
      for (const draw of this.draws.get(id)!) {
        if (draw.state === 'open') break
        if (draw.state !== 'sealed') continue
        const drawsAt = draw.closesAt + 2 * SEAL_MARGIN
        const out = roundTime(roundFrom(drawsAt))
        if (drawsAt > now) break
        if (draw.sealedAt >= out) {
          draw.state = 'carried'
          continue
        }
        if (!beaconIsUp || out > now) break
        draw.state = 'drawn'
        const ticket = this.model.tickets.get(await winnerOf(draw.id))
        assert(ticket, `${draw.id} is won by a ticket`)
        const closed = ticket.batch + BATCH
        assert(
          closed > draw.opensAt && closed <= draw.closesAt,
          `${draw.id} is won by a ticket of its window`,
        )
        this.model.pay(ticket.player, 'winnings', pool, draw.prize)
        this.model.pay(ticket.player, 'winnings', 'tax_withheld', -Math.floor(draw.prize * TAX))
      }
    }
  }
}
