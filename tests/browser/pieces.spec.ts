// Compares the pieces page with a stored picture. Fonts differ between machines, so shapes of text must not count:
// each part of the page is shrunk to a few cells, whose colours may differ a little, and the flat colours that cover
// most of it may not differ at all. After an intended change: RENEW_PIECES=1, see CONTRIBUTING.
import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { expect, test } from './base.ts'

const COLUMNS = 16
const ROWS = 12
/** Of 255: the mean difference of all cells of a part, and how much a single cell may differ. */
const MEAN = 20
const CELL = 60
/** The share of a part that a colour must cover to be one of its colours, and to be missed or noticed. */
const SEEN = 0.003
const MUST = 0.012

interface Part {
  name: string
  /** Red, green and blue of each cell. */
  cells: number[]
  /** The share of it that each flat colour covers. */
  colours: Record<string, number>
}

const kept = (look: string, end: string) => new URL(`./pieces/${look}.${end}`, import.meta.url)

/** A blank page reads and writes pictures: none of the app's rules apply there. */
const readParts = async (page: Page): Promise<Part[]> => {
  const desk = await page.context().newPage()
  const parts: Part[] = []
  // What covers the page is not part of it, nor is a notice that appears meanwhile.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.toasts { display: none !important }')
    document.adoptedStyleSheets.push(sheet)
    for (const it of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(it).position === 'fixed' && !it.closest('main')) it.hidden = true
  })
  for (const part of await page.locator('main > section').all()) {
    const png = await part.screenshot({ scale: 'css', animations: 'disabled' })
    const read = await desk.evaluate(
      async ([text, columns, rows, seen]) => {
        const bytes = Uint8Array.from(atob(text), letter => letter.charCodeAt(0))
        const image = await createImageBitmap(new Blob([bytes]))
        const { width, height } = image
        const context = new OffscreenCanvas(width, height).getContext('2d')!
        context.drawImage(image, 0, 0)
        const { data } = context.getImageData(0, 0, width, height)
        const sums = new Float64Array(columns * rows * 4)
        // By red, green and blue in one number: a picture has a million pixels.
        const counts = new Map<number, number>()
        for (let at = 0, y = 0; y < height; y++)
          for (let x = 0; x < width; x++, at += 4) {
            const cell = 4 * (Math.floor((y * rows) / height) * columns + Math.floor((x * columns) / width))
            for (let n = 0; n < 3; n++) sums[cell + n]! += data[at + n]!
            sums[cell + 3]!++
            const colour = (data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!
            counts.set(colour, (counts.get(colour) ?? 0) + 1)
          }
        const shares = [...counts].map(
          ([colour, count]) => [colour.toString(16).padStart(6, '0'), count / width / height] as const,
        )
        return {
          cells: Array.from({ length: columns * rows * 3 }, (_, at) => {
            const cell = 4 * Math.floor(at / 3)
            return Math.round(sums[cell + (at % 3)]! / sums[cell + 3]!)
          }),
          colours: Object.fromEntries(
            shares
              .filter(([, share]) => share >= seen)
              .sort(([, a], [, b]) => b - a)
              .map(([hex, share]) => [hex, Math.round(share * 1000) / 1000]),
          ),
        }
      },
      [png.toString('base64'), COLUMNS, ROWS, SEEN] as const,
    )
    parts.push({ name: (await part.getAttribute('aria-label'))!, ...read })
  }
  await desk.close()
  return parts
}

/** The cells of all parts, stacked into a small picture. */
const drawCells = async (page: Page, parts: Part[]): Promise<Buffer> => {
  const desk = await page.context().newPage()
  const text = await desk.evaluate(
    async ([cells, width]) => {
      const height = cells.length / 3 / width
      const canvas = new OffscreenCanvas(width, height)
      const pixels = new Uint8ClampedArray(width * height * 4)
      for (let at = 0; at < width * height; at++) {
        for (let n = 0; n < 3; n++) pixels[at * 4 + n] = cells[at * 3 + n]!
        pixels[at * 4 + 3] = 255
      }
      canvas.getContext('2d')!.putImageData(new ImageData(pixels, width, height), 0, 0)
      const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())
      return btoa(String.fromCharCode(...bytes))
    },
    [parts.flatMap(({ cells }) => cells), COLUMNS] as const,
  )
  await desk.close()
  return Buffer.from(text, 'base64')
}

const readCells = async (page: Page, png: Buffer): Promise<number[]> => {
  const desk = await page.context().newPage()
  const cells = await desk.evaluate(async text => {
    const bytes = Uint8Array.from(atob(text), letter => letter.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes]))
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!
    context.drawImage(image, 0, 0)
    return [...context.getImageData(0, 0, image.width, image.height).data].filter((_, at) => at % 4 < 3)
  }, png.toString('base64'))
  await desk.close()
  return cells
}

const names = (colours: Record<string, number>, least: number) =>
  Object.keys(colours).filter(hex => colours[hex]! >= least)

const lacks = (wanted: Record<string, number>, there: Record<string, number>) =>
  names(wanted, MUST).filter(hex => !(hex in there))

// The pictures were made at twice the size.
test.use({ deviceScaleFactor: 2 })

for (const look of ['light', 'dark'] as const)
  test(`every piece looks in the ${look} look as in the picture of them that is kept`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: look, reducedMotion: 'reduce' })
    // This stream stays open: on a busy machine it begins before the network has been idle, which then never happens.
    await page.route('**/api/v1/live/', route => route.abort())
    await page.goto('/dev/ui')
    await expect(page.getByRole('region', { name: 'Tables' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('.toasts .toast')).toHaveCount(0)
    const parts = await readParts(page)
    if (process.env.RENEW_PIECES) {
      writeFileSync(kept(look, 'png'), await drawCells(page, parts))
      const colours = Object.fromEntries(parts.map(part => [part.name, part.colours]))
      writeFileSync(kept(look, 'json'), `${JSON.stringify(colours, null, 2)}\n`)
    }
    const colours = JSON.parse(readFileSync(kept(look, 'json'), 'utf8')) as Record<string, Part['colours']>
    const cells = await readCells(page, readFileSync(kept(look, 'png')))
    expect(parts.map(({ name }) => name)).toEqual(Object.keys(colours))
    parts.forEach((part, place) => {
      const was = colours[part.name]!
      expect.soft(lacks(was, part.colours), `${part.name}: colours that are gone`).toEqual([])
      expect.soft(lacks(part.colours, was), `${part.name}: colours that are new`).toEqual([])
      const before = cells.slice(place * part.cells.length, (place + 1) * part.cells.length)
      const apart = part.cells.map((value, at) => Math.abs(value - before[at]!))
      const mean = apart.reduce((sum, value) => sum + value, 0) / apart.length
      expect.soft(mean, `${part.name}: mean difference`).toBeLessThan(MEAN)
      const far = apart.filter(value => value > CELL).length / apart.length
      expect.soft(far, `${part.name}: share of cells that are another colour`).toBeLessThan(0.12)
    })
  })
