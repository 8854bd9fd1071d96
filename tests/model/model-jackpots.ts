// The reference model's jackpots: windows, the list, the prize. Only the winner comes from the service.
import assert from 'node:assert/strict'
import { BATCH, batchBounds, roundFrom, roundTime, SEAL_MARGIN } from '#src/draws/schedule.ts'
import { jackpots, nextJackpotDraw } from '#src/games/jackpots.ts'
import { isoDate } from '#src/lib/lagos-time.ts'
import type { Kobo } from '#src/lib/money.ts'
import type { Model, ModelBatch } from './model.ts'

interface ModelDraw {
  id: string
  opensAt: number
  closesAt: number
  state: 'open' | 'sealed' | 'drawn' | 'carried'
  sealedAt: number
  prize: Kobo
  /** Codes of batches whose tickets have a chance. */
  batches: Set<string>
}

/**
 * What the service says about a due draw: the winning ticket, or the batch whose stakes had been refunded.
 */
export interface Decided {
  state: 'sealed' | 'drawn' | 'carried'
  ticket: string | null
  batch: string | null
}

const TAX = 0.05

/** When its round is out. */
const outOf = ({ closesAt }: ModelDraw): number => roundTime(roundFrom(closesAt + 2 * SEAL_MARGIN))

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
        all.push({
          id: name,
          opensAt: last,
          closesAt,
          state: 'open',
          sealedAt: 0,
          prize: 0,
          batches: new Set(),
        })
      }
    }
  }

  /** Batches closed in its window that are not void and will not become so through a late head. */
  private batchesOf({ opensAt, closesAt }: ModelDraw): Set<string> {
    const counts = ([, { opensAt: at, state, sealedAt }]: [string, ModelBatch]) => {
      const closed = at + BATCH
      const isLate = sealedAt >= roundTime(roundFrom(closed + SEAL_MARGIN))
      return closed > opensAt && closed <= closesAt && state !== 'refunded' && !isLate
    }
    return new Set([...this.model.batches].filter(counts).map(([code]) => code))
  }

  private stakeIn({ batches }: ModelDraw): Kobo {
    const chances = [...this.model.tickets.values()].filter(it => batches.has(it.batch))
    return chances.reduce((sum, it) => sum + it.stake, 0)
  }

  /** One round of the clockwork, after the batches. @param decided returns the outcome of a due draw */
  async round(decided: (draw: string) => Promise<Decided>): Promise<void> {
    this.announce()
    const { now, pools, beaconIsUp } = this.model
    const isOpen = (until: number) =>
      [...this.model.batches].some(([, it]) => it.state === 'open' && it.opensAt + BATCH <= until)
    for (const { id, threshold } of jackpots) {
      const pool = `jackpot:${id}` as const
      for (const draw of this.draws.get(id)!) {
        if (draw.state !== 'open' || draw.closesAt > now || isOpen(draw.closesAt)) continue
        draw.batches = this.batchesOf(draw)
        const promised = this.draws.get(id)!.filter(it => it.state === 'sealed' && it.sealedAt < outOf(it))
        const left = pools[pool] - promised.reduce((sum, it) => sum + it.prize, 0)
        const prize = Math.min(Math.max(0, left), threshold)
        const state = prize === 0 || this.stakeIn(draw) === 0 ? 'carried' : 'sealed'
        Object.assign(draw, { prize, state, sealedAt: now })
      }
      for (const draw of this.draws.get(id)!) {
        if (draw.state === 'open') break
        if (draw.state !== 'sealed') continue
        const drawsAt = draw.closesAt + 2 * SEAL_MARGIN
        const out = outOf(draw)
        if (drawsAt > now) break
        if (draw.sealedAt >= out) {
          draw.state = 'carried'
          continue
        }
        if (!beaconIsUp || out > now) break
        const { state, ticket: id, batch } = await decided(draw.id)
        if (state === 'sealed') {
          const undecided = [...draw.batches].some(at => this.model.batches.get(at)!.state === 'sealed')
          assert(undecided, `${draw.id} waits for a batch`)
          continue
        }
        draw.state = state
        if (state === 'carried') {
          assert(batch !== null && draw.batches.has(batch), `${draw.id} fell to a batch of its list`)
          assert.equal(this.model.batches.get(batch)!.state, 'refunded', `${draw.id} is nobody’s`)
          continue
        }
        const ticket = this.model.tickets.get(id ?? '')
        assert(ticket, `${draw.id} is won by a ticket`)
        assert(draw.batches.has(ticket.batch), `${draw.id} is won by a ticket of its list`)
        const { state: of } = this.model.batches.get(ticket.batch)!
        assert(of === 'settled' || of === 'kept', `${draw.id} is won by a sold ticket`)
        this.model.win(ticket, pool, draw.prize, Math.floor(draw.prize * TAX))
      }
    }
  }
}
