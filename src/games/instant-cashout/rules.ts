import type { GameRules } from '../game.ts'
import { stakeBands } from '../stake-bands.ts'

export const instantCashout: GameRules = {
  id: 'instant-cashout',
  look: { cloth: 'green', emblem: 'bolt' },
  lotteryType: 'INSTANT_CASHOUT',
  dial: 5,
  batchPrefix: 'IC',
  pick: 4,
  of: 40,
  lineCounts: [1, 3, 5, 7, 10],
  stakes: stakeBands,
  tiers: [
    { hits: 4, pays: 'card', kind: 'prize' },
    { hits: 3, pays: 100, kind: 'prize' },
    { hits: 2, pays: 5, kind: 'prize' },
    { hits: 1, pays: 0.5, kind: 'cashback' },
  ],
  cadence: 'each-batch',
  footerless: true,
  multiplier: { initial: 1, floor: 1, resetBelow: 3 },
  jumpsToAllowedCount: true,
  straight: true,
  results: { typeCode: 3 },
}
