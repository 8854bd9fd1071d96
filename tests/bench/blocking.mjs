// `npm run bench:web -- blocking`: what the main thread does in a first visit, by its own processor time, so that other
// programs do not count. "Blocked" is what its tasks take beyond 50 ms each on a processor four times slower.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { buyTicket, drawn } from './buy-ticket.mjs'
import { startApp } from './start-app.mjs'
import { options } from './visit.mjs'

const SLOWER = 4 // times
const TASK = 50 // ms
const LIMIT = 200 // ms
const AFTER = 4_000 // ms of a visit after it has loaded
const CATEGORIES = 'toplevel,devtools.timeline,blink.user_timing'

/** Each finished task of the thread that set the door's mark, in ms of a slow processor. */
const tasksOf = events => {
  const { pid, tid } = events.find(({ name, cat }) => name === 'door' && cat.includes('user_timing'))
  return events
    .filter(it => it.pid === pid && it.tid === tid && it.name === 'ThreadControllerImpl::RunTask')
    .map(({ tdur = 0 }) => (tdur / 1000) * SLOWER)
}

const trace = async (context, page, visit) => {
  const cdp = await context.newCDPSession(page)
  const events = []
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  const ended = new Promise(done => cdp.once('Tracing.tracingComplete', done))
  await cdp.send('Tracing.start', { categories: CATEGORIES, transferMode: 'ReportEvents' })
  await visit()
  await cdp.send('Tracing.end')
  await ended
  return events
}

/** @returns {Promise<number[]>} the tasks of a first visit, by the player with this token if there is one */
const measure = async (url, token) => {
  const folder = mkdtempSync(join(tmpdir(), 'oriire-blocking-'))
  const context = await chromium.launchPersistentContext(folder, options)
  try {
    const page = await context.newPage()
    if (token) await page.addInitScript(it => localStorage.setItem('oriire_TOKEN', JSON.stringify(it)), token)
    const events = await trace(context, page, async () => {
      await page.goto(url, { waitUntil: 'load' })
      await page.waitForTimeout(AFTER)
    })
    return tasksOf(events)
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
  }
}

const sum = numbers => numbers.reduce((a, b) => a + b, 0)
const median = numbers => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
const ms = value => String(Math.round(value)).padStart(9)

const print = (name, visits) => {
  const middle = of => median(visits.map(of))
  const blocked = middle(tasks => sum(tasks.map(it => Math.max(0, it - TASK))))
  const cells = [middle(sum), middle(tasks => Math.max(...tasks)), blocked].map(ms).join('')
  console.log(name.padEnd(26), cells, blocked > LIMIT ? `   above ${LIMIT}` : '')
}

export const blockingBench = async (pages, rounds) => {
  const data = mkdtempSync(join(tmpdir(), 'oriire-blocking-data-'))
  const app = await startApp(data)
  const url = `http://127.0.0.1:${app.port}`
  const visits = async (path, token) => {
    const all = []
    for (let round = 0; round < rounds; round++) all.push(await measure(url + path, token))
    return all
  }
  try {
    const ticket = await buyTicket(url)
    console.log(`ms of a processor ${SLOWER} times slower`)
    console.log('page'.padEnd(26), '      all  longest  blocked')
    for (const path of pages) print(path, await visits(path))
    await drawn(url, ticket)
    print('a drawn ticket', await visits(`/game-history/${ticket.id}`, ticket.token))
  } finally {
    await app.close()
    rmSync(data, { recursive: true, force: true })
  }
}
