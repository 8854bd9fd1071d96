// Takes the pictures that an installation dialog shows, from a running service: node tests/tools/make-screenshots.mjs URL
import { mkdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { ensureChromium } from '../support/chromium.mjs'

const [url = 'http://localhost:8080'] = process.argv.slice(2)
const folder = fileURLToPath(new URL('../../public/screenshots/', import.meta.url))
const shots = [
  ['narrow-home', '/', 360, 740],
  ['narrow-play', '/instant-cashout', 360, 740, [7, 14, 28, 35]],
  ['narrow-results', '/results', 360, 740],
  ['wide-dashboard', '/dashboard', 1280, 800],
]

const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] })
mkdirSync(folder, { recursive: true })
/** The app as a regular player sees it, with a line's picks on the board. */
const prepare = async (page, picks) => {
  const offer = page.getByRole('region', { name: 'Tour' }).getByRole('button', { name: 'Not now' })
  if (await offer.count()) await offer.click()
  const board = page.getByRole('region', { name: 'Number board' })
  for (const number of picks) await board.getByRole('button', { name: String(number), exact: true }).click()
  if (picks.length > 0) await board.evaluate(it => scrollBy(0, it.getBoundingClientRect().top - 12))
  await page.evaluate(() => document.activeElement?.blur())
}

for (const [name, path, width, height, picks = []] of shots) {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: width < 768 ? 2 : 1,
    colorScheme: 'light',
  })
  await page.goto(url + path, { waitUntil: 'networkidle' })
  await prepare(page, picks)
  const file = `${folder}${name}.jpg`
  await page.screenshot({ path: file, type: 'jpeg', quality: 72 })
  console.log(`${name}.jpg`.padEnd(22), `${Math.round(statSync(file).size / 1024)} KB`)
  await page.close()
}
await browser.close()
