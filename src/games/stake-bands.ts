// The six stake cards of the dashboard. A band opens when the prize reserve holds at least three times its top prize.
import { kobo } from '#src/lib/money.ts'
import type { StakeOption } from './game.ts'
import { instantCashout } from './instant-cashout/rules.ts'

export const stakeBands: readonly StakeOption[] = [
  ...instantCashout.stakes,
  { stake: kobo(2_000), topPrize: kobo(5_000_000), comingSoon: true },
  { stake: kobo(3_000), topPrize: kobo(7_500_000), comingSoon: true },
]
