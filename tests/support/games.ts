// The games as tests sell them: those of the catalogue, at stakes that tests may type. The stakes are a copy on purpose, so
// that a change of a game's stakes fails only the tests about them, in tests/games.
import type { GameRules, StakeOption } from '#src/games/game.ts'
import { gameById } from '#src/games/rules.ts'
import { kobo } from '#src/lib/money.ts'

const stakes: readonly StakeOption[] = [
  { stake: kobo(100), topPrize: kobo(50_000) },
  { stake: kobo(200), topPrize: kobo(250_000) },
  { stake: kobo(500), topPrize: kobo(1_250_000) },
  { stake: kobo(1_000), topPrize: kobo(2_500_000) },
  { stake: kobo(2_000), topPrize: kobo(5_000_000), comingSoon: true },
  { stake: kobo(3_000), topPrize: kobo(7_500_000), comingSoon: true },
]
const at = (id: string, its = stakes): GameRules => ({ ...gameById(id)!, stakes: its })

export const banker = at('banker')
export const instantCashout = at('instant-cashout')
export const quika = at('quika')
export const salaryForLife = at('salary-for-life', [{ stake: kobo(50), topPrize: kobo(10_000_000) }])
export const wyseCash = at('wyse-cash')

/** Ten lines of four that together hold every number from 1 to 40, so at least one has a drawn number. */
export const EVERY_NUMBER = Array.from({ length: 10 }, (_, line) => [1, 2, 3, 4].map(n => line * 4 + n))
