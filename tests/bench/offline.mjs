// How a second visit starts offline, against a bare page behind the smallest worker; and the bytes of a first visit that
// only looks, and of a second one.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { makeLink, OPEN } from './link.mjs'
import { startApp } from './start-app.mjs'
import { options, visit } from './visit.mjs'

const WORKER = `
addEventListener('install', event => event.waitUntil(caches.open('bare').then(cache => cache.add('/'))))
addEventListener('fetch', event => event.respondWith(caches.match('/').then(kept => kept ?? fetch(event.request))))`

const median = numbers => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

/**
 * The home page's HTML and inline CSS behind a worker that keeps one page: the least such a start can cost.
 */
const startBare = async () => {
  const page = readFileSync('dist/web/index.html', 'utf8')
    .replace(/<script\b[^>]*><\/script>/g, '')
    .replace(/<link rel="(?:modulepreload|preload|stylesheet|manifest)"[^>]*>/g, '')
    .replace('</body>', "<script>navigator.serviceWorker.register('/sw.js')</script></body>")
  const server = createServer((request, response) => {
    const isWorker = request.url === '/sw.js'
    if (!isWorker && request.url !== '/') return response.writeHead(204).end()
    const type = isWorker ? 'text/javascript' : 'text/html; charset=utf-8'
    response
      .writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' })
      .end(isWorker ? WORKER : page)
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  return { port: server.address().port, close: () => server.close() }
}

/** A first visit on a fast line, the browser closed, then `path` again: offline, or on the slow line. */
const comeBack = async (link, path, profile, isCut) => {
  const folder = mkdtempSync(join(tmpdir(), 'oriire-back-'))
  try {
    const first = await chromium.launchPersistentContext(folder, options)
    const { page } = await visit(first, link.url + path, 1)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.waitForTimeout(2_000)
    await first.close()
    const again = await chromium.launchPersistentContext(folder, options)
    link.shape(profile)
    link.cut(isCut)
    link.takeBytes()
    const { seen } = await visit(again, link.url + path, profile.cpu)
    const bytes = link.takeBytes()
    await again.close()
    return { ...seen, bytes }
  } finally {
    link.cut(false)
    link.shape(OPEN)
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
  }
}

const withApp = async work => {
  const data = mkdtempSync(join(tmpdir(), 'oriire-bench-data-'))
  const app = await startApp(data)
  const link = await makeLink(app.port)
  try {
    await work(link)
  } finally {
    await link.close()
    await app.close()
    rmSync(data, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
  }
}

export const offlineBench = (rounds, profile) =>
  withApp(async link => {
    const bare = await startBare()
    const bareLink = await makeLink(bare.port)
    const plain = []
    const pages = { '/': [], '/dashboard': [] }
    for (let round = 0; round < rounds; round++) {
      plain.push((await comeBack(bareLink, '/', profile, true)).fcp)
      for (const path of Object.keys(pages)) pages[path].push((await comeBack(link, path, profile, true)).fcp)
    }
    await bareLink.close()
    bare.close()
    console.log('first content without a network, ms, medians, processor 4 times slower (aim 1.2 x)')
    console.log(`${Math.round(median(plain))}  bare page behind the smallest worker`)
    for (const [path, times] of Object.entries(pages))
      console.log(`${Math.round(median(times))}  ${path}  ${(median(times) / median(plain)).toFixed(2)} x`)
  })

export const secondVisitBench = (rounds, profile) =>
  withApp(async link => {
    console.log('bytes down on the second visit, heads and the worker’s own included, medians (aim 15,360)')
    for (const path of ['/', '/dashboard', '/results']) {
      const visits = []
      for (let round = 0; round < rounds; round++)
        visits.push((await comeBack(link, path, profile, false)).bytes)
      console.log(`${median(visits)}  ${path}`)
    }
  })

/** ms: by then the worker is installed and has fetched what it fetches ahead. */
const SETTLED = 12_000

export const firstVisitBench = rounds =>
  withApp(async link => {
    console.log(
      'bytes down on a first visit that only looks, heads and the worker’s own included, medians (aim 204,800)',
    )
    for (const path of ['/', '/dashboard', '/instant-cashout']) {
      const visits = []
      for (let round = 0; round < rounds; round++) {
        const folder = mkdtempSync(join(tmpdir(), 'oriire-look-'))
        const context = await chromium.launchPersistentContext(folder, options)
        link.takeBytes()
        const { page } = await visit(context, link.url + path, 1)
        await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
        await page.waitForTimeout(SETTLED)
        visits.push(link.takeBytes())
        await context.close()
        rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
      }
      console.log(`${median(visits)}  ${path}`)
    }
  })
