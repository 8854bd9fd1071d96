// `npm run bench:web -- picking`: from a tap on a ball to the next paint (the browser's event timing, in
// steps of 8 ms), at a slow phone's speed, with ten full lines on the screen.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { ensureChromium } from '../support/chromium.mjs'
import { startApp } from './start-app.mjs'

const CPU = 6 // times slower
const TAPS = 40
const LINES = 10
const LIMIT = 100 // ms, for the median
const PAGES = ['/instant-cashout', '/salary-for-life', '/quika']

// Runs in the page before its scripts: records each tap with its longest event. Anything under a frame is not
// reported.
const probe = () => {
  window.taps = new Map()
  new PerformanceObserver(list => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0)
        window.taps.set(interactionId, Math.max(window.taps.get(interactionId) ?? 0, duration))
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
}

/** Resolves once a tap's effects are on screen: the lines follow the ball by one frame. */
const drawn = page => page.evaluate(() => new Promise(done => requestAnimationFrame(() => setTimeout(done))))

/** @returns how many full lines there are */
const fill = async page => {
  const more = page.getByRole('button', { name: 'Random line' })
  const rows = page.getByRole('region', { name: 'Your picks' }).getByRole('listitem')
  await more.waitFor()
  while ((await rows.count()) < LINES && (await more.getAttribute('aria-disabled')) === null) {
    await more.tap()
    await drawn(page)
  }
  const rest = page.getByRole('button', { name: 'Fill lines' })
  if ((await rest.getAttribute('aria-disabled')) === null) await rest.tap()
  return rows.count()
}

/** CPU time of the page's main thread so far, ms; excludes other programs. */
const threadTime = async cdp => {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000
}

const measure = async (browser, url) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    await page.addInitScript(probe)
    await page.goto(url)
    // Waits for the worker's cache. Not for network idle: the event stream never ends.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    const lines = await fill(page)
    const ball = page
      .getByRole('region', { name: 'Number board' })
      .getByRole('button', { pressed: true })
      .first()
    const { x, y, width, height } = await ball.evaluate(element => {
      element.scrollIntoView({ block: 'center' })
      return element.getBoundingClientRect().toJSON()
    })
    // Takes the same ball out of its full line and puts it back.
    const tapOften = async () => {
      for (let tap = 0; tap < TAPS; tap++) {
        await page.touchscreen.tap(x + width / 2, y + height / 2)
        await page.waitForTimeout(250)
      }
    }
    const cdp = await context.newCDPSession(page)
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
    const before = await threadTime(cdp)
    await tapOften()
    const work = ((await threadTime(cdp)) - before) / TAPS
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU })
    await page.evaluate(() => window.taps.clear())
    await tapOften()
    const seen = await page.evaluate(() => [...window.taps.values()])
    const quick = Array.from({ length: Math.max(0, TAPS - seen.length) }, () => 16)
    return { lines, work, taps: [...quick, ...seen].toSorted((a, b) => a - b) }
  } finally {
    await context.close()
  }
}

const at = (sorted, share) => String(sorted[Math.floor((sorted.length - 1) * share)]).padStart(7)

/** Prints the table; exits with 1 if a median is above the limit. */
export const pickingBench = async () => {
  const data = mkdtempSync(join(tmpdir(), 'oriire-bench-picking-'))
  const app = await startApp(data)
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  })
  try {
    console.log(
      `picking a ball: ms from the tap to the next paint, ${CPU} x slower, ${TAPS} taps each (limit of the median ${LIMIT})`,
    )
    console.log('page'.padEnd(18), 'lines', '  least', ' median', '    p75', '  worst', ' thread x 6')
    for (const path of PAGES) {
      const { lines, work, taps } = await measure(browser, `http://127.0.0.1:${app.port}${path}`)
      const median = at(taps, 0.5)
      console.log(
        path.padEnd(18),
        String(lines).padStart(5),
        at(taps, 0),
        median,
        at(taps, 0.75),
        at(taps, 1),
        (work * CPU).toFixed(0).padStart(11),
      )
      if (Number(median) > LIMIT) process.exitCode = 1
    }
  } finally {
    await browser.close()
    await app.close()
    rmSync(data, { recursive: true, force: true })
  }
}
