// The reference model's half for invited friends.
import { DAY } from '#src/lib/lagos-time.ts'
import { kobo, type Kobo } from '#src/lib/money.ts'
import type { Model } from './model.ts'
import type { ModelItems } from './model-items.ts'
import type { ModelTopUps } from './model-top-ups.ts'
import type { ModelWithdrawals } from './model-withdrawals.ts'

interface ModelFriend {
  inviter: number
  state: 'open' | 'held' | 'paid' | 'refused'
  reason: 'same-account' | 'taken-back' | null
  /** Of the friend's first top-up. */
  reference: string | null
  amount: Kobo | null
  dueAt: number
}

export class ModelFriends {
  /** By the friend. */
  all = new Map<number, ModelFriend>()

  constructor(
    private model: Model,
    private topUps: ModelTopUps,
    private withdrawals: ModelWithdrawals,
    private items: ModelItems,
  ) {}

  claim(friend: number, inviter: number): string | undefined {
    const known = this.all.get(friend)
    if (known) return known.inviter === inviter ? undefined : 'invited-already'
    if (friend === inviter || this.all.get(inviter)?.inviter === friend) return 'invite-own'
    const isNew = this.model.joinedAt[friend]! > this.model.now - 10 * DAY
    if (!isNew || this.firstTopUp(friend)) return 'invite-late'
    this.all.set(friend, { inviter, state: 'open', reason: null, reference: null, amount: null, dueAt: 0 })
    return undefined
  }

  /** @param isAsked whether the provider is still being asked about a top-up, which says nothing about money */
  pay(isAsked: (reference: string) => boolean): void {
    for (const [friend, it] of this.all) if (it.state === 'open') this.hold(friend, it)
    for (const [friend, it] of this.all) {
      if (it.state !== 'held') continue
      const isTaken = this.topUps.all.get(it.reference!)!.taken > 0
      if (isTaken) Object.assign(it, { state: 'refused', reason: 'taken-back' })
      if (isTaken || it.dueAt > this.model.now || isAsked(it.reference!)) continue
      if (this.isRefused(friend, it)) continue
      it.state = 'paid'
      this.model.pay(it.inviter, 'bonus', 'campaigns', it.amount!)
    }
  }

  /** Asked when it is earned and again when it is paid. All withdrawals of the sequences go to one bank account. */
  private isRefused(friend: number, it: ModelFriend): boolean {
    const withdrew = new Set([...this.withdrawals.all.values()].map(one => one.player))
    const isSame = withdrew.has(friend) && withdrew.has(it.inviter)
    if (isSame) Object.assign(it, { state: 'refused', reason: 'same-account' })
    return isSame
  }

  private hold(friend: number, it: ModelFriend): void {
    const first = this.firstTopUp(friend)
    if (!first || this.staked(friend) < kobo(500) || this.isRefused(friend, it)) return
    const [reference, { amount }] = first
    const tenth = Math.min(kobo(500), Math.floor(amount / 10))
    Object.assign(it, { state: 'held', reference, amount: tenth, dueAt: this.model.now + 14 * DAY })
  }

  private firstTopUp(player: number) {
    return [...this.topUps.all]
      .filter(([, it]) => it.player === player && it.state === 'credited')
      .toSorted(([a, x], [b, y]) => x.creditedAt - y.creditedAt || (a < b ? -1 : 1))[0]
  }

  private staked(player: number): Kobo {
    const { tickets, batches } = this.model
    const onTickets = [...tickets.values()]
      .filter(it => it.status !== 'refunded' && batches.get(it.batch)!.state === 'settled')
      .flatMap(it => it.shares ?? [{ player: it.player, amount: it.stake, wallet: it.wallet }])
    const onItems = [...this.items.all.values()]
      .filter(it => it.state === 'drawn' || it.state === 'cash')
      .flatMap(it => it.bids.map(bid => ({ ...bid, amount: bid.cost })))
    return [...onTickets, ...onItems]
      .filter(it => it.player === player && !('wallet' in it && it.wallet === 'bonus'))
      .reduce((sum, it) => sum + it.amount, 0)
  }
}
