// The reference model's half for standing orders: what is due, what may be bought, and what pauses or ends them.
import assert from 'node:assert/strict'
import { batchBounds, SEAL_MARGIN } from '#src/draws/schedule.ts'
import { lagosParts } from '#src/lib/lagos-time.ts'
import type { Kobo } from '#src/lib/money.ts'
import { priceOf, type Model, type ModelSlip } from './model.ts'
import type { By } from './model-safer-play.ts'
import { instantCashout } from '../support/games.ts'

interface ModelOrder extends Pick<ModelSlip, 'player' | 'lines' | 'stakePerLine'> {
  wallet: 'play' | 'bonus'
  hours: readonly number[]
  endsAt: number
  most: Kobo | null
  state: 'active' | 'paused' | 'stopped' | 'ended'
  why: string
  spent: Kobo
  tickets: number
  /** When the batch of its newest ticket closes. */
  last: number
}

/** What the service says of an order after a round, with its newest ticket. */
export interface SeenOrder {
  state: ModelOrder['state']
  why: string
  tickets: number
  ticket: string | null
}

export class ModelOrders {
  all = new Map<string, ModelOrder>()

  constructor(private model: Model) {}

  /** Why one more draw cannot be paid; undefined if it can. */
  private short(it: ModelOrder, by: By = 'player'): string | undefined {
    return this.model.heldBack(it.player, priceOf(it), by) ?? this.isShort(it)
  }

  private isShort = (it: ModelOrder) =>
    this.model.players[it.player]![it.wallet] < priceOf(it) ? 'wallet-short' : undefined

  /** The player plays no more, or not now. */
  leave(player: number, state: 'paused' | 'stopped', why: string): void {
    for (const it of this.all.values())
      if (it.player === player && (it.state === 'active' || (it.state === 'paused' && state === 'stopped')))
        Object.assign(it, { state, why })
  }

  /** @returns why it is refused */
  make(
    id: string | undefined,
    wish: Pick<ModelOrder, 'player' | 'lines' | 'stakePerLine' | 'wallet' | 'hours' | 'endsAt' | 'most'>,
  ) {
    const order: ModelOrder = { ...wish, state: 'active', why: '', spent: 0, tickets: 0, last: 0 }
    const open = [...this.all.values()].filter(
      it => it.player === wish.player && ['active', 'paused'].includes(it.state),
    )
    const refusal = this.short(order) ?? (open.length >= 10 ? 'order-many' : undefined)
    if (!refusal) this.all.set(id!, order)
    return refusal
  }

  change(id: string, to: 'active' | 'paused' | 'stopped'): string | undefined {
    const it = this.all.get(id)!
    if (it.state === to) return undefined
    if (it.state === 'stopped' || it.state === 'ended') return 'order-over'
    const refusal = to !== 'active' ? undefined : it.endsAt <= this.model.now ? 'order-over' : this.short(it)
    if (!refusal) Object.assign(it, { state: to, why: to === 'active' ? '' : 'asked' })
    return refusal
  }

  /** Those whose batch is on sale. */
  due(): [string, ModelOrder][] {
    const { closesAt } = batchBounds(this.model.now)
    const { hour, minute } = lagosParts(closesAt)
    return [...this.all].filter(
      ([, it]) =>
        minute === 0 &&
        it.state === 'active' &&
        it.hours.includes(hour) &&
        it.last !== closesAt &&
        it.endsAt > closesAt + SEAL_MARGIN,
    )
  }

  /**
   * One round of the clockwork, after the draws. The order among a player’s orders is unspecified, so what was bought must
   * have been payable, and what was not could not be paid in the end.
   */
  round(seen: (id: string) => SeenOrder): void {
    for (const it of this.all.values())
      if (['active', 'paused'].includes(it.state) && it.endsAt <= this.model.now)
        Object.assign(it, { state: 'ended', why: 'date' })
    const due = this.due()
    const isBought = ([id, it]: [string, ModelOrder]) => seen(id).tickets > it.tickets
    for (const [id, it] of due.filter(isBought)) {
      assert.equal(this.short(it, 'order'), undefined, 'an order bought what could not be paid')
      this.buy(it, seen(id).ticket!)
    }
    for (const [id, it] of due.filter(
      one => !isBought(one) && one[1].last !== batchBounds(this.model.now).closesAt,
    )) {
      const { why } = seen(id)
      // Another order of the player may have passed the limit after this one found the wallet short.
      const reasons = [this.model.heldBack(it.player, priceOf(it), 'order'), this.isShort(it)]
      assert(reasons.includes(why), `an order did not buy: ${why}, not ${reasons.join(' or ')}`)
      Object.assign(it, { state: 'paused', why })
    }
  }

  private buy(it: ModelOrder, ticket: string): void {
    const { player, lines, stakePerLine } = it
    this.model.slips.set(ticket, { player, game: instantCashout.id, lines, stakePerLine, state: 'unpaid' })
    this.model.buy(ticket, it.wallet, 'order')
    it.spent += priceOf(it)
    it.tickets++
    it.last = batchBounds(this.model.now).closesAt
    if (it.most !== null && it.spent + priceOf(it) > it.most)
      Object.assign(it, { state: 'ended', why: 'amount' })
  }
}
