// The reference model's half for tickets that several players share.
import { DAY } from '#src/lib/lagos-time.ts'
import type { Kobo } from '#src/lib/money.ts'
import { priceOf, type Model, type ModelSlip } from './model.ts'
import type { Member } from './parts.ts'
import { instantCashout } from '../support/games.ts'

interface ModelShare {
  amount: Kobo
  /** The player who paid it. */
  player: number | undefined
}

interface ModelSyndicate {
  slip: ModelSlip
  maker: number
  shares: ModelShare[]
  endsAt: number
  state: 'open' | 'bought' | 'off'
  why: string
}

export class ModelSyndicates {
  all = new Map<string, ModelSyndicate>()

  constructor(private model: Model) {}

  /** @returns why it is refused */
  make(id: string | undefined, slipId: string, amounts: readonly Kobo[]): string | undefined {
    const slip = this.model.slips.get(slipId)!
    const { player: maker } = slip
    if (slip.state === 'paid') return 'slip-paid'
    if (slip.state === 'dropped') return 'slip-unknown'
    if (slip.game !== instantCashout.id) return 'not-shared'
    if (!instantCashout.lineCounts.includes(slip.lines.length)) return 'line-count'
    const open = [...this.all.values()].filter(it => it.maker === maker && it.state === 'open')
    if (open.length >= 10) return 'syndicate-many'
    const refusal = this.take(maker, amounts[0]!)
    if (refusal) return refusal
    const shares = amounts.map((amount, at) => ({ amount, player: at === 0 ? maker : undefined }))
    const endsAt = this.model.now + DAY
    this.all.set(id!, { slip: { ...slip }, maker, shares, endsAt, state: 'open', why: '' })
    return undefined
  }

  private take(player: number, amount: Kobo): string | undefined {
    if (this.model.debts.get(player)) return 'debt-open'
    const refusal = this.model.safer.refusalOf(player, amount)
    if (refusal) return refusal
    if (this.model.players[player]!.play < amount) return 'wallet-short'
    this.model.pay(player, 'play', 'syndicates', -amount)
    return undefined
  }

  /** @returns why it is refused */
  pay(id: string, at: number, player: number): string | undefined {
    const it = this.all.get(id)!
    const share = it.shares[at]!
    if (it.state !== 'open' || it.endsAt <= this.model.now) return 'syndicate-over'
    if (share.player !== undefined) return 'share-taken'
    if (it.shares.some(one => one.player === player)) return 'share-yours'
    const refusal = this.take(player, share.amount)
    if (refusal) return refusal
    share.player = player
    if (it.shares.some(one => one.player === undefined)) return undefined
    if (!this.model.debts.get(it.maker)) return void this.buy(id, it)
    // Its maker owes: nothing is bought, and a group that cannot succeed is called off.
    this.callOff(id, 'debt-open')
    return 'syndicate-over'
  }

  private buy(id: string, it: ModelSyndicate): void {
    const { model } = this
    const price = priceOf(it.slip)
    it.state = 'bought'
    model.pools.syndicates -= price
    model.pools.house += price
    model.slips.set(id, { ...it.slip, state: 'paid' })
    if (!model.batches.has(model.onSale(it.slip.game))) model.announce()
    model.keep(id, 'play', it.shares as Member[])
  }

  callOff(id: string, why: string): string | undefined {
    const it = this.all.get(id)!
    if (it.state === 'off' && it.why === 'asked' && why === 'asked') return undefined
    if (it.state !== 'open') return 'syndicate-over'
    Object.assign(it, { state: 'off', why })
    for (const { player, amount } of it.shares) {
      if (player === undefined) continue
      this.model.pay(player, 'play', 'syndicates', amount)
      this.model.safer.takeOut(player)
    }
    return undefined
  }

  /** Calls off those that a player, who no longer plays, made or has paid for. */
  leave(player: number): void {
    for (const [id, it] of this.all)
      if (it.state === 'open' && (it.maker === player || it.shares.some(one => one.player === player)))
        this.callOff(id, 'member')
  }

  /** One round of the clockwork. */
  end(): void {
    for (const [id, it] of this.all)
      if (it.state === 'open' && it.endsAt <= this.model.now) this.callOff(id, 'late')
  }
}
