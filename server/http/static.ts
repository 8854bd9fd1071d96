// The built pages and assets. Only files found at start are served, so no path can escape the folder.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Context } from 'hono'
import type { Reply } from './answering.ts'
import { APP, makePageAt } from './listed.ts'
import { styleHashes } from './security-headers.ts'

interface WebFile {
  type: string
  hash: string
  plain: Uint8Array<ArrayBuffer>
  br: Uint8Array<ArrayBuffer> | undefined
  gzip: Uint8Array<ArrayBuffer> | undefined
  /** Hashes of a page's own inline styles, for its policy. */
  styles?: string
}

interface Web {
  find(path: string): WebFile | undefined
  /** The page for an address, if it is one of the app's. */
  pageAt(path: string): string | undefined
}

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  ico: 'image/x-icon',
  txt: 'text/plain; charset=utf-8',
  map: 'application/json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
}

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesUnder(path)
    return entry.isFile() ? [path] : []
  })

/** The folder next to the bundle: dist/server/… and dist/web. */
const besideBundle = () => join(dirname(fileURLToPath(import.meta.url)), '..', 'web')

const read = (path: string) => new Uint8Array(readFileSync(path))

/** @throws Error if the folder holds no app: every page would be missing, and nothing else would say so */
export const expectPages = (folder = besideBundle()): void => {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`WEB_DIR: there are no pages in ${folder}. Build them: npm run build`)
}

/** Written by the build, and not served. */
const ADDRESSES = '/addresses.json'

/** Reads it all into memory, a few megabytes; a missing folder is an empty site. */
export const readWeb = (folder = besideBundle()): Web => {
  const files = new Map<string, WebFile>()
  const paths = existsSync(folder) ? filesUnder(folder) : []
  const all = new Set(paths)
  const text = new TextDecoder()
  for (const path of paths) {
    if (/\.(br|gz)$/.test(path)) continue
    const plain = read(path)
    const extension = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? ''
    files.set(`/${relative(folder, path).split(sep).join('/')}`, {
      type: TYPES[extension] ?? 'application/octet-stream',
      hash: createHash('sha256').update(plain).digest('base64url').slice(0, 12),
      plain,
      br: all.has(`${path}.br`) ? read(`${path}.br`) : undefined,
      gzip: all.has(`${path}.gz`) ? read(`${path}.gz`) : undefined,
      ...(extension === 'html' ? { styles: styleHashes(text.decode(plain)) } : {}),
    })
  }
  const addresses = files.get(ADDRESSES)
  files.delete(ADDRESSES)
  return {
    pageAt: makePageAt(addresses && (JSON.parse(text.decode(addresses.plain)) as Record<string, string>)),
    find: path => files.get(path),
  }
}

/** Without slashes at its end. A pattern would look for the end from each slash anew: minutes for a long row of them. */
const cleanOf = (path: string): string => {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end--
  return path.slice(0, end)
}

/** `/` is index.html, `/about` is about.html, and any other path without a dot is a screen of the app. */
const resolve = (web: Web, clean: string): { file: WebFile; isListed: boolean } | undefined => {
  const exact = clean === '/' ? web.find('/index.html') : (web.find(clean) ?? web.find(`${clean}.html`))
  if (exact) return { file: exact, isListed: true }
  const isPage = !/^\/assets(\/|$)/.test(clean) && !/\.[a-z0-9]+$/i.test(clean)
  const page = web.pageAt(clean)
  const file = isPage ? (web.find(page ?? APP) ?? web.find('/index.html')) : undefined
  return file && { file, isListed: page !== undefined }
}

/** A path that cannot be decoded stays as it is: the app says what is wrong with it. */
const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const accepts = (context: Context, encoding: string): boolean =>
  (context.req.header('accept-encoding') ?? '')
    .split(',')
    .some(part => part.trim().split(';')[0] === encoding && !/;\s*q=0(\.0*)?\s*$/.test(part))

/**
 * Serves a file of the site, or returns undefined if there is none.
 * @param tag of the page headers: a 304 cannot bring new ones
 */
export const serveWeb = (web: Web, tag: string, context: Context): Reply | undefined => {
  if (context.req.method !== 'GET' && context.req.method !== 'HEAD') return undefined
  const path = decoded(context.req.path)
  const found = resolve(web, cleanOf(path))
  if (!found) return undefined
  const { file, isListed } = found
  const headers: Record<string, string> = {
    'Content-Type': file.type,
    'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: `"${file.hash}-${tag}"`,
    ...(file.br || file.gzip ? { Vary: 'Accept-Encoding' } : {}),
  }
  const encoding = (['br', 'gzip'] as const).find(it => file[it] && accepts(context, it))
  if (encoding) headers['Content-Encoding'] = encoding
  if (!isListed) delete headers.ETag // a 304 would say that it is there
  return { status: isListed ? 200 : 404, headers, body: file[encoding ?? 'plain']!, styles: file.styles }
}
