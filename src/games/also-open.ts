// Games that are played and are no games of numbers: what players see of them before they open one.
import type { GameLook } from '#src/lib/look.ts'

interface AlsoOpen {
  id: string
  name: string
  line: string
  look: GameLook
  to: string
  /** Of its tickets. */
  lotteryTypes: readonly string[]
}

export const alsoOpen: readonly AlsoOpen[] = [
  {
    id: 'soccer-cash',
    name: 'Soccer cash',
    line: 'call the scores',
    look: { cloth: 'olive', emblem: 'football' },
    to: '/soccer-cash',
    lotteryTypes: ['SOCCER_CASH', 'ALL_IN'],
  },
  {
    id: 'awoof',
    name: 'Awoof',
    line: 'win an item',
    look: { cloth: 'rose', emblem: 'gift' },
    to: '/awoof',
    lotteryTypes: ['AWOOF'],
  },
]

/** Of a ticket's game, where it is one of these. */
export const lookOfOther = (lotteryType: string): GameLook | undefined =>
  alsoOpen.find(it => it.lotteryTypes.includes(lotteryType))?.look
