// The game of the last ticket bought in this tab: all games share one success page.
import { brand } from '#src/brand.ts'
import type { GameRules } from '#src/games/game.ts'
import { gameById, games } from '#src/games/rules.ts'
import { tabStorage } from '#src/device/mirror.ts'

const KEY = `${brand.storagePrefix}last-bought`

let last: string | undefined

export const keepLastBought = (gameId: string): void => {
  last = gameId
  try {
    tabStorage()?.setItem(KEY, gameId)
  } catch {
    // Storage is full or blocked: only this page knows.
  }
}

export const lastBought = (): GameRules => gameById(last ?? tabStorage()?.getItem(KEY) ?? '') ?? games[0]!
