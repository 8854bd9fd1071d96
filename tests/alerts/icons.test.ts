import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { drawTag, moneyTag, picksTag, resultTag } from '#src/alerts/alert.ts'
import { iconOf } from '#src/alerts/icon-of.ts'
import { brand } from '#src/brand.ts'
import { pathsOf } from '#src/games/paths.ts'
import { games } from '#src/games/rules.ts'

const OWN = '/icons/any-192.png'
const pathOf = (path: string) => new URL(`../../public${path}`, import.meta.url)
const bytesOf = (path: string) => readFileSync(pathOf(path))

describe.each(games)('an alert about $id alone', game => {
  const batch = `${game.batchPrefix}-20261120-1205`
  const itsIcon = `/icons/${game.id}-96.png`

  it('shows its emblem: a result, picks that wait, the draw of the only game followed', () => {
    expect(iconOf({ tag: resultTag(batch), url: '/game-history/12' })).toBe(itsIcon)
    expect(iconOf({ tag: picksTag(batch), url: '/dashboard' })).toBe(itsIcon)
    expect(iconOf({ tag: drawTag(0), url: pathsOf(game).play })).toBe(itsIcon)
  })

  it('finds it drawn, 96 px wide and less than 2 KB', () => {
    expect(existsSync(pathOf(itsIcon)), `node tests/tools/make-icons.mjs ${game.id} ${game.id}-96`).toBe(true)
    const png = bytesOf(itsIcon)
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([96, 96])
    expect(png.length).toBeLessThan(2048)
  })
})

test('an alert about money, a jackpot or several games shows the icon of the app', () => {
  expect(iconOf({ tag: moneyTag('top-up/IC-20261120-1205'), url: '/wallet' })).toBe(OWN)
  expect(iconOf({ tag: 'jackpot-super-20261120', url: '/dashboard' })).toBe(OWN)
  expect(iconOf({ tag: drawTag(0), url: '/dashboard' })).toBe(OWN)
  expect(bytesOf(OWN).readUInt32BE(16)).toBe(192)
})

test('the colour of the browser’s bar is that of the product’s cloth, in both looks', () => {
  const tokens = readFileSync(new URL('../../src/ui/look/tokens.css', import.meta.url), 'utf8')
  const [light, dark] = [...tokens.matchAll(/--cloth: (#\w+);/g)].map(match => match[1])
  expect(brand.themeColour).toEqual({ light, dark })
})
