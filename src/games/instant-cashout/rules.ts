import type { GameRules } from '../game.ts'
import { kobo } from '#src/lib/money.ts'

export const instantCashout: GameRules = {
  id: 'instant-cashout',
  lotteryType: 'INSTANT_CASHOUT',
  batchPrefix: 'IC',
  pick: 4,
  of: 40,
  lineCounts: [1, 3, 5, 7, 10],
  stakes: [
    { stake: kobo(100), topPrize: kobo(50_000) },
    { stake: kobo(200), topPrize: kobo(250_000) },
    { stake: kobo(500), topPrize: kobo(1_250_000) },
    { stake: kobo(1_000), topPrize: kobo(2_500_000) },
  ],
  tiers: [
    { hits: 4, pays: 'card', kind: 'prize' },
    { hits: 3, pays: 100, kind: 'prize' },
    { hits: 2, pays: 5, kind: 'prize' },
    { hits: 1, pays: 0.5, kind: 'cashback' },
  ],
  cadence: 'each-batch',
  multiplier: { initial: 1, floor: 1, resetBelow: 3 },
  jumpsToAllowedCount: true,
}
