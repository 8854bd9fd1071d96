// The preferred-game picker: what each tile says and what a tap on it does.
import { gameById } from '#src/games/rules.ts'

export interface GameTile {
  id: string
  name: string
  line: string
  to: string
  comingSoon?: boolean
}

export const gameTiles: readonly GameTile[] = [
  {
    id: 'instant-cashout',
    name: 'Instant cashout',
    line: '4 of 40, every 5 minutes',
    to: '/instant-cashout',
  },
  {
    id: 'salary-for-life',
    name: 'Salary for life',
    line: '5 of 49, seven draws a day',
    to: '/salary-for-life',
  },
  { id: 'wyse-cash', name: 'Wyse cash', line: 'Lucky numbers, 1 to 100', to: '/wyse-cash' },
  { id: 'awoof', name: 'Awoof', line: 'Win an item for a small bid', to: '/awoof' },
  { id: 'quika', name: 'Quika', line: '4 of 40, quick draw', to: '/quika' },
  { id: 'banker', name: 'Banker', line: '4 of 40, seven draws a day', to: '/banker' },
  { id: 'soccer-cash', name: 'Soccer cash', line: 'Call the scores', to: '/soccer-cash', comingSoon: true },
]

/** Straight to the game, through the salary-for-life introduction, or nowhere yet. */
type TileAction = { does: 'go'; to: string } | { does: 'introduce'; to: string } | { does: 'nothing' }

const STRAIGHT = ['wyse-cash', 'instant-cashout']

export const tileAction = ({ id, to, comingSoon }: GameTile): TileAction => {
  if (comingSoon) return { does: 'nothing' }
  return STRAIGHT.includes(id) ? { does: 'go', to } : { does: 'introduce', to }
}

/** Whether tickets of a game are sold today; the tile says so beforehand. */
export const isOnSale = (id: string): boolean => gameById(id) !== undefined
