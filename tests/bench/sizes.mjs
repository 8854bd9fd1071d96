// What the build weighs on the wire (brotli), by what a player downloads when.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const WEB = 'dist/web'

const weigh = file => brotliCompressSync(readFileSync(join(WEB, file))).length
const sum = files => [...files].reduce((total, file) => total + weigh(file), 0)
const named = (text, pattern) => [...text.matchAll(pattern)].map(match => match[1])

/** Scripts that a page names: its entry and everything preloaded with it. */
const scriptsOf = page => {
  const html = readFileSync(join(WEB, page), 'utf8')
  return [...new Set(named(html, /(?:src|href)="\/(assets\/[^"]+\.js)"/g))]
}

/** Files of the worker's list, read from the built worker. */
const precached = () => {
  const worker = readFileSync(join(WEB, 'sw.js'), 'utf8')
  const urls = new Set(named(worker, /["']?url["']?\s*:\s*["'`]([^"'`]+)["'`]/g))
  // Addresses of pages and of other places stand in it too; a file has an ending.
  return [...urls].filter(url => /^[\w./-]+\.\w+$/.test(url)).map(url => url.replace(/^\//, ''))
}

/**
 * @returns {{ first: string[], firstScripts: number, css: number, pages: Record<string, number>, routes: Record<string, number>,
 *   precache: number, precacheFiles: number, fonts: string[] }} bytes of brotli
 */
export const readSizes = () => {
  const manifest = JSON.parse(readFileSync('dist/web-files.json', 'utf8'))
  const assets = readdirSync(join(WEB, 'assets'))
  const first = new Set(scriptsOf('index.html'))
  const routes = {}
  for (const [key, chunk] of Object.entries(manifest)) {
    if (!key.startsWith('src/routes/') || first.has(chunk.file)) continue
    routes[key.replace('src/routes/', '').replace(/\?.*$/, '')] = weigh(chunk.file)
  }
  const kept = precached()
  return {
    first: [...first],
    firstScripts: sum(first),
    css: sum(assets.filter(name => name.endsWith('.css')).map(name => `assets/${name}`)),
    pages: Object.fromEntries(
      readdirSync(WEB)
        .filter(name => name.endsWith('.html'))
        .map(name => [name, weigh(name)]),
    ),
    routes,
    worker: weigh('sw.js'),
    precache: sum(kept),
    precacheFiles: kept.length,
    fonts: readdirSync(WEB, { recursive: true }).filter(name => /\.(woff2?|ttf|otf)$/.test(name)),
  }
}
