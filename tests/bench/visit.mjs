// Visits a page once on a slow processor and records its paints.
import { ensureChromium } from '../support/chromium.mjs'
import { TRUSTED } from './front.mjs'

const QUIET = 2_500 // ms without a new entry, after which a visit is over

// Runs in the page before its scripts: records the paints, when the page's own words are there, and when React takes over
// #root; also when a tap on a ball of its HTML is kept (and taken back) or, on a page without a pad, when its clocks run
// and its forms and buttons keep what is done to them.
const probe = () => {
  const seen = { fcp: null, lcp: null, content: null, early: null, usable: null }
  window.seen = seen
  new PerformanceObserver(list => {
    for (const entry of list.getEntries())
      if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  const tryEarly = () => {
    if (!document.querySelector('[data-early]')) {
      const [door] = performance.getEntriesByName('door')
      if (door && document.querySelector('#root *')) seen.early = performance.now()
      return
    }
    const ball = document.querySelector('[data-early] > button')
    ball?.click()
    if (ball?.ariaPressed !== 'true') return
    ball.click()
    seen.early = performance.now()
  }
  const look = () => {
    if (!seen.content && document.querySelector('main h1')) seen.content = performance.now()
    if (!seen.early) tryEarly()
    const first = document.querySelector('#root')?.firstElementChild
    if (first && Object.keys(first).some(key => key.startsWith('__react'))) seen.usable = performance.now()
    else requestAnimationFrame(look)
  }
  look()
}

export const visit = async (context, url, cpu) => {
  const page = await context.newPage()
  await page.addInitScript(probe)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
  let before = ''
  for (;;) {
    await page.waitForTimeout(QUIET)
    const now = JSON.stringify(await page.evaluate(() => window.seen))
    if (now === before) break
    before = now
  }
  return { page, seen: JSON.parse(before) }
}

export const options = {
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-dev-shm-usage', TRUSTED],
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}
