import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sharedTags, shareTags, titleTag, withTags } from '#build/share-tags.ts'
import { listedPages, sharedPages } from '#build/shared-list.ts'
import { brand } from '#src/brand.ts'
import { cheapestTicket } from '#src/games/cheapest-ticket.ts'
import { games } from '#src/games/rules.ts'
import { formatMoney } from '#src/lib/money.ts'

const SMALL = 10_000 // bytes; a message app fetches it on the phone's data

test.each([...new Set(['site', ...games.map(game => game.id), ...sharedPages.map(it => it.picture)])])(
  'the picture of a shared link to %s is there, of the size its page names, and small',
  name => {
    const png = readFileSync(`public/shared/${name}.png`)
    const tags = shareTags('/', name)
    expect(tags).toContain(`<meta property="og:image" content="${brand.site}/shared/${name}.png">`)
    expect(tags).toContain(`<meta property="og:image:width" content="${png.readUInt32BE(16)}">`)
    expect(tags).toContain(`<meta property="og:image:height" content="${png.readUInt32BE(20)}">`)
    expect(png.length).toBeLessThan(SMALL)
  },
)

/** The first price among the words of a picture. */
const shown = (name: string) => /₦[\d,]+\b/.exec(readFileSync(`public/shared/${name}.png`, 'utf8'))?.[0]

test('a price in the picture of a shared link is that of the cheapest ticket, of its game or of all', () => {
  for (const game of games)
    expect(shown(game.id), `node tests/tools/make-icons.mjs ${game.id}`).toBe(
      formatMoney(cheapestTicket([game])),
    )
  for (const name of ['site', 'invite'])
    expect(shown(name), `node tests/tools/make-icons.mjs ${name}`).toBe(formatMoney(cheapestTicket()))
})

test('tags stand in the head, with a title only for a page that has none of its own', () => {
  const page = withTags('<head><title>Home</title></head>', shareTags('/', 'site'))
  expect(page).toMatch(/^<head><title>Home<\/title><meta property="og:type".*<\/head>$/)
  expect(page).not.toContain('og:title')
  const game = shareTags('/quika', 'quika', 'Quika "now" & here')
  expect(game).toContain('<meta property="og:title" content="Quika &quot;now&quot; &amp; here">')
  expect(game).toContain(`<meta property="og:url" content="${brand.site}/quika">`)
})

test('an empty page has a title, which the app takes away', () => {
  expect(titleTag('Quika', 'Oriire')).toBe('<title data-static="">Quika · Oriire</title>')
})

const tags = (path: string) => sharedTags(sharedPages.find(it => it.path === path)!)

test('whatever players send each other has a picture and a title of its own; what means something to one player only is left out of the map', () => {
  expect(listedPages).toEqual([
    ...games.map(({ id }) => `/${id}/how-to-play`),
    '/soccer-cash',
    '/all-in',
    '/virtual',
    '/awoof',
    '/game-statistics',
  ])
  const invite = tags('/user/signup')
  expect(invite).toContain(`content="${brand.site}/shared/invite.png"`)
  expect(invite).toContain('<meta property="og:title" content="Come and play on')
  expect(invite).toContain('noindex')
  for (const path of [
    '/profile-settings/group-tickets',
    '/soccer-cash/game-selection/shared',
    '/shared-picks',
  ])
    expect(tags(path), path).toMatch(/og:image.*noindex/)
  for (const path of listedPages) {
    expect(tags(path), path).toContain('og:image')
    expect(tags(path), path).not.toContain('noindex')
  }
  expect(new Set(sharedPages.map(it => it.title)).size).toBe(sharedPages.length)
})
