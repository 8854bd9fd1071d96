// The reference model's half for items: bids, their free lines, and what becomes of the money.
import { JACKPOT_MARGIN, REFUND_AFTER, roundFrom, roundTime } from '#src/draws/schedule.ts'
import { mostOf, neededOf, numbersOf, offeredOf } from '#src/games/awoof/rules.ts'
import type { AmountType } from '#src/contract/items/kinds.ts'
import { kobo, type Kobo } from '#src/lib/money.ts'
import type { Model } from './model.ts'
import { instantCashout } from '../support/games.ts'

interface ModelBid {
  player: number
  wallet: 'play' | 'bonus'
  cost: Kobo
  numbers: number
}

interface ModelItem {
  price: Kobo
  chancePrice: Kobo
  cash: Kobo
  closesAt: number
  state: 'open' | 'sealed' | 'drawn' | 'cash' | 'refunded'
  sealedAt: number
  winner: number
  bids: ModelBid[]
}

const TAX = 500 // hundredths of a percent
const FREE_LINE = kobo(100)

export class ModelItems {
  all = new Map<string, ModelItem>()
  /** Slips of free lines that are not bought yet, by their player. */
  waiting = new Map<string, number>()

  constructor(private model: Model) {}

  sold = (it: ModelItem): number => it.bids.reduce((sum, bid) => sum + bid.numbers, 0)

  /** Why a bid is refused; undefined if it is placed. */
  bid(id: string, bid: Omit<ModelBid, 'cost' | 'numbers'>, type: AmountType, chances: number) {
    const it = this.all.get(id)!
    const numbers = numbersOf(type, chances)
    const cost = numbers * it.chancePrice
    if (this.model.debts.get(bid.player)) return 'debt-open'
    if (it.state !== 'open' || this.model.now >= it.closesAt) return 'item-closed'
    const own = it.bids.filter(one => one.player === bid.player).reduce((sum, one) => sum + one.numbers, 0)
    if (own + numbers > mostOf(it)) return 'item-cap'
    if (this.sold(it) + numbers > offeredOf(it)) return 'item-sold-out'
    const held = this.model.safer.refusalOf(bid.player, cost)
    if (held) return held
    if (this.model.players[bid.player]![bid.wallet] < cost) return 'wallet-short'
    it.bids.push({ ...bid, cost, numbers })
    this.model.pay(bid.player, bid.wallet, 'items', -cost)
    return undefined
  }

  /** The free line was bought just now. */
  freeLine(slipId: string, line: number[]): void {
    const player = this.waiting.get(slipId)!
    this.waiting.delete(slipId)
    this.model.pay(player, 'bonus', 'campaigns', FREE_LINE)
    this.model.slips.set(slipId, {
      player,
      game: instantCashout.id,
      lines: [line],
      stakePerLine: FREE_LINE,
      state: 'unpaid',
    })
    this.model.buy(slipId, 'bonus', 'before')
    this.model.tickets.get(slipId)!.isFree = true
  }

  /** @param winnerOf returns the holder of the number drawn: the only thing a model cannot know */
  async round(winnerOf: (item: string) => Promise<number>): Promise<void> {
    const { now, beaconIsUp } = this.model
    for (const [id, it] of this.all) {
      if (it.state === 'open' && it.closesAt <= now) {
        if (this.sold(it) < neededOf(it)) this.refund(it)
        else Object.assign(it, { state: 'sealed', sealedAt: now })
      }
      const drawsAt = it.closesAt + JACKPOT_MARGIN
      const out = roundTime(roundFrom(drawsAt))
      if (it.state !== 'sealed' || drawsAt > now) continue
      if (it.sealedAt >= out || (!beaconIsUp && now >= out + REFUND_AFTER)) this.refund(it)
      else if (beaconIsUp && out <= now) {
        Object.assign(it, { state: 'drawn', winner: await winnerOf(id) })
        const rest = this.sold(it) * it.chancePrice - it.price
        this.model.pools.items -= rest
        this.model.pools.house += rest
      }
    }
  }

  private refund(it: ModelItem): void {
    it.state = 'refunded'
    for (const { player, wallet, cost } of it.bids) this.model.pay(player, wallet, 'items', cost)
  }

  /** @param place of the bid that won, among all on it */
  takeCash(id: string, place: number): void {
    const it = this.all.get(id)!
    const tax = Math.floor((Math.max(0, it.cash - it.bids[place]!.cost) * TAX) / 10_000)
    it.state = 'cash'
    this.model.pay(it.winner, 'winnings', 'items', it.cash)
    this.model.pay(it.winner, 'winnings', 'tax_withheld', -tax)
    this.model.pools.items -= it.price - it.cash
    this.model.pools.house += it.price - it.cash
  }
}
