import type { GameRules } from '#src/games/game.ts'
import { kobo } from '#src/lib/money.ts'

/** A game that is not sold: what a new folder of the games' room would hold. */
export const sixOfFiftyNine: GameRules = {
  id: 'six-of-fifty-nine',
  look: { cloth: 'rose', emblem: 'pitch' },
  lotteryType: 'SIX_OF_FIFTY_NINE',
  batchPrefix: 'SF',
  pick: 6,
  of: 59,
  lineCounts: [1, 2, 4, 8],
  // Amounts that no other game has, one of them not sold yet.
  stakes: [
    { stake: kobo(150), topPrize: kobo(20_000_000) },
    { stake: kobo(450), topPrize: kobo(60_000_000), comingSoon: true },
  ],
  tiers: [
    { hits: 6, pays: 'card', kind: 'prize' },
    { hits: 5, pays: { fixed: kobo(100_000) }, kind: 'prize' },
    { hits: 4, pays: 100, kind: 'prize' },
    { hits: 3, pays: 5, kind: 'prize' },
    { hits: 2, pays: 1, kind: 'cashback' },
  ],
  lineCards: [
    { lines: 1, pays: kobo(1_000) },
    { lines: 4, pays: kobo(9_000) },
  ],
  cadence: 'each-batch',
  multiplier: { initial: 1, floor: 1, resetBelow: 2 },
  jumpsToAllowedCount: true,
}
