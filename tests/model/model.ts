// The reference model: what the service must be, in plain arithmetic on maps. It knows nothing of SQL, locks or ledgers.
import {
  BATCH,
  batchBounds,
  decidingRound,
  REFUND_AFTER,
  roundAt,
  roundTime,
  SEAL_MARGIN,
} from '#src/draws/schedule.ts'
import { kobo, type Kobo } from '#src/lib/money.ts'
import { dueOf } from '../support/settlement-checker.ts'

export type Wallet = 'play' | 'bonus' | 'winnings'
export const POOLS = [
  'house',
  'prize_reserve',
  'tax_withheld',
  'jackpot:super',
  'jackpot:mega',
  'jackpot:crown',
] as const
type Pool = (typeof POOLS)[number]

export interface ModelTicket {
  player: number
  batch: number
  lines: number[][]
  stakePerLine: Kobo
  stake: Kobo
  wallet: 'play' | 'bonus'
  status: 'pending' | 'won' | 'lost' | 'refunded'
  won: Kobo
  cashback: Kobo
  tax: Kobo
}

interface ModelBatch {
  state: 'open' | 'sealed' | 'settled' | 'refunded'
  sealedAt: number
}

/** In hundredths of a percent of a batch's stake. */
const SHARES: [Pool, number][] = [
  ['jackpot:super', 150],
  ['jackpot:mega', 100],
  ['jackpot:crown', 50],
  ['prize_reserve', 5_500],
]
const TAX = 500
const part = (amount: Kobo, share: number) => Math.floor((amount * share) / 10_000)

export class Model {
  players: Record<Wallet, Kobo>[] = []
  tickets = new Map<string, ModelTicket>()
  /** By the instant of opening. */
  batches = new Map<number, ModelBatch>()
  pools = Object.fromEntries(POOLS.map(pool => [pool, 0])) as Record<Pool, Kobo>
  beaconIsUp = true

  constructor(public now: number) {}

  private announce(): void {
    const { opensAt } = batchBounds(this.now)
    for (const at of [opensAt, opensAt + BATCH, opensAt + 2 * BATCH])
      if (!this.batches.has(at)) this.batches.set(at, { state: 'open', sealedAt: 0 })
  }

  /** What a purchase must come to: a refusal's name, or the batch that the ticket is in. */
  buy(it: { player: number; wallet: 'play' | 'bonus'; stake: Kobo; offered: Kobo }): string | number {
    if (it.offered !== it.stake) return 'price-differs'
    const { opensAt } = batchBounds(this.now)
    const announced = this.batches.has(opensAt)
    if (!announced) this.announce()
    if (this.players[it.player]![it.wallet] < it.stake) return 'wallet-short'
    return opensAt
  }

  bought(id: string, ticket: ModelTicket): void {
    this.players[ticket.player]![ticket.wallet] -= ticket.stake
    this.pools.house += ticket.stake
    this.tickets.set(id, ticket)
  }

  private stakeOf(batch: number): Kobo {
    return [...this.tickets.values()].reduce((sum, it) => sum + (it.batch === batch ? it.stake : 0), 0)
  }

  private share(batch: number, sign: 1 | -1): void {
    const stake = this.stakeOf(batch)
    for (const [pool, share] of SHARES) {
      this.pools[pool] += sign * part(stake, share)
      this.pools.house -= sign * part(stake, share)
    }
  }

  /**
   * One round of the clockwork.
   * @param drawn tells the numbers and rules of a batch that must be drawn now: the only thing that a model cannot know
   */
  async round(drawn: (batch: number) => Promise<{ numbers: number[]; rules: string }>): Promise<void> {
    this.announce()
    const inOrder = [...this.batches].sort(([a], [b]) => a - b)
    for (const [opensAt, batch] of inOrder) {
      if (batch.state !== 'open' || opensAt + BATCH > this.now) continue
      Object.assign(batch, { state: 'sealed', sealedAt: this.now })
      this.share(opensAt, 1)
    }
    for (const [opensAt, batch] of inOrder) {
      if (batch.state !== 'sealed') continue
      const drawsAt = opensAt + BATCH + SEAL_MARGIN
      const out = roundTime(decidingRound(roundAt(drawsAt), batch.sealedAt))
      const canDraw = this.beaconIsUp && out <= this.now
      // Those after it wait for it.
      if (drawsAt > this.now || (!canDraw && this.now < out + REFUND_AFTER)) return
      batch.state = canDraw ? 'settled' : 'refunded'
      if (canDraw) this.settle(opensAt, await drawn(opensAt))
      else this.refund(opensAt)
    }
  }

  private settle(batch: number, { numbers, rules }: { numbers: number[]; rules: string }): void {
    for (const ticket of this.tickets.values()) {
      if (ticket.batch !== batch) continue
      const { won, cashback } = dueOf(rules, ticket.stakePerLine, ticket.lines, numbers)
      const tax = part(Math.max(0, won + cashback - ticket.stake), TAX)
      Object.assign(ticket, { won, cashback, tax, status: won > 0 ? 'won' : 'lost' })
      this.players[ticket.player]!.winnings += won + cashback - tax
      this.pools.prize_reserve -= won + cashback
      this.pools.tax_withheld += tax
    }
  }

  private refund(batch: number): void {
    this.share(batch, -1)
    for (const ticket of this.tickets.values()) {
      if (ticket.batch !== batch) continue
      ticket.status = 'refunded'
      this.players[ticket.player]![ticket.wallet] += ticket.stake
      this.pools.house -= ticket.stake
    }
  }

  move(player: number, amount: Kobo): 'done' | 'wallet-short' {
    const wallets = this.players[player]!
    if (wallets.winnings < amount) return 'wallet-short'
    wallets.winnings -= amount
    wallets.play += amount
    return 'done'
  }
}

export const STAKES = [kobo(100), kobo(200), kobo(500), kobo(1_000)]
