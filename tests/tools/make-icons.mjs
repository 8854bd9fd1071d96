// Draws the PNG icons of the web app manifest from public/icon.svg, and from each game's emblem and cloth its icon and
// the picture of a shared link.
// Run after a change of a drawing, a colour or the list of games, or of stakes: node tests/tools/make-icons.mjs (NAME… for some of them)
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { ensureChromium } from '../support/chromium.mjs'
import { SHARED, sharedPicture } from './shared-picture.mjs'
import { smallPng } from './small-png.mjs'
import { stakeOf } from './stake-of.mjs'

const root = new URL('../../', import.meta.url)
const read = path => readFileSync(new URL(path, root), 'utf8')
const svg = read('public/icon.svg')
const folders = { icons: new URL('public/icons/', root), shared: new URL('public/shared/', root) }

// Launchers may cut a maskable icon to any shape that keeps its inner 80%: the ground reaches the edges, the mark shrinks.
const maskable = svg
  .replace('rx="112"', '')
  .replace('<g id="mark">', '<g id="mark" transform="translate(256 256) scale(.8) translate(-256 -256)">')

// Platforms tint a monochrome icon: only its shape counts.
const monochrome = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" fill="none" stroke="#fff">
  <circle cx="256" cy="256" r="193" stroke-width="52" stroke-linecap="round" pathLength="16" stroke-dasharray=".01 .99"/>
  <circle cx="256" cy="256" r="112" stroke-width="56"/><circle cx="256" cy="256" r="36" fill="#fff"/></svg>`

/** Browsers load it on a first visit, for the offer to install; no picture of a first visit may exceed 2 KB. */
const ON_FIRST_VISIT = 'any-192'
const icons = [
  ['any-192', svg, 192],
  ['any-512', svg, 512],
  ['maskable-192', maskable, 192],
  ['maskable-512', maskable, 512],
  ['monochrome-192', monochrome, 192],
  ['monochrome-512', monochrome, 512],
  ['apple-180', maskable, 180],
]

const cloths = read('src/ui/look/cloth.css')
const emblems = read('src/ui/sprites/emblems.svg')
const part = (text, pattern, what) => {
  const found = pattern.exec(text)?.[1]
  if (!found) throw new Error(`${what} is not where it was`)
  return found
}

const priceOf = naira => `₦${naira.toLocaleString('en')}`
/** @returns its name, the drawing, and the words in it */
const shared = (name, ground, drawing, lines) => [
  name,
  sharedPicture(ground, drawing, lines),
  lines.join('\n'),
]

/** A game's emblem on its cloth, small and with its name. */
const gamePictures = id => {
  const rules = read(`src/games/${id}/rules.ts`)
  const cloth = part(rules, /cloth: '(\w+)'/, `the cloth of ${id}`)
  const emblem = part(rules, /emblem: '(\w+)'/, `the emblem of ${id}`)
  const ground = part(cloths, new RegExp(`cloth-${cloth} \\{\\s+--cloth: (#\\w+)`), `the colour of ${cloth}`)
  const drawing = part(emblems, new RegExp(`id="${emblem}"[^>]*>(.*?)</symbol>`, 's'), emblem)
  const words = read(`src/games/${id}/words.ts`)
  const name = part(words, /name: '([^']+)'/, `the name of ${id}`)
  const [pick, of] = ['pick', 'of'].map(it => part(rules, new RegExp(`\\b${it}: (\\d+)`), `${it} of ${id}`))
  const cheapest = part(rules, /lineCounts: \[(\d+)/, `the lines of ${id}`) * stakeOf(id)
  return {
    cheapest,
    icon: [
      `${id}-96`,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" color="#fff">
      <rect width="64" height="64" rx="14" fill="${ground}"/><g transform="translate(8 8)">${drawing}</g></svg>`,
      96,
    ],
    shared: shared(id, ground, drawing, [
      name,
      `${pick} of ${of}, from ${priceOf(cheapest)} a ticket`,
      'Check every draw yourself',
    ]),
  }
}
const games = readdirSync(new URL('src/games/', root), { withFileTypes: true })
  .filter(it => it.isDirectory() && existsSync(new URL(`src/games/${it.name}/words.ts`, root)))
  .map(it => gamePictures(it.name))
const lowest = priceOf(Math.min(...games.map(it => it.cheapest)))

const mark = `<g transform="scale(.09375)">${part(svg, /(<g id="mark">.*<\/g>)/s, 'the mark')}</g>`
const site = shared('site', '#34114f', mark, [
  part(read('src/brand.ts'), /name: '([^']+)'/, 'the name'),
  `Play from as low as ${lowest}`,
  'Check every draw yourself',
])

/** An emblem on a cloth, with a name and what there is to do. */
const other = (name, emblem, cloth, lines) =>
  shared(
    name,
    part(cloths, new RegExp(`cloth-${cloth} \\{\\s+--cloth: (#\\w+)`), `the colour of ${cloth}`),
    part(emblems, new RegExp(`id="${emblem}"[^>]*>(.*?)</symbol>`, 's'), emblem),
    lines,
  )
const others = [
  other('soccer-cash', 'football', 'olive', [
    'Soccer cash',
    'Call the scores of 3 matches',
    'Each score shows its prize',
  ]),
  other('virtual', 'football', 'teal', [
    'Virtual soccer',
    'New matches every 5 minutes',
    'Check every draw yourself',
  ]),
  other('awoof', 'gift', 'rose', ['Awoof', 'Bid from ₦50 for an item', 'Drawn at 10pm. Check it.']),
  shared('invite', '#34114f', mark, [
    'Come and play',
    `From as low as ${lowest}, 18+`,
    'Check every draw yourself',
  ]),
  other('group-ticket', 'gift', 'violet', ['Group ticket', 'Each pays a share', 'Prizes split to the kobo']),
]

const pictures = [
  ...[...icons, ...games.map(it => it.icon)].map(([name, drawing, side]) => [
    'icons',
    name,
    drawing,
    '',
    side,
  ]),
  ...[site, ...games.map(it => it.shared), ...others].map(it => [
    'shared',
    ...it,
    SHARED.width,
    SHARED.height,
  ]),
]

const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] })
const page = await browser.newPage()
const only = process.argv.slice(2)
for (const [folder, name, drawing, said, width, height = width] of pictures) {
  if (only.length > 0 && !only.includes(name)) continue
  mkdirSync(folders[folder], { recursive: true })
  const rgba = await page.evaluate(
    async ([text, wide, high]) => {
      const image = new Image(wide, high)
      image.src = `data:image/svg+xml,${encodeURIComponent(text)}`
      await image.decode()
      const context = new OffscreenCanvas(wide, high).getContext('2d')
      context.drawImage(image, 0, 0, wide, high)
      return [...context.getImageData(0, 0, wide, high).data]
    },
    [drawing, width, height],
  )
  const png = smallPng(
    Uint8Array.from(rgba),
    width,
    height,
    name === ON_FIRST_VISIT ? 2_048 : undefined,
    said,
  )
  writeFileSync(new URL(`${name}.png`, folders[folder]), png)
  console.log(`${folder}/${name}.png`.padEnd(30), `${Math.round(png.length / 102.4) / 10} KB`)
}
await browser.close()
