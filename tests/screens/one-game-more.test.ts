// One more game in the catalogue: the app has its pages, tile, note, colours and frame without another change.
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { makeQueryClient } from '#src/api/cache/query-client.ts'
import { everyGame } from '#src/games/every-game.ts'
import type { GameRules } from '#src/games/game.ts'
import { pathsOfType } from '#src/games/every-game.ts'
import { isPlayersOnly, pageAt, pathsOf } from '#src/games/paths.ts'
import { kobo } from '#src/lib/money.ts'
import { createAppRouter } from '#src/router.ts'
import { gameTiles, tileAction } from '#src/screens/dashboard/game-tiles.ts'
import { gameNotes } from '#src/screens/pages/game-notes.ts'
import { hasFooter, scrollStart } from '#src/screens/shell/shell-rules.ts'
import { bandClass } from '#src/ui/band-class.ts'
import { winnersTabs } from '#src/screens/winners/winners-model.ts'
import { sixOfFiftyNine as game } from '../games/six-of-fifty-nine/rules.ts'

vi.mock('#src/games/rules.ts', async original => {
  const { games: sold } = await original<{ games: GameRules[] }>()
  const { sixOfFiftyNine } = await import('../games/six-of-fifty-nine/rules.ts')
  const games = [...sold, sixOfFiftyNine]
  return {
    games,
    gameById: (id: string) => games.find(it => it.id === id),
    gameByLotteryType: (type: string) => games.find(it => it.lotteryType === type.toUpperCase()),
  }
})

const own = ['play', 'howToPlay', 'summary', 'success', 'draw'] as const

test('its five pages are there, the last three for players only, and no address beside them', () => {
  expect(everyGame).toContain(game)
  const router = createAppRouter(makeQueryClient(), createMemoryHistory())
  const paths = pathsOf(game)
  for (const page of own) {
    const [routes, params] = router.getMatchedRoutes(paths[page]!)
    expect([routes[2]?.id, params.game, pageAt(game, paths[page]!)]).toEqual(['/_app/$game', game.id, page])
  }
  expect(own.filter(page => isPlayersOnly(game, page))).toEqual(['summary', 'success', 'draw'])
  expect(pageAt(game, `/${game.id}/verify-phone-number`)).toBeUndefined()
  expect(pathsOfType(game.lotteryType)).toEqual(paths)
})

test('its tile introduces it and leads there, its note and its winners’ tab say what it is', () => {
  const tile = gameTiles.find(({ id }) => id === game.id)!
  expect(tile).toMatchObject({
    name: 'Six of fifty nine',
    short: '6 of 59',
    line: '6 of 59, every 5 minutes',
  })
  expect(tileAction(tile)).toEqual({ does: 'introduce', to: '/six-of-fifty-nine' })
  expect(gameNotes.find(({ id }) => id === game.id)).toMatchObject({
    name: 'Six of fifty nine',
    look: game.look,
    words: 'Pick 6 numbers from 1 to 59. A draw is made every five minutes.',
  })
  expect(winnersTabs.find(({ id }) => id === game.lotteryType)?.label).toBe('Six Of Fifty Nine')
})

test('its stakes have colours by rank, whatever they are, and its page begins below the header', () => {
  expect(game.stakes.map(({ stake }) => stake)).toEqual([kobo(150), kobo(450)])
  expect(new Set(game.stakes.map((_, rank) => bandClass(rank))).size).toBe(2)
  expect([hasFooter('/six-of-fifty-nine'), scrollStart('/six-of-fifty-nine', 360)]).toEqual([true, 75])
})
