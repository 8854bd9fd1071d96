import { words } from './words.ts'
export const gameNotes: readonly { id: string; name: string; words: string }[] = [
  {
    id: 'instant-cashout',
    name: words.$instantCashout,
    words: words.$pick4NumbersFrom,
  },
  {
    id: 'salary-for-life',
    name: words.$salaryForLife,
    words: words.$pick5NumbersFrom,
  },
  {
    id: 'wyse-cash',
    name: words.$wyseCash,
    words: words.$chooseAmongLuckyNumbers,
  },
  { id: 'quika', name: words.$quika, words: words.$pick4NumbersFrom2 },
  { id: 'banker', name: words.$banker, words: words.$pick4NumbersFrom3 },
  {
    id: 'soccer-cash',
    name: words.$soccerCash,
    words: words.$callTheExactScores,
  },
  {
    id: 'awoof',
    name: words.$awoof,
    words: words.$bidASmallAmount,
  },
]
