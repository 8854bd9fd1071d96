// The reference model's half for outgoing money.
import type { Kobo } from '#src/lib/money.ts'
import type { Model } from './model.ts'

interface ModelWithdrawal {
  player: number
  amount: Kobo
  state: 'flying' | 'paid' | 'returned'
}

export class ModelWithdrawals {
  all = new Map<string, ModelWithdrawal>()
  /** References whose first answer is known. */
  heard = new Set<string>()

  constructor(private model: Model) {}

  refusalOf(player: number, amount: Kobo): string | undefined {
    if (this.model.debts.get(player)) return 'debt-open'
    return this.model.players[player]!.winnings < amount ? 'wallet-short' : undefined
  }

  begin(id: string, player: number, amount: Kobo): void {
    this.model.pay(player, 'winnings', 'withdrawals_in_flight', -amount)
    const it: ModelWithdrawal = { player, amount, state: 'flying' }
    this.all.set(id, it)
    this.model.safer.of(player).overs.push({ amount: -amount, isBack: () => it.state === 'returned' })
  }

  /** @returns what came of it */
  told(id: string, word: string): string {
    const { model } = this
    const it = this.all.get(id)!
    const { player, amount, state } = it
    if (state === 'flying' && word === 'paid') {
      it.state = 'paid'
      model.pools.withdrawals_in_flight -= amount
      model.pools['clearing:payouts'] += amount
      return 'paid'
    }
    const isBack = state === 'flying' && (word === 'refused' || word === 'reversed')
    if (isBack || (state === 'paid' && word === 'reversed')) {
      it.state = 'returned'
      model.pay(player, 'winnings', isBack ? 'withdrawals_in_flight' : 'clearing:payouts', amount)
      return isBack ? 'back' : 'reversed'
    }
    return 'unmoved'
  }
}
