// axe's findings, detailed enough to fix without opening the page.
import axe, { type RunOnly } from 'axe-core'
import type { Page } from 'playwright/test'

const RULES: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}

/**
 * Waits for animations to end, as nobody reads mid-fade colours. Ignores endless ones, and those replaced
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
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(
    async ([within, rules]) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe }
      const told = await inPage.run(within ?? document, { runOnly: rules, resultTypes: ['violations'] })
      return told.violations
    },
    [inside, runOnly] as const,
  )
  const path = new URL(page.url()).pathname
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, html, any, all, none }) =>
        `${path} ${id}: ${target.join(' ')} | ${html} | ${[...any, ...all, ...none].map(it => it.message).join('; ')}`,
    ),
  )
}

/** The current page in the light look, then the dark one. */
export const axeFaultsInBothLooks = async (page: Page): Promise<string[]> => {
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await axeFaults(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await axeFaults(page, { runOnly: COLOUR_RULES })
  return [...light, ...dark.map(it => `dark: ${it}`)]
}
