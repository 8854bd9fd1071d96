// The build's weight on the wire (brotli), by when a player downloads it.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const WEB = 'dist/web'

const weights = new Map()
const weigh = file => {
  if (!weights.has(file)) weights.set(file, brotliCompressSync(readFileSync(join(WEB, file))).length)
  return weights.get(file)
}
const sum = files => [...files].reduce((total, file) => total + weigh(file), 0)
const named = (text, pattern) => [...text.matchAll(pattern)].map(match => match[1])

/** The scripts a page names: its entry and everything preloaded with it. */
const scriptsOf = page => {
  const html = readFileSync(join(WEB, page), 'utf8')
  return [...new Set(named(html, /(?:src|href)="\/(assets\/[^"]+\.js)"/g))]
}

/** The files in the built worker's list. */
const precached = () => {
  const worker = readFileSync(join(WEB, 'sw.js'), 'utf8')
  const urls = new Set(named(worker, /["']?url["']?\s*:\s*["'`]([^"'`]+)["'`]/g))
  // The list also has addresses of pages and other sites; a file has an extension.
  return [...urls]
    .filter(url => url === '/' || /^[\w./-]+\.\w+$/.test(url))
    .map(url => (url === '/' ? 'index.html' : url.replace(/^\//, '')))
}

/**
 * @returns {{ first: string[], firstScripts: number, css: number, pages: Record<string, number>, screens: Record<string, number>,
 *   precache: number, precacheFiles: number, fonts: string[] }} bytes of brotli
 */
export const readSizes = () => {
  const files = JSON.parse(readFileSync('dist/web-files.json', 'utf8'))
  const assets = readdirSync(join(WEB, 'assets'))
  const first = new Set(scriptsOf('index.html'))
  const withImports = (name, found = new Set()) => {
    if (found.has(name) || first.has(name)) return found
    found.add(name)
    for (const next of files[name].imports) withImports(next, found)
    return found
  }
  const screens = {}
  for (const [name, { sources }] of Object.entries(files))
    for (const [, screen] of sources.join('\n').matchAll(/^src\/routes\/(.*)\.tsx\?tsr-split=.*component/gm))
      if (!first.has(name)) screens[screen] = sum(withImports(name))
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
    screens,
    worker: weigh('sw.js'),
    precache: sum(kept),
    precacheFiles: kept.length,
    fonts: readdirSync(WEB, { recursive: true }).filter(name => /\.(woff2?|ttf|otf)$/.test(name)),
  }
}
