import type { GameRules } from '../game.ts'
import { kobo } from '#src/lib/money.ts'

export const salaryForLife: GameRules = {
  id: 'salary-for-life',
  look: { cloth: 'violet', emblem: 'palm' },
  lotteryType: 'SALARY_FOR_LIFE',
  dial: 8,
  batchPrefix: 'SL',
  pick: 5,
  of: 49,
  lineCounts: [2, 3, 4, 5, 6, 7, 8, 9, 10],
  stakes: [{ stake: kobo(50), topPrize: kobo(10_000_000) }],
  tiers: [
    { hits: 5, pays: 'card', kind: 'prize' },
    { hits: 4, pays: { fixed: kobo(50_000) }, kind: 'prize' },
    { hits: 3, pays: { fixed: kobo(1_000) }, kind: 'prize' },
    { hits: 2, pays: { fixed: kobo(150) }, kind: 'prize' },
  ],
  choice: { monthly: kobo(30_000), months: 240 },
  lineCards: [
    { lines: 2, pays: kobo(15_000) },
    { lines: 4, pays: kobo(150_000) },
    { lines: 6, pays: kobo(300_000) },
    { lines: 8, pays: kobo(800_000) },
    { lines: 9, pays: kobo(1_000_000) },
    { lines: 10, pays: kobo(1_500_000) },
  ],
  cadence: 'fixed-hours',
  footerless: true,
  multiplier: { initial: 2, floor: 2, resetBelow: 2 },
  jumpsToAllowedCount: false,
  startsRowWhenFull: true,
  store: { also: [], stake: 'stake', getsSlipId: true, asPlays: false },
  paths: { verifyPhone: '/salary-for-life/verify-phone-number' },
  results: { typeCode: 6 },
}
