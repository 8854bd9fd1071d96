// What axe finds, told so that it can be mended without opening the page.
import axe, { type RunOnly } from 'axe-core'
import type { Page } from 'playwright/test'

const RULES: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}

/**
 * Nothing comes or goes on the page: a sheet that fades in has colours that no player reads. Strips that move for ever do
 * not count, nor what something else has replaced before it ended.
 */
const still = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(it => it.playState !== 'running' || it.effect?.getComputedTiming().endTime === Infinity),
  )

/** A look is a change of colours (src/ui/look/tokens.css): no other rule of RULES sees a difference between two of them. */
const COLOUR_RULES: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

interface Asked {
  inside?: string
  runOnly?: RunOnly
}

/**
 * One line for each element with a fault: the rule, where it stands, its HTML, and what is wrong, colours included.
 * axe is asked in the page itself: its runner for this browser takes five times as long, for frames, and there are none.
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

/** The page as it is, in the light look and then in the dark one. */
export const axeFaultsInBothLooks = async (page: Page): Promise<string[]> => {
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await axeFaults(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await axeFaults(page, { runOnly: COLOUR_RULES })
  return [...light, ...dark.map(it => `dark: ${it}`)]
}
