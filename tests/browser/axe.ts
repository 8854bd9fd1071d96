// What axe finds, told so that it can be mended without opening the page.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'

const WITH_BEST_PRACTICE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

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

/** One line for each element with a fault: the rule, where it stands, its HTML, and what is wrong, colours included. */
export const axeFaults = async (page: Page, options: { inside?: string } = {}): Promise<string[]> => {
  await still(page)
  const axe = new AxeBuilder({ page }).withTags(WITH_BEST_PRACTICE)
  const { violations } = await (options.inside ? axe.include(options.inside) : axe).analyze()
  const path = new URL(page.url()).pathname
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, html, any, all, none }) =>
        `${path} ${id}: ${target.join(' ')} | ${html} | ${[...any, ...all, ...none].map(it => it.message).join('; ')}`,
    ),
  )
}
