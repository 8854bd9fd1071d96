import type { GameRules } from '../game.ts'
import { stakeBands } from '../stake-bands.ts'

export const quika: GameRules = {
  id: 'quika',
  look: { cloth: 'orange', emblem: 'flight' },
  lotteryType: 'QUIKA',
  dial: 6,
  batchPrefix: 'QK',
  pick: 4,
  of: 40,
  lineCounts: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20],
  stakes: stakeBands,
  tiers: [
    { hits: 4, pays: 'card', kind: 'prize' },
    { hits: 3, pays: 120, kind: 'prize' },
    { hits: 2, pays: 8, kind: 'prize' },
  ],
  cadence: 'each-batch',
  multiplier: { initial: 1, floor: 1, resetBelow: 2, fakeMost: 20 },
  jumpsToAllowedCount: false,
  store: { also: ['fakeMultiplier', 'batchDrawData'], stake: 'stake', getsSlipId: false, asPlays: true },
  playersOnly: ['success', 'draw'],
}
