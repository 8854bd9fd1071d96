// axe's findings, detailed enough to fix without opening the page.
import { readFileSync } from 'node:fs'
import type axe from 'axe-core'
import type { RunOnly } from 'axe-core'
import type { Page } from 'playwright/test'

/** Half as long as `axe.source`; each page reads it anew. */
const SOURCE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** axe reads a colour from its text for every element and every layer behind it: a third of all its time. */
const rememberColours = () => {
  type Colour = Record<'r' | 'g' | 'b' | 'alpha', number>
  type Colours = { Color: { prototype: { parseString: (this: Colour, text: string) => Colour } } }
  const { commons } = (window as unknown as { axe: { commons: { color: Colours } } }).axe
  const { prototype } = commons.color.Color
  const read = prototype.parseString
  const known = new Map<string, Colour>()
  prototype.parseString = function (text) {
    const colour = known.get(text)
    if (colour) return Object.assign(this, colour)
    read.call(this, text)
    known.set(text, { r: this.r, g: this.g, b: this.b, alpha: this.alpha })
    return this
  }
}

const RULES: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}

/**
 * Waits for animations to end, as mid-fade colours do not count. Ignores endless ones, and those replaced
 * before they ended.
 */
const still = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(it => it.playState !== 'running' || it.effect?.getComputedTiming().endTime === Infinity),
  )

/** Looks differ only in colours (src/ui/look/tokens.css): no other rule in RULES can tell them apart. */
const COLOUR_RULES: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** Blocks inside what may hold words alone: browsers draw them, and HTML does not allow them; axe has no rule for it. */
const BLOCKS_IN_WORDS =
  ':is(span, p, b, i, em, strong, small, label, button, h1, h2, h3) :is(div, p, ul, ol, dl, table, section, form, h1, h2, h3)'

const misplaced = (page: Page, inside = 'html') =>
  page
    .locator(inside)
    .first()
    .evaluate(
      (root, blocks) => [...root.querySelectorAll(blocks)].map(it => it.outerHTML.slice(0, 200)),
      BLOCKS_IN_WORDS,
    )

interface Asked {
  inside?: string
  runOnly?: RunOnly
}

/**
 * One line per faulty element: the rule, the place, its HTML, and what is wrong, colours included. Calls axe
 * inside the page: its runner for this browser takes five times as long, to support frames, and we have none.
 */
export const axeFaults = async (page: Page, { inside, runOnly = RULES }: Asked = {}): Promise<string[]> => {
  await still(page)
  if (page.frames().length > 1) throw new Error(`${page.url()} has frames: axe has to be asked in each`)
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(SOURCE)
    await page.evaluate(rememberColours)
  }
  const violations = await page.evaluate(
    async ([within, rules]) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe }
      const told = await inPage.run(within ?? document, { runOnly: rules, resultTypes: ['violations'] })
      return told.violations
    },
    [inside, runOnly] as const,
  )
  const path = new URL(page.url()).pathname
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, html, any, all, none }) =>
        `${path} ${id}: ${target.join(' ')} | ${html} | ${[...any, ...all, ...none].map(it => it.message).join('; ')}`,
    ),
  )
  const blocks = runOnly === RULES ? await misplaced(page, inside) : []
  return [...faults, ...blocks.map(it => `${path} a block inside words: ${it}`)]
}

/** Off during checks: fading to the other look takes longer than a check, and mid-fade colours do not count. */
const setFading = (page: Page, fades: boolean) =>
  page.evaluate(isFading => {
    const none = new CSSStyleSheet()
    none.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets = isFading ? [] : [none]
  }, fades)

const LOOKS = ['light', 'dark'] as const

/** The current page in each look. All rules run in the first; if the page already has that look, this saves a switch. */
export const axeFaultsInBothLooks = async (
  page: Page,
  looks: readonly (typeof LOOKS)[number][] = LOOKS,
): Promise<string[]> => {
  const faults: string[] = []
  await setFading(page, false)
  for (const colorScheme of looks) {
    await page.emulateMedia({ colorScheme })
    const found = await axeFaults(page, colorScheme === looks[0] ? {} : { runOnly: COLOUR_RULES })
    faults.push(...found.map(it => (colorScheme === 'dark' ? `dark: ${it}` : it)))
  }
  await setFading(page, true)
  return faults
}
