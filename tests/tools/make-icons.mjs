// Draws the PNG icons of the web app manifest from public/icon.svg. Run after a change of the drawing:
// node tests/tools/make-icons.mjs
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { ensureChromium } from '../support/chromium.mjs'

const svg = readFileSync(new URL('../../public/icon.svg', import.meta.url), 'utf8')
const folder = new URL('../../public/icons/', import.meta.url)

// Launchers cut a maskable icon to any shape inside 80% of it: the ground reaches the edges, the ball gets smaller.
const maskable = svg
  .replace('rx="112"', '')
  .replace('<g id="mark">', '<g id="mark" transform="translate(256 262) scale(.8) translate(-256 -262)">')

// Platforms tint a monochrome icon: only its shape counts.
const monochrome = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><mask id="check"><rect width="512" height="512" fill="#fff"/>
  <path d="M196 258l44 44 82-90" fill="none" stroke="#000" stroke-width="42" stroke-linecap="round" stroke-linejoin="round"/></mask>
  <circle cx="256" cy="256" r="176" fill="#fff" mask="url(#check)"/></svg>`

const icons = [
  ['any-192', svg, 192],
  ['any-512', svg, 512],
  ['maskable-192', maskable, 192],
  ['maskable-512', maskable, 512],
  ['monochrome-192', monochrome, 192],
  ['monochrome-512', monochrome, 512],
  ['apple-180', maskable, 180],
]

const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] })
mkdirSync(folder, { recursive: true })
for (const [name, drawing, size] of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(
    `<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${drawing}`,
  )
  const png = await page.screenshot({ omitBackground: true, type: 'png' })
  writeFileSync(new URL(`${name}.png`, folder), png)
  console.log(`${name}.png`.padEnd(22), `${Math.round(png.length / 102.4) / 10} KB`)
  await page.close()
}
await browser.close()
