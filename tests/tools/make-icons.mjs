// Draws the PNG icons of the web app manifest from public/icon.svg, and each game's icon from its emblem and cloth.
// Run after a change of a drawing, a colour or the list of games: node tests/tools/make-icons.mjs
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { ensureChromium } from '../support/chromium.mjs'
import { smallPng } from './small-png.mjs'

const root = new URL('../../', import.meta.url)
const read = path => readFileSync(new URL(path, root), 'utf8')
const svg = read('public/icon.svg')
const folder = new URL('public/icons/', root)

// Launchers cut a maskable icon to any shape inside 80% of it: the ground reaches the edges, the mark gets smaller.
const maskable = svg
  .replace('rx="112"', '')
  .replace('<g id="mark">', '<g id="mark" transform="translate(256 256) scale(.8) translate(-256 -256)">')

// Platforms tint a monochrome icon: only its shape counts.
const monochrome = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" fill="none" stroke="#fff">
  <circle cx="256" cy="256" r="193" stroke-width="52" stroke-linecap="round" pathLength="16" stroke-dasharray=".01 .99"/>
  <circle cx="256" cy="256" r="112" stroke-width="56"/><circle cx="256" cy="256" r="36" fill="#fff"/></svg>`

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
const emblems = read('public/emblems.svg')
const part = (text, pattern, what) => {
  const found = pattern.exec(text)?.[1]
  if (!found) throw new Error(`${what} is not where it was`)
  return found
}

/** A game's id, and its emblem on its cloth. */
const gameIcon = id => {
  const rules = read(`src/games/${id}/rules.ts`)
  const cloth = part(rules, /cloth: '(\w+)'/, `the cloth of ${id}`)
  const emblem = part(rules, /emblem: '(\w+)'/, `the emblem of ${id}`)
  const ground = part(cloths, new RegExp(`cloth-${cloth} \\{\\s+--cloth: (#\\w+)`), `the colour of ${cloth}`)
  const drawing = part(emblems, new RegExp(`id="${emblem}"[^>]*>(.*?)</symbol>`, 's'), emblem)
  return [
    `${id}-96`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" color="#fff">
      <rect width="64" height="64" rx="14" fill="${ground}"/><g transform="translate(8 8)">${drawing}</g></svg>`,
    96,
  ]
}
const games = readdirSync(new URL('src/games/', root), { withFileTypes: true })
  .filter(it => it.isDirectory())
  .map(it => gameIcon(it.name))

const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] })
mkdirSync(folder, { recursive: true })
const page = await browser.newPage()
for (const [name, drawing, size] of [...icons, ...games]) {
  const rgba = await page.evaluate(
    async ([text, wide]) => {
      const image = new Image(wide, wide)
      image.src = `data:image/svg+xml,${encodeURIComponent(text)}`
      await image.decode()
      const context = new OffscreenCanvas(wide, wide).getContext('2d')
      context.drawImage(image, 0, 0, wide, wide)
      return [...context.getImageData(0, 0, wide, wide).data]
    },
    [drawing, size],
  )
  const png = smallPng(Uint8Array.from(rgba), size)
  writeFileSync(new URL(`${name}.png`, folder), png)
  console.log(`${name}.png`.padEnd(24), `${Math.round(png.length / 102.4) / 10} KB`)
}
await browser.close()
