// What a browser is allowed to do with our pages. Styles inlined by the build are allowed by their hash, scripts never inline.
import { createHash } from 'node:crypto'

/** Hashes of the `<style>` elements of built pages, as they stand in a policy. */
export const styleHashes = (pages: Iterable<string>): string[] => {
  const hashes = new Set<string>()
  for (const page of pages)
    for (const [, css] of page.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi))
      hashes.add(`'sha256-${createHash('sha256').update(css!).digest('base64')}'`)
  return [...hashes].sort()
}

export const contentSecurityPolicy = (hashes: readonly string[] = []): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...hashes].join(' '),
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The one policy of src/lib/trusted.ts, for the addresses of the workers.
    'trusted-types oriire',
  ].join('; ')

type Headers = Record<string, string>

/** What no browser makes a page or a worker of: the policies of a page would say nothing there, and weigh a kilobyte. */
const isData = (type: string | undefined): boolean =>
  type === 'application/json' || type?.startsWith('text/event-stream') === true

const ofData: Headers = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

const ofPages = (policy: string): Headers => ({
  ...ofData,
  'Content-Security-Policy': policy,
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
})

/** What stands on every answer of a status and type. The same object each time. */
export type SecurityHeaders = (status: number, type: string | undefined) => Readonly<Headers>

/** A 304 has none: the kept answer keeps those that it came with. */
export const securityHeaders = (policy: string): SecurityHeaders => {
  const [none, pages] = [{}, ofPages(policy)]
  return (status, type) => {
    if (status === 304) return none
    return isData(type) ? ofData : pages
  }
}

/** Changes with what stands on a page. It is part of the tags of files: a 304 brings no new policy, so they are sent anew. */
export const tagOfPages = (always: SecurityHeaders): string =>
  createHash('sha256')
    .update(JSON.stringify(always(200, 'text/html')))
    .digest('base64url')
    .slice(0, 6)
