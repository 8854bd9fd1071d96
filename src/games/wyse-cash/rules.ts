import type { GameRules } from '../game.ts'
import { stakeBands } from '../stake-bands.ts'

export const wyseCash: GameRules = {
  id: 'wyse-cash',
  look: { cloth: 'blue', emblem: 'owl' },
  lotteryType: 'WYSE_CASH',
  batchPrefix: 'WC',
  pick: 4,
  of: 100,
  lineCounts: [1, 2, 3, 4, 5],
  stakes: stakeBands,
  tiers: [
    { hits: 4, pays: 'card', kind: 'prize' },
    { hits: 3, pays: 100, kind: 'prize' },
    { hits: 2, pays: 30, kind: 'prize' },
    { hits: 1, pays: 2, kind: 'prize' },
  ],
  cadence: 'fixed-hours',
  multiplier: { initial: 1, floor: 1, resetBelow: 1 },
  jumpsToAllowedCount: false,
  offersLines: 10,
  confirmedByPin: true,
  straight: true,
  paths: { summary: '/application/summary', success: '/application/success' },
}
