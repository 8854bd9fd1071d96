// `npm run bench:web`: what the build weighs, and how long a phone on a slow link waits for it, against a
// plain HTML page with the same text in the same run. Needs a build. Options: --rounds 5 --profiles
// slow4g,3g --pages /,/quika. Instead, `-- picking` measures a tap on a ball, `-- offline` an offline start, `-- first-visit`
// the bytes of looking in, `-- blocking` what the main thread does, `-- second-visit` those of coming back.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { brotliCompressSync } from 'node:zlib'
import { blockingBench } from './blocking.mjs'
import { makeLink, OPEN } from './link.mjs'
import { pickingBench } from './picking.mjs'
import { firstVisitBench, offlineBench, secondVisitBench } from './offline.mjs'
import { readSizes } from './sizes.mjs'
import { startApp } from './start-app.mjs'
import { options, visit } from './visit.mjs'

const PROFILES = {
  slow4g: { downKbps: 1600, upKbps: 750, rttMs: 150, cpu: 4 },
  '3g': { downKbps: 700, upKbps: 300, rttMs: 300, cpu: 6 },
}
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '3' },
    profiles: { type: 'string', default: 'slow4g' },
    pages: { type: 'string' },
  },
})
const PAGES = values.pages?.split(',') ?? [
  '/',
  '/results',
  '/dashboard',
  '/instant-cashout',
  '/salary-for-life',
  '/quika',
  '/banker',
  '/wyse-cash',
]

const kb = bytes => (bytes / 1024).toFixed(1).padStart(7)

const printSizes = () => {
  const sizes = readSizes()
  const screens = Object.entries(sizes.screens).toSorted((a, b) => b[1] - a[1])
  console.log('KB brotli')
  console.log(kb(sizes.firstScripts), ' scripts for the first paint and tap of /   (limit 109)')
  console.log(kb(sizes.css), ' all CSS                                   (limit 12)')
  for (const [name, size] of Object.entries(sizes.pages)) console.log(kb(size), ` ${name}`)
  console.log(kb(sizes.worker), ' sw.js')
  console.log(kb(sizes.precache), ` kept by the worker from the start, ${sizes.precacheFiles} files`)
  console.log(
    kb(Math.max(...screens.map(([, size]) => size))),
    ' most a screen loads after the first files (limit 120)',
  )
  for (const [name, size] of screens.slice(0, 12)) console.log(kb(size), `   ${name}`)
}

/**
 * The home page's HTML and inline CSS without scripts or style sheets: the least a page of this text can
 * cost.
 */
const startFloor = async () => {
  const page = readFileSync('dist/web/index.html', 'utf8')
    .replace(/<script\b[^>]*><\/script>/g, '')
    .replace(/<link rel="(?:modulepreload|preload|stylesheet|manifest)"[^>]*>/g, '')
  const body = brotliCompressSync(page)
  const server = createServer((request, response) => {
    if (request.url !== '/') return response.writeHead(204).end()
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'no-cache',
    })
    response.end(body)
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  return { port: server.address().port, close: () => server.close() }
}

/** First, repeat and offline visit to one address, in a browser of its own. */
const threeVisits = async (link, path, profile, hasWorker) => {
  const folder = mkdtempSync(join(tmpdir(), 'oriire-bench-'))
  const result = {}
  try {
    for (const mode of hasWorker ? ['first', 'repeat', 'offline'] : ['first', 'repeat']) {
      const context = await chromium.launchPersistentContext(folder, options)
      link.shape(profile)
      link.cut(mode === 'offline')
      link.takeBytes()
      const { page, seen } = await visit(context, link.url + path, profile.cpu)
      result[mode] = { ...seen, bytes: link.takeBytes() }
      link.shape(OPEN)
      if (mode === 'first' && hasWorker) {
        await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
        await page.waitForTimeout(1_000)
      }
      await context.close()
    }
  } finally {
    link.cut(false)
    rmSync(folder, { recursive: true, force: true })
  }
  return result
}

const median = numbers => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
const middle = (rounds, mode, name) => median(rounds.map(round => round[mode]?.[name] ?? Number.NaN))

const ms = value => (Number.isNaN(value) ? '-' : String(Math.round(value))).padStart(7)
const times = (value, of) => (Number.isNaN(value) ? '-' : `${(value / of).toFixed(2)} x`).padStart(8)

const printTimes = (name, floor, targets) => {
  const base = middle(floor, 'first', 'fcp')
  const again = middle(floor, 'repeat', 'fcp')
  console.log(`\n${name}: ms, medians, and times the plain page of the same text`)
  console.log(
    'page'.padEnd(18),
    ' first: paint          content           LCP    answers            usable            KB   repeat: paint    offline: paint',
  )
  console.log(
    '(plain page)'.padEnd(18),
    ms(base),
    ' '.repeat(25),
    ms(middle(floor, 'first', 'lcp')),
    ' '.repeat(42),
    ms(again),
  )
  for (const [path, rounds] of Object.entries(targets)) {
    const [paint, stands, lcp, early, usable] = ['fcp', 'content', 'lcp', 'early', 'usable'].map(it =>
      middle(rounds, 'first', it),
    )
    // What is in the page before it is painted is seen when it is painted.
    const content = Math.max(paint, stands)
    const repeat = middle(rounds, 'repeat', 'fcp')
    const cut = middle(rounds, 'offline', 'fcp')
    console.log(
      path.padEnd(18),
      ms(paint),
      times(paint, base),
      ms(content),
      times(content, base),
      ms(lcp),
      ms(early),
      times(early, base),
      ms(usable),
      times(usable, base),
      kb(middle(rounds, 'first', 'bytes')),
      ms(repeat),
      times(repeat, again),
      ms(cut),
      times(cut, again),
    )
  }
}

const loadingBench = async () => {
  printSizes()
  const data = mkdtempSync(join(tmpdir(), 'oriire-bench-data-'))
  const app = await startApp(data)
  const floor = await startFloor()
  const appLink = await makeLink(app.port)
  const floorLink = await makeLink(floor.port)
  try {
    for (const name of values.profiles.split(',')) {
      const profile = PROFILES[name]
      if (!profile) throw new Error(`No profile ${name}: ${Object.keys(PROFILES).join(', ')}`)
      const plain = []
      const targets = Object.fromEntries(PAGES.map(path => [path, []]))
      for (let round = 0; round < Number(values.rounds); round++) {
        plain.push(await threeVisits(floorLink, '/', profile, false))
        for (const path of PAGES) targets[path].push(await threeVisits(appLink, path, profile, true))
        process.stderr.write(`${name}: round ${round + 1} of ${values.rounds}\n`)
      }
      printTimes(name, plain, targets)
    }
  } finally {
    await Promise.all([appLink.close(), floorLink.close()])
    floor.close()
    await app.close()
    rmSync(data, { recursive: true, force: true })
  }
}

const benches = {
  blocking: () => blockingBench(PAGES, Number(values.rounds)),
  picking: pickingBench,
  offline: () => offlineBench(Number(values.rounds), PROFILES.slow4g),
  'first-visit': () => firstVisitBench(Number(values.rounds)),
  'second-visit': () => secondVisitBench(Number(values.rounds), PROFILES.slow4g),
}
await (benches[positionals[0]] ?? loadingBench)()
