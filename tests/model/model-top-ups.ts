// The reference model's half for incoming money.
import { HOUR, MINUTE } from '#src/lib/lagos-time.ts'
import { kobo, type Kobo } from '#src/lib/money.ts'
import { priceOf, type Model } from './model.ts'

type State = 'waiting' | 'checking' | 'credited' | 'failed' | 'expired'

interface ModelTopUp {
  player: number
  amount: Kobo
  /** What the provider says came, if that is another sum. */
  came?: Kobo
  slip: string | null
  state: State
  /** The provider's answer. */
  provider: 'pending' | 'success' | 'failed'
  /** kobo the provider has taken back, as last heard. */
  taken: Kobo
  openedAt: number
  askedAt: number
  creditedAt: number
  /** Part of it was over a limit. */
  isOver: boolean
  /** What became of its slip; null until the money arrives. */
  outcome: 'bought' | 'late' | 'refused' | null
}

/** ms to wait before asking the provider again, by the top-up's age. */
const patience = (age: number) => Math.max(30_000, Math.min(HOUR, age / 4))

export class ModelTopUps {
  all = new Map<string, ModelTopUp>()

  constructor(private model: Model) {
    model.safer.opened = player =>
      [...this.all.values()]
        .filter(it => it.player === player && ['waiting', 'checking'].includes(it.state))
        .filter(it => it.openedAt > model.now - 48 * HOUR)
        .reduce((sum, it) => sum + it.amount, 0)
  }

  refusalOf(player: number, amount: Kobo, slipId: string | null): string | undefined {
    if (amount < kobo(100)) return 'amount-too-small'
    const slip = slipId === null ? undefined : this.model.slips.get(slipId)
    if (slipId !== null && (slip?.player !== player || slip.state === 'dropped')) return 'slip-unknown'
    if (slip?.state === 'paid') return 'slip-paid'
    const { safer } = this.model
    return (slip && safer.refusalOf(player, priceOf(slip))) ?? safer.topUpRefusal(player, amount)
  }

  open(reference: string, it: Pick<ModelTopUp, 'player' | 'amount' | 'slip'>): void {
    const { now } = this.model
    const fresh = {
      state: 'waiting',
      provider: 'pending',
      taken: 0,
      openedAt: now,
      askedAt: now,
      creditedAt: 0,
      isOver: false,
      outcome: null,
    } as const
    this.all.set(reference, { ...it, ...fresh })
  }

  atProvider(reference: string, provider: 'success' | 'failed'): void {
    const it = this.all.get(reference)!
    if (it.provider !== 'success') it.provider = provider
  }

  webhook(reference: string): void {
    const it = this.all.get(reference)!
    if (it.state !== 'credited') it.state = 'checking'
    this.follow(it)
  }

  takeBack(reference: string, taken: Kobo): void {
    const it = this.all.get(reference)!
    this.model.takeBack(it.player, taken - it.taken)
    it.taken = taken
  }

  /** @param isFirst of two that waited equally long: which was asked about first, which is unspecified */
  reconcile(isFirst: (reference: string) => boolean): void {
    const { now } = this.model
    for (const player of this.model.debts.keys()) this.model.payDebt(player)
    const due = [...this.all].filter(
      ([, it]) =>
        it.state !== 'credited' &&
        (['waiting', 'checking'].includes(it.state) || it.openedAt > now - 72 * HOUR) &&
        it.askedAt <= now - patience(now - it.openedAt),
    )
    due.sort(([a, x], [b, y]) => x.askedAt - y.askedAt || Number(isFirst(b)) - Number(isFirst(a)))
    for (const [, it] of due) {
      it.askedAt = now
      this.follow(it)
    }
  }

  private follow(it: ModelTopUp): void {
    const { model } = this
    if (it.state !== 'credited') {
      if (it.provider === 'failed') it.state = 'failed'
      else if (it.provider === 'pending' && model.now - it.openedAt > 24 * HOUR) it.state = 'expired'
      if (it.provider !== 'success') return
      it.state = 'credited'
      it.amount = it.came ?? it.amount
      it.creditedAt = model.now
      model.pay(it.player, 'play', 'clearing:card', it.amount)
      const left = Math.max(0, it.amount - model.payDebt(it.player))
      const over = Math.min(left, model.safer.over(it.player))
      if (over > 0) model.safer.setAside(it.player, over)
      it.isOver = over > 0
      model.safer.takeOut(it.player)
    }
    if (it.slip === null || it.outcome !== null) return
    it.outcome = model.now - it.openedAt > 30 * MINUTE ? 'late' : this.buySlip(it.player, it.slip)
  }

  private buySlip(player: number, slipId: string): 'bought' | 'refused' {
    const slip = this.model.slips.get(slipId)!
    const price = priceOf(slip)
    if (this.model.refusalOf(slipId, player, price)) return 'refused'
    if (this.model.players[player]!.play < price) return 'refused'
    this.model.buy(slipId, 'play')
    return 'bought'
  }
}
