// What browsers let our pages do. The build's inline styles are allowed by hash, inline scripts never.
import { createHash } from 'node:crypto'

/** Hashes of a built page's `<style>` elements, in CSP form. */
export const styleHashes = (page: string): string =>
  [...page.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi)]
    .map(([, css]) => `'sha256-${createHash('sha256').update(css!).digest('base64')}'`)
    .join(' ')

/** What a worker is bound to: it has no styles, pictures or forms. */
const WORKER_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types oriire',
].join('; ')

const contentSecurityPolicy = (styles: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${styles}`.trimEnd(),
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The only policy, from src/lib/trusted.ts, for worker URLs.
    'trusted-types oriire',
  ].join('; ')

type Headers = Record<string, string>

/**
 * Types that never become our page or a worker: page policies mean nothing there and would add a kilobyte and a half to
 * each of the thirty files of a first visit. A picture opened on its own may do nothing at all.
 */
const isData = (type = ''): boolean =>
  /^(application\/(manifest\+)?json|text\/(css|event-stream)|image\/)/.test(type)
const isScript = (type = ''): boolean => type.startsWith('text/javascript')

const ofData: Headers = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

const ofPages = (styles: string): Headers => ({
  ...ofData,
  'Content-Security-Policy': contentSecurityPolicy(styles),
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
})

/**
 * Headers for every answer of a given status and type.
 * @param styles hashes of the page's own inline styles: those of all pages would add most of a kilobyte to each
 * @returns the same object each time
 */
export type SecurityHeaders = (status: number, type?: string, styles?: string) => Readonly<Headers>

/** None on a 304: the cached answer keeps the headers it came with. */
export const makeSecurityHeaders = (): SecurityHeaders => {
  const none = {}
  const ofScripts = { ...ofData, 'Content-Security-Policy': WORKER_POLICY }
  const pages = new Map<string, Headers>()
  return (status, type, styles = '') => {
    if (status === 304) return none
    if (isData(type)) return ofData
    if (isScript(type)) return ofScripts
    const known = pages.get(styles) ?? ofPages(styles)
    pages.set(styles, known)
    return known
  }
}

/** Changes with page and script headers. Part of every file's ETag: a 304 brings no new policy, so files are resent. */
export const tagOfPages = (always: SecurityHeaders): string =>
  createHash('sha256')
    .update(JSON.stringify(['text/html', 'text/javascript'].map(type => always(200, type))))
    .digest('base64url')
    .slice(0, 6)
