// The six stake cards shared by most games. A band opens once the prize reserve holds at least three times
// its top prize.
import type { StakeOption } from './game.ts'
import { kobo } from '#src/lib/money.ts'

export const stakeBands: readonly StakeOption[] = [
  { stake: kobo(100), topPrize: kobo(50_000) },
  { stake: kobo(200), topPrize: kobo(250_000) },
  { stake: kobo(500), topPrize: kobo(1_250_000) },
  { stake: kobo(1_000), topPrize: kobo(2_500_000) },
  { stake: kobo(2_000), topPrize: kobo(5_000_000), comingSoon: true },
  { stake: kobo(3_000), topPrize: kobo(7_500_000), comingSoon: true },
]
