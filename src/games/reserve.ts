// The reserve rule: a band opens once the prize reserve holds at least three times its top prize.
import type { Kobo } from '#src/lib/money.ts'
import type { GameRules, StakeOption } from './game.ts'

export const COVER = 3

/** Reserve needed for a band to open, kobo. */
export const reserveNeeded = ({ topPrize }: StakeOption): Kobo => COVER * topPrize

export const isBandOpen = (option: StakeOption, reserve: Kobo): boolean =>
  !option.comingSoon || reserve >= reserveNeeded(option)

const made = new WeakMap<GameRules, Map<number, GameRules>>()

/** The game with the bands this reserve opens. Returns the same object for the same bands. */
export const offeredWith = (game: GameRules, reserve: Kobo): GameRules => {
  const waiting = game.stakes.filter(option => !isBandOpen(option, reserve))
  if (waiting.length === game.stakes.filter(option => option.comingSoon).length) return game
  const known = made.get(game) ?? new Map<number, GameRules>()
  made.set(game, known)
  const offered = known.get(waiting.length) ?? {
    ...game,
    stakes: game.stakes.map(option => ({ ...option, comingSoon: waiting.includes(option) })),
  }
  known.set(waiting.length, offered)
  return offered
}

/** Every form in which the game may be offered: as today, then with each waiting band opened in turn. */
export const offersOf = (game: GameRules): GameRules[] => [
  game,
  ...game.stakes.filter(option => option.comingSoon).map(option => offeredWith(game, reserveNeeded(option))),
]
