// The reference model: what the service must be, in plain arithmetic on maps, without SQL, locks or ledgers.
import { BATCH, batchBounds, REFUND_AFTER, roundFrom, roundTime, SEAL_MARGIN } from '#src/draws/schedule.ts'
import { instantCashout } from '#src/games/instant-cashout/rules.ts'
import type { Kobo } from '#src/lib/money.ts'
import { ModelJackpots } from './model-jackpots.ts'
import { dueOf } from '../support/settlement-checker.ts'

export type Wallet = 'play' | 'bonus' | 'winnings'
export const POOLS = [
  'house',
  'prize_reserve',
  'campaigns',
  'tax_withheld',
  'jackpot:super',
  'jackpot:mega',
  'jackpot:crown',
  'clearing:card',
  'clearing:payouts',
  'withdrawals_in_flight',
  'items',
] as const
type Pool = (typeof POOLS)[number]

export interface ModelSlip {
  player: number
  lines: number[][]
  stakePerLine: Kobo
  state: 'unpaid' | 'paid' | 'dropped'
}

interface ModelTicket extends Omit<ModelSlip, 'state'> {
  batch: number
  stake: Kobo
  wallet: 'play' | 'bonus'
  status: 'pending' | 'won' | 'lost' | 'refunded'
  won: Kobo
  cashback: Kobo
  tax: Kobo
}

export interface ModelBatch {
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

export const priceOf = (slip: Pick<ModelSlip, 'lines' | 'stakePerLine'>): Kobo =>
  slip.lines.length * slip.stakePerLine

export class Model {
  players: Record<Wallet, Kobo>[] = []
  joinedAt: number[] = []
  /** What each player owes after a payment was taken back. */
  debts = new Map<number, Kobo>()
  slips = new Map<string, ModelSlip>()
  tickets = new Map<string, ModelTicket>()
  /** By opening instant. */
  batches = new Map<number, ModelBatch>()
  pools = Object.fromEntries(POOLS.map(pool => [pool, 0])) as Record<Pool, Kobo>
  beaconIsUp = true
  jackpots = new ModelJackpots(this)

  constructor(public now: number) {}

  announce(): void {
    const { opensAt } = batchBounds(this.now)
    for (const at of [opensAt, opensAt + BATCH, opensAt + 2 * BATCH])
      if (!this.batches.has(at)) this.batches.set(at, { state: 'open', sealedAt: 0 })
  }

  /**
   * From a pool (or out of nowhere, which is counted) into a wallet; a negative amount goes the other way.
   */
  pay(player: number, wallet: Wallet, pool: Pool, amount: Kobo): void {
    this.players[player]![wallet] += amount
    this.pools[pool] -= amount
  }

  /**
   * Takes back part of a card payment; what the play wallet lacks becomes debt. A negative amount returns,
   * debt first.
   */
  takeBack(player: number, amount: Kobo): void {
    const wallets = this.players[player]!
    const owed = this.debts.get(player) ?? 0
    const ofDebt = amount > 0 ? Math.max(0, amount - wallets.play) : Math.max(-owed, amount)
    this.debts.set(player, owed + ofDebt)
    wallets.play -= amount - ofDebt
    this.pools['clearing:card'] += amount
  }

  payDebt(player: number): void {
    const owed = this.debts.get(player) ?? 0
    const paid = Math.min(owed, this.players[player]!.play)
    this.players[player]!.play -= paid
    this.debts.set(player, owed - paid)
  }

  /** Why a purchase is refused regardless of the wallet; undefined if only the money decides. */
  refusalOf(id: string, player: number, offered: Kobo): string | undefined {
    if (this.debts.get(player)) return 'debt-open'
    const slip = this.slips.get(id)
    if (slip?.player !== player || slip.state === 'dropped') return 'slip-unknown'
    if (slip.state === 'paid') return 'slip-paid'
    if (priceOf(slip) !== offered) return 'price-differs'
    if (!this.batches.has(batchBounds(this.now).opensAt)) this.announce()
    return instantCashout.lineCounts.includes(slip.lines.length) ? undefined : 'line-count'
  }

  /** @returns the ticket's batch */
  buy(id: string, wallet: 'play' | 'bonus'): number {
    const slip = this.slips.get(id)!
    const { player, lines, stakePerLine } = slip
    const stake = priceOf(slip)
    const batch = batchBounds(this.now).opensAt
    this.pay(player, wallet, 'house', -stake)
    slip.state = 'paid'
    const result = { status: 'pending', won: 0, cashback: 0, tax: 0 } as const
    this.tickets.set(id, { player, lines, stakePerLine, batch, stake, wallet, ...result })
    return batch
  }

  private ticketsOf(batch: number): ModelTicket[] {
    return [...this.tickets.values()].filter(it => it.batch === batch)
  }

  private share(batch: number, sign: 1 | -1): void {
    const stake = this.ticketsOf(batch).reduce((sum, it) => sum + it.stake, 0)
    for (const [pool, share] of SHARES) {
      this.pools[pool] += sign * part(stake, share)
      this.pools.house -= sign * part(stake, share)
    }
  }

  /**
   * One round of the clockwork.
   * @param drawn returns the numbers and rules of a batch that must be drawn now: the only thing a model
   * cannot know
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
      const out = roundTime(roundFrom(drawsAt))
      const isLate = batch.sealedAt >= out
      const canDraw = !isLate && this.beaconIsUp && out <= this.now
      // Later batches wait for it.
      if (drawsAt > this.now || (!canDraw && !isLate && this.now < out + REFUND_AFTER)) return
      batch.state = canDraw ? 'settled' : 'refunded'
      if (canDraw) this.settle(opensAt, await drawn(opensAt))
      else this.refund(opensAt)
    }
  }

  private settle(batch: number, { numbers, rules }: { numbers: number[]; rules: string }): void {
    for (const ticket of this.ticketsOf(batch)) {
      const { won, cashback } = dueOf(rules, ticket.stakePerLine, ticket.lines, numbers)
      const tax = part(Math.max(0, won + cashback - ticket.stake), TAX)
      Object.assign(ticket, { won, cashback, tax, status: won > 0 ? 'won' : 'lost' })
      this.pay(ticket.player, 'winnings', 'prize_reserve', won + cashback)
      this.pay(ticket.player, 'winnings', 'tax_withheld', -tax)
    }
  }

  private refund(batch: number): void {
    this.share(batch, -1)
    for (const ticket of this.ticketsOf(batch)) {
      ticket.status = 'refunded'
      this.pay(ticket.player, ticket.wallet, 'house', ticket.stake)
    }
  }
}
