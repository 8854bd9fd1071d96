import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { pathsOf } from '#src/games/paths.ts'
import { games } from '#src/games/rules.ts'
import { real } from '#src/games/soccer-cash/rules.ts'
import { soccerShareCode } from '#src/games/soccer-cash/share-code.ts'
import { kobo } from '#src/lib/money.ts'
import { shareCode } from '#src/picks/share-code.ts'
import { hrefOf, virtualAgain } from '#src/play/soccer/again.ts'
import { findShared, sharedIn } from '#src/play/shared-picks.ts'
import { shareLink } from '#src/play/share-link.ts'
import { placesOfLine, virtualCode } from '#src/play/soccer/virtual-places.ts'
import { soccerShareLink } from '#src/play/soccer/share-link.ts'
import { anyText } from '../support/any-text.ts'

const HERE = 'https://play.example'
const slipOf = (game: (typeof games)[number]) => ({
  lines: Array.from({ length: game.lineCounts[0]! }, (_, line) =>
    Array.from({ length: game.pick }, (__, at) => line * game.pick + at + 1),
  ),
  stake: game.stakes[0]!.stake,
})
const shareable = games.filter(game => !game.offersLines)

test.each(shareable.map(game => [game.id, game] as const))(
  'a link, a text around it and the bare code lead to %s with the same picks',
  (_, game) => {
    const slip = slipOf(game)
    const link = shareLink(HERE, game, slip)
    const href = link.slice(HERE.length)
    const code = shareCode(game, { lines: slip.lines, stake: slip.stake })
    for (const text of [
      link,
      `My numbers for tonight: ${link}.`,
      `"${link}" (from Ada)`,
      `first https://other.example/x then ${link}`,
      code,
      `Play ${code}, it is a good one!`,
    ])
      expect(findShared(text, HERE), text).toEqual({ href })
  },
)

test.each([
  ['', 'empty'],
  ['  \n ', 'empty'],
  ['hello there', 'none'],
  [`${HERE}/results`, 'none'],
  [`${HERE}/instant-cashout`, 'none'],
  ['https://evil.example/instant-cashout?picks=1-100-03092140-k3', 'elsewhere'],
  ['javascript:alert(1)', 'none'],
  ['https://', 'none'],
  [`${HERE}/instant-cashout?picks=1-100-0309`, 'damaged'],
  [`${HERE}/instant-cashout?picks=`, 'damaged'],
  [`${HERE}/instant-cashout?picks=7-100-03092140-k3`, 'newer'],
  ['1-100-03092140-zz', 'damaged'],
])('%j holds no picks: %s', (text, fault) => {
  expect(findShared(text, HERE)).toEqual({ fault })
})

test('scores of virtual matches, as a link or a code, lead to the matches on sale and not to real ones', () => {
  const slip = { lines: [[9, 53]], stake: kobo(200) }
  const link = HERE + hrefOf(virtualAgain(slip))
  const code = virtualCode(placesOfLine(slip.lines[0]!))
  for (const text of [link, `mine: ${link}!`, code])
    expect(findShared(text, HERE), text).toEqual({ href: `/virtual?${new URLSearchParams({ picks: code })}` })
})

test('scores lead to their own page, which names what is wrong with them: a fourth match, or one that nobody knows', () => {
  const picks = ['a', 'b', 'c', 'd'].map(match => ({
    match: `en.1-20261128-${match}`,
    scores: ['1-1', '2-0'],
  }))
  for (const some of [picks.slice(0, 3), picks]) {
    const link = soccerShareLink(HERE, real, some)
    const code = soccerShareCode(real, some)
    for (const text of [link, `Same scores? ${link}.`, code, `Load ${code}, please`])
      expect(findShared(text, HERE), text).toEqual({ href: link.slice(HERE.length) })
  }
  const stranger = soccerShareLink('https://evil.example', real, picks)
  expect(findShared(stranger, HERE)).toEqual({ fault: 'elsewhere' })
  expect(findShared(`${HERE}/soccer-cash/game-selection/shared`, HERE)).toEqual({ fault: 'none' })
})

test('picks of a game whose lines are offered to each player are not opened', () => {
  const offered = games.find(game => game.offersLines)!
  const code = shareCode(offered, { lines: [[1, 2, 3, 4]], stake: kobo(100) })
  expect(findShared(`${HERE}${pathsOf(offered).play}?picks=${code}`, HERE)).toEqual({ fault: 'offered' })
})

test('one letter of a code changed is noticed, nearly always, and never opens anything but a slip of ours', () => {
  const game = shareable[0]!
  const code = shareCode(game, slipOf(game))
  fc.assert(
    fc.property(fc.nat(code.length - 1), fc.constantFrom(...'0123456789abcxyz-'), (at, letter) => {
      const other = code.slice(0, at) + letter + code.slice(at + 1)
      const { href } = findShared(other, HERE)
      expect(
        href === undefined || other === code || games.some(it => href.startsWith(pathsOf(it).play)),
      ).toBe(true)
      if (href !== undefined && other !== code) expect(href).not.toContain(code)
    }),
  )
})

test('whatever is shared, nothing is thrown and nothing but a page of a game is opened', () => {
  const plays = shareable.map(game => `${pathsOf(game).play}?picks=`)
  fc.assert(
    fc.property(anyText(300), text => {
      const { href, fault } = findShared(text, HERE)
      expect(fault !== undefined || plays.some(start => href!.startsWith(start))).toBe(true)
    }),
    { numRuns: 200 },
  )
})

test('what the system hands over is read from three names, and anything else is as good as nothing', () => {
  expect(sharedIn({ title: 'T', text: 'words', url: 'https://a' })).toBe('https://a words T')
  expect(sharedIn({ text: 'words' })).toBe('words')
  expect(sharedIn({ text: 5, url: null })).toBe('')
  expect(sharedIn({})).toBe('')
  expect(sharedIn(undefined)).toBe('')
})
