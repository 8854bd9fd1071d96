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

/** They stand on every answer. */
export const securityHeaders = (policy: string): Record<string, string> => ({
  'Content-Security-Policy': policy,
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
})
