// What two other checkers than axe say of every screen, with CHECKERS=a folder outside the project where
// `npm i html_codesniffer vnu-jar` was run (the second wants Java): their makers release seldom, so the
// project does not depend on them.
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'

export const checkers = process.env.CHECKERS

const OUT = 'test-results/checkers'
const WIDTHS = [320, 360, 768, 1280]

interface Message {
  type: number
  code: string
  msg: string
  element: Element
}

interface Sniffer {
  process(standard: string, page: Document, done: () => void): void
  getMessages(): Message[]
}

/** Errors only: its warnings are questions for a person. */
const sniff = () =>
  new Promise<string[]>(done => {
    const { HTMLCS } = globalThis as unknown as { HTMLCS: Sniffer }
    HTMLCS.process('WCAG2AA', document, () =>
      done(
        HTMLCS.getMessages()
          .filter(({ type }) => type === 1)
          .map(({ code, msg, element }) => `${code} ${msg} ${element.outerHTML?.slice(0, 200)}`),
      ),
    )
  })

/** Notes what HTML_CodeSniffer finds in both looks, and keeps the page as it stands for the Nu checker. */
export const checkScreen = async (page: Page, name: string): Promise<void> => {
  mkdirSync(OUT, { recursive: true })
  const source = readFileSync(join(checkers!, 'node_modules/html_codesniffer/build/HTMLCS.js'), 'utf8')
  await page.evaluate(source)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 })
    for (const look of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: look })
      await page.evaluate(() => new Promise(requestAnimationFrame))
      for (const found of await page.evaluate(sniff))
        appendFileSync(`${OUT}/sniffer.txt`, `${name} ${width} ${look} ${found}\n`)
    }
  }
  writeFileSync(`${OUT}/${name}.html`, await page.content())
}
