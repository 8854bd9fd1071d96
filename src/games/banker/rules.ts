import type { GameRules } from '../game.ts'
import { stakeBands } from '../stake-bands.ts'

export const banker: GameRules = {
  id: 'banker',
  look: { cloth: 'teal', emblem: 'safe' },
  lotteryType: 'BANKER',
  dial: 7,
  batchPrefix: 'BK',
  pick: 4,
  of: 40,
  lineCounts: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  stakes: stakeBands,
  tiers: [
    { hits: 4, pays: 'card', kind: 'prize' },
    { hits: 3, pays: 120, kind: 'prize' },
    { hits: 2, pays: 8, kind: 'prize' },
  ],
  cadence: 'fixed-hours',
  multiplier: { initial: 1, floor: 1, resetBelow: 1 },
  jumpsToAllowedCount: false,
  store: { also: [], stake: 'bankerStakeAmount', getsSlipId: true, asPlays: false },
  paths: { summary: '/banker?step=summary' },
  playersOnly: ['play', 'summary', 'success'],
  results: { typeCode: 7, unasked: true },
}
