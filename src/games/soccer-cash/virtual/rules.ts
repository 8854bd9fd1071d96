import { MOST_PAID, virtual } from '../rules.ts'
import type { ScoreGame } from '../../game.ts'

export const virtualSoccer: ScoreGame = {
  id: 'virtual-soccer',
  look: { cloth: 'teal', emblem: 'pitch' },
  lotteryType: 'VIRTUAL_SOCCER',
  batchPrefix: 'VS',
  lineCounts: [1],
  stakes: virtual.stakes.map(stake => ({ stake, topPrize: MOST_PAID })),
  scores: { most: virtual.most },
  cadence: 'each-batch',
  paths: {
    play: '/virtual',
    summary: '/soccer-cash/match-scores/virtual',
    success: '/soccer-cash/success/virtual',
    draw: '/soccer-cash/match-scores/virtual-static',
  },
}
