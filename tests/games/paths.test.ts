import { describe, expect, it } from 'vitest'
import { createMemoryHistory } from '@tanstack/react-router'
import { makeQueryClient } from '#src/api/cache/query-client.ts'
import { alsoOpen } from '#src/games/also-open.ts'
import { lookOfSold } from '#src/games/look-of-type.ts'
import { pathsOfType } from '#src/games/every-game.ts'
import { isPlayersOnly, pathsOf } from '#src/games/paths.ts'
import { games } from '#src/games/rules.ts'
import { predictionGames } from '#src/games/soccer-cash/games.ts'
import { pathsOfForm, soccerPaths } from '#src/games/soccer-cash/paths.ts'
import { virtualSoccer } from '#src/games/soccer-cash/virtual/rules.ts'
import { wordsOfGame } from '#src/games/game-words.ts'
import { createAppRouter } from '#src/router.ts'

const router = createAppRouter(makeQueryClient(), createMemoryHistory())
const isThere = (path: string) => {
  const [, params, route] = router.getMatchedRoutes(path.split('?')[0]!)
  return route !== undefined && !('**' in params)
}
/** Games whose lines are picked on a board; lucky numbers have screens of their own. */
const picked = games.filter(game => game.of < 100)

describe('the addresses of a game', () => {
  it.each(picked.map(game => [game.id, game] as const))('of %s all have a route §2.27-2.29', (_, game) => {
    const paths = Object.values(pathsOf(game))
    expect(paths.filter(path => !isThere(path))).toEqual([])
  })

  it.each([
    ['virtual soccer', Object.values(virtualSoccer.paths!)],
    ['soccer cash', Object.values(soccerPaths.real)],
    ['all-in', Object.values(soccerPaths['all-in'])],
    ['games without numbers', alsoOpen.map(it => it.to)],
  ])('of %s all have a route', (_, paths) => {
    expect(paths.filter(path => !isThere(path) || path.length < 2)).toEqual([])
  })

  it('of all-in are its own, and of every other form those of real matches', () => {
    expect(pathsOfForm({ id: 'all-in' })).toBe(soccerPaths['all-in'])
    for (const id of ['real', 'virtual'] as const) expect(pathsOfForm({ id })).toBe(soccerPaths.real)
  })

  it('have a screen on which the draw is watched only where each batch has its draw', () => {
    for (const game of games)
      expect([game.id, pathsOf(game).draw !== undefined]).toEqual([game.id, game.cadence === 'each-batch'])
  })

  it('are found by the name on the wire, and not for a game that is sold no more', () => {
    for (const game of games) expect(pathsOfType(game.lotteryType)).toEqual(pathsOf(game))
    expect(pathsOfType('A_GAME_OF_OLD')).toBeUndefined()
  })

  it('belong to games with words', () => {
    for (const { id } of games) expect(wordsOfGame(id).howToPlay.length).toBeGreaterThan(2)
    expect(() => wordsOfGame('toString')).toThrow('no words')
  })

  it('are open to everybody up to the picks, and only a player’s from the summary on, unless the rules say otherwise §2.2, 6.13, 6.16', () => {
    const open = games.flatMap(game =>
      (['play', 'howToPlay', 'summary', 'success', 'draw'] as const)
        .filter(page => pathsOf(game)[page]?.startsWith(`/${game.id}`) && !isPlayersOnly(game, page))
        .map(page => `${game.id} ${page}`),
    )
    expect(open.filter(it => !/ (play|howToPlay)$/.test(it))).toEqual(['quika summary'])
    expect(games.filter(game => !open.includes(`${game.id} play`)).map(it => it.id)).toEqual(['banker'])
    expect(open.filter(it => it.endsWith('howToPlay')).length).toBe(games.length)
  })
})

it('a ticket of every game on real matches has the look of soccer cash, and one of no such game none', () => {
  const look = alsoOpen.find(it => it.id === 'soccer-cash')!.look
  for (const { lotteryType } of predictionGames) expect(lookOfSold(lotteryType)).toBe(look)
  expect(lookOfSold('A_GAME_OF_OLD')).toBeUndefined()
})
