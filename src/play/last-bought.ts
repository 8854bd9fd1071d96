// Which game's ticket was bought last in this tab: the success page is one for all games.
import { brand } from '#src/brand.ts'
import type { GameRules } from '#src/games/game.ts'
import { gameById, games } from '#src/games/rules.ts'
import { tabStorage } from '#src/device/mirror.ts'

const KEY = `${brand.storagePrefix}last-bought`

export const keepLastBought = (gameId: string): void => {
  try {
    tabStorage()?.setItem(KEY, gameId)
  } catch {
    // Storage full or forbidden: the success page then shows the first game's ticket.
  }
}

export const lastBought = (): GameRules => gameById(tabStorage()?.getItem(KEY) ?? '') ?? games[0]!
