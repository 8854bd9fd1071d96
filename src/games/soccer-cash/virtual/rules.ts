import { kobo } from '#src/lib/money.ts'
import type { ScoreGame } from '../../game.ts'
import { VIRTUAL } from '../paths.ts'

// Every list of games includes it, so its figures are written out; a test compares them with `../rules.ts`.
export const virtualSoccer: ScoreGame = {
  id: 'virtual-soccer',
  look: { cloth: 'teal', emblem: 'pitch' },
  lotteryType: 'VIRTUAL_SOCCER',
  batchPrefix: 'VS',
  lineCounts: [1],
  stakes: [100, 200, 500, 1_000].map(stake => ({ stake: kobo(stake), topPrize: kobo(15_000_000) })),
  scores: { most: 5 },
  cadence: 'each-batch',
  paths: {
    play: VIRTUAL,
    howToPlay: VIRTUAL,
    summary: `${VIRTUAL}?summary=1`,
    success: '/soccer-cash/success/virtual',
    draw: '/soccer-cash/match-scores/virtual',
  },
}
