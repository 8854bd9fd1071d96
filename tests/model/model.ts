// The reference model: what the service must be, in plain arithmetic on maps, without SQL, locks or ledgers.
import assert from 'node:assert/strict'
import {
  BATCH,
  batchBounds,
  batchId,
  REFUND_AFTER,
  roundFrom,
  roundTime,
  SEAL_MARGIN,
} from '#src/draws/schedule.ts'
import { predictionGameById, predictionGames } from '#src/games/soccer-cash/games.ts'
import { caps } from '#src/games/soccer-cash/rules.ts'
import type { MatchPick } from '#src/games/soccer-cash/slip.ts'
import { virtualSoccer } from '#src/games/soccer-cash/virtual/rules.ts'
import { teams } from '#src/games/soccer-cash/virtual/teams.ts'
import type { Kobo } from '#src/lib/money.ts'
import { ModelJackpots } from './model-jackpots.ts'
import { ModelMatches } from './model-matches.ts'
import { ModelSaferPlay, type By } from './model-safer-play.ts'
import { partsOf, type Member } from './parts.ts'
import { instantCashout } from '../support/games.ts'
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
  'syndicates',
  'operator_funds',
] as const
type Pool = (typeof POOLS)[number]

/** One of numbers, one of scores that are drawn, two of real matches. */
const games = [instantCashout, virtualSoccer, ...predictionGames]
const codeOf = (game: string, opensAt: number) =>
  batchId(
    games.find(({ id }) => id === game)!,
    opensAt,
  )

/** After so many batches the same virtual matches come again, with the same chances. */
const ROUNDS = 2 * (teams.length - 1)

export interface ModelSlip {
  player: number
  game: string
  lines: number[][]
  stakePerLine: Kobo
  state: 'unpaid' | 'paid' | 'dropped'
  /** Its predictions of real matches, a line for each combination, and the most that one of them pays. */
  predicts?: { picks: MatchPick[]; most: Kobo }
  /** It is sold only in batches with the same matches and chances. */
  slate?: string
}

export interface ModelTicket extends Omit<ModelSlip, 'state'> {
  batch: string
  boughtAt: number
  stake: Kobo
  wallet: 'play' | 'bonus'
  status: 'pending' | 'won' | 'lost' | 'refunded'
  won: Kobo
  cashback: Kobo
  tax: Kobo
  /** The members who paid it, if it is shared. */
  shares?: readonly Member[]
  /** A free line: nobody staked it. */
  isFree?: boolean
}

export interface ModelBatch {
  game: string
  opensAt: number
  /** Kept: it waits for its matches. */
  state: 'open' | 'sealed' | 'kept' | 'settled' | 'refunded'
  sealedAt: number
  slate: string | undefined
}

const PRIZES = 5_500
/** In hundredths of a percent of a batch's stake. */
const SHARES: [Pool, number][] = [
  ['jackpot:super', 150],
  ['jackpot:mega', 100],
  ['jackpot:crown', 50],
  ['prize_reserve', PRIZES],
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
  /** By code. */
  batches = new Map<string, ModelBatch>()
  pools = Object.fromEntries(POOLS.map(pool => [pool, 0])) as Record<Pool, Kobo>
  beaconIsUp = true
  jackpots = new ModelJackpots(this)
  matches = new ModelMatches(this)
  safer = new ModelSaferPlay(this)

  constructor(public now: number) {}

  announce(): void {
    const { opensAt } = batchBounds(this.now)
    for (const { id: game } of games)
      for (const at of [opensAt, opensAt + BATCH, opensAt + 2 * BATCH]) {
        const code = codeOf(game, at)
        const slate = game === virtualSoccer.id ? `${(at / BATCH) % ROUNDS}, ${this.cap()}` : undefined
        if (!this.batches.has(code))
          this.batches.set(code, { game, opensAt: at, state: 'open', sealedAt: 0, slate })
      }
  }

  /** Of a virtual prediction: the highest that the reserve holds three times. */
  private cap = (): Kobo => caps.find(cap => 3 * cap <= this.pools.prize_reserve) ?? caps.at(-1)!

  /** The code of the batch that is or would be on sale. */
  onSale = (game: string): string => codeOf(game, batchBounds(this.now).opensAt)

  /**
   * From a pool (or out of nowhere, which is counted) into a wallet; a negative amount goes the other way.
   */
  pay(player: number, wallet: Wallet, pool: Pool, amount: Kobo, by: By = 'player'): void {
    this.players[player]![wallet] += amount
    this.pools[pool] -= amount
    this.safer.moved(player, pool, amount, by)
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

  payDebt(player: number): Kobo {
    const owed = this.debts.get(player) ?? 0
    const paid = Math.min(owed, this.players[player]!.play)
    this.players[player]!.play -= paid
    this.debts.set(player, owed - paid)
    return paid
  }

  /** Why a player may not stake that much, whatever it is for. */
  heldBack = (player: number, amount: Kobo, by: By = 'player'): string | undefined =>
    this.debts.get(player) ? 'debt-open' : this.safer.refusalOf(player, amount, by)

  /** Why a purchase is refused regardless of the wallet; undefined if only the money decides. */
  refusalOf(id: string, player: number, offered: Kobo): string | undefined {
    const heldBack = this.heldBack(player, offered)
    if (heldBack) return heldBack
    const slip = this.slips.get(id)
    if (slip?.player !== player || slip.state === 'dropped') return 'slip-unknown'
    if (slip.state === 'paid') return 'slip-paid'
    if (priceOf(slip) !== offered) return 'price-differs'
    if (!this.batches.has(this.onSale(slip.game))) this.announce()
    if (slip.slate !== this.batches.get(this.onSale(slip.game))!.slate) return 'batch-missed'
    if (slip.predicts) return this.matches.areOpen(slip.predicts.picks) ? undefined : 'match-closed'
    const { lineCounts } = slip.slate ? virtualSoccer : instantCashout
    return lineCounts.includes(slip.lines.length) ? undefined : 'line-count'
  }

  /** @returns the ticket's batch */
  buy(id: string, wallet: 'play' | 'bonus', by: By = 'player'): string {
    const slip = this.slips.get(id)!
    const { player } = slip
    const stake = priceOf(slip)
    assert.equal(this.safer.refusalOf(player, stake, by), undefined, 'sold to who may not stake that much')
    this.pay(player, wallet, 'house', -stake, by)
    slip.state = 'paid'
    return this.keep(id, wallet)
  }

  /** A ticket that is paid. @returns its batch */
  keep(id: string, wallet: 'play' | 'bonus', shares?: readonly Member[]): string {
    const slip = this.slips.get(id)!
    const batch = this.onSale(slip.game)
    const result = { status: 'pending', won: 0, cashback: 0, tax: 0, ...(shares && { shares }) } as const
    this.tickets.set(id, { ...slip, batch, boughtAt: this.now, stake: priceOf(slip), wallet, ...result })
    return batch
  }

  /** Pays part of a ticket's money into the winnings of each of its members. */
  win(ticket: ModelTicket, pool: Pool, prize: Kobo, tax: Kobo): void {
    const { player, shares = [{ player, amount: 1 }] } = ticket
    for (const part of partsOf(prize - tax, shares)) this.pay(part.player, 'winnings', pool, part.amount)
    this.pools[pool] -= tax
    this.pools.tax_withheld += tax
  }

  ticketsOf(batch: string): ModelTicket[] {
    return [...this.tickets.values()].filter(it => it.batch === batch)
  }

  private share(batch: string, sign: 1 | -1): void {
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
  async round(drawn: (batch: string) => Promise<{ numbers: number[]; rules: string }>): Promise<void> {
    this.announce()
    for (const [code, batch] of this.batches) {
      if (batch.state !== 'open' || batch.opensAt + BATCH > this.now) continue
      Object.assign(batch, { state: 'sealed', sealedAt: this.now })
      this.share(code, 1)
    }
    for (const { id } of games) await this.draw(id, drawn)
    this.matches.settle()
  }

  private async draw(game: string, drawn: Parameters<Model['round']>[0]): Promise<void> {
    const sealed = [...this.batches].filter(([, it]) => it.game === game && it.state === 'sealed')
    for (const [code, batch] of sealed.toSorted(([, a], [, b]) => a.opensAt - b.opensAt)) {
      const drawsAt = batch.opensAt + BATCH + SEAL_MARGIN
      const out = roundTime(roundFrom(drawsAt))
      const isLate = batch.sealedAt >= out
      // What hangs on matches needs no numbers.
      const isOfMatches = predictionGameById(game) !== undefined
      const canDraw = !isLate && (this.beaconIsUp || isOfMatches) && out <= this.now
      // Later batches wait for it.
      if (drawsAt > this.now || (!canDraw && !isLate && this.now < out + REFUND_AFTER)) return
      batch.state = !canDraw ? 'refunded' : isOfMatches ? 'kept' : 'settled'
      if (batch.state === 'refunded') this.refund(code)
      if (batch.state === 'settled') this.settle(code, await drawn(code))
    }
  }

  private settle(batch: string, { numbers, rules }: { numbers: number[]; rules: string }): void {
    for (const ticket of this.ticketsOf(batch)) {
      const { won, cashback } = dueOf(rules, ticket.stakePerLine, ticket.lines, numbers)
      this.payOut(ticket, won, cashback)
    }
  }

  payOut(ticket: ModelTicket, won: Kobo, cashback: Kobo): void {
    const tax = part(Math.max(0, won + cashback - ticket.stake), TAX)
    Object.assign(ticket, { won, cashback, tax, status: won > 0 ? 'won' : 'lost' })
    this.win(ticket, 'prize_reserve', won + cashback, tax)
  }

  giveBack(ticket: ModelTicket): void {
    ticket.status = 'refunded'
    const { player, stake, shares = [{ player, amount: stake }] } = ticket
    const by = ticket.isFree ? 'before' : 'player'
    for (const it of shares) this.pay(it.player, ticket.wallet, 'house', it.amount, by)
  }

  /** A single ticket's cover goes back to the account that refunds its stake. */
  giveBackWithCover(ticket: ModelTicket): void {
    this.giveBack(ticket)
    const cover = part(ticket.stake, PRIZES)
    this.pools.prize_reserve -= cover
    this.pools.house += cover
  }

  private refund(batch: string): void {
    this.share(batch, -1)
    for (const ticket of this.ticketsOf(batch)) this.giveBack(ticket)
  }
}
