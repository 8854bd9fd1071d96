import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeSecurityHeaders, tagOfPages } from '#server/http/security-headers.ts'
import { makeService, type TestService } from '../support/service.ts'

const CSS = 'body{color:#22132f}'
const SCRIPT = 'console.log("a script that is long enough to be worth it")'
let folder: string
let it: TestService
beforeAll(async () => {
  const outside = await mkdtemp(join(tmpdir(), 'oriire-web-'))
  folder = join(outside, 'web')
  await mkdir(join(folder, 'assets'), { recursive: true })
  const files: Record<string, string | Uint8Array> = {
    'index.html': `<!doctype html><style>${CSS}</style><title>home</title>`,
    'about.html': `<!doctype html><style data-x>${CSS} </style><title>about</title>`,
    'app.html': '<!doctype html><title>app</title>',
    'sw.js': 'self.x = 1',
    'manifest.webmanifest': '{}',
    'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/main-abc.css': CSS,
    'assets/main-abc.js': SCRIPT,
    'assets/main-abc.js.br': brotliCompressSync(SCRIPT),
    'assets/main-abc.js.gz': gzipSync(SCRIPT),
    '../secret.txt': 'nobody reads this',
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  it = await makeService({ settings: { WEB_DIR: folder } })
})
afterAll(async () => {
  await it.close()
  await rm(join(folder, '..'), { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  it.app.request(path, { method, headers })
const hash = (css: string) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`
const kept = async (path: string) => (await get(path)).headers.get('cache-control')
const tagOf = async (path: string) => (await get(path)).headers.get('etag')
const title = async (path: string) => /<title>(\w+)/.exec(await (await get(path)).text())?.[1]

describe('headers of every answer', () => {
  test.each(['/', '/dashboard', '/sandbox'])(
    'on %s, of which a browser can make a page: a strict policy, no sniffing, no frames, no referrer to others, https for two years',
    async path => {
      const { headers } = await get(path)
      const policy = headers.get('content-security-policy') ?? ''
      for (const part of [
        "default-src 'none'",
        "script-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types oriire',
      ])
        expect(policy.split('; ')).toContain(part)
      expect(policy).not.toContain('unsafe')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('strict-transport-security')).toContain('max-age=63072000')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('permissions-policy')).toContain('geolocation=()')
    },
  )

  test.each(['/assets/main-abc.js', '/sw.js'])(
    'on %s, of which a browser can make a worker: a policy without pages’ styles and forms, no sniffing, no frames, https, in less than 800 bytes',
    async path => {
      const { headers } = await get(path)
      expect(headers.get('content-security-policy')?.split('; ')).toEqual([
        "default-src 'none'",
        "script-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types oriire',
      ])
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('strict-transport-security')).toContain('max-age=63072000')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect([...headers].flat().join(': ').length).toBeLessThan(800)
    },
  )

  test.each([
    '/api/web/user/',
    '/api/web/jackpot/',
    '/api/nothing',
    '/healthz',
    '/api/v1/live/',
    '/manifest.webmanifest',
    '/icon.svg',
    '/assets/main-abc.css',
  ])(
    'on %s, which is data alone: no script or picture comes of it, no sniffing, no frames, https, in less than 600 bytes',
    async path => {
      const { headers, body } = await get(path)
      await body?.cancel()
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('strict-transport-security')).toContain('max-age=63072000')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      // Only a document can be framed, referred from, opened or permitted: elsewhere these headers are dead weight.
      for (const name of ['referrer-policy', 'permissions-policy', 'cross-origin-opener-policy'])
        expect(headers.get(name)).toBeNull()
      expect([...headers].flat().join(': ').length).toBeLessThan(600)
    },
  )

  test.each(['/about', '/sw.js', '/assets/main-abc.js', '/api/web/jackpot/'])(
    'of %s, when it has not changed, are only those that say so: the rest is kept with the answer',
    async path => {
      const etag = (await get(path)).headers.get('etag')!
      const { status, headers } = await get(path, { 'if-none-match': etag })
      const names = [...headers.keys()].filter(name => name !== 'vary')
      const time = path === '/about' ? ['server-timing'] : []
      expect([status, names]).toEqual([304, ['cache-control', 'date', 'etag', ...time, 'x-request-id']])
    },
  )

  test('change the tag of every file, because a 304 could not bring them', async () => {
    const always = makeSecurityHeaders()
    const tag = tagOfPages(always)
    for (const path of ['/', '/about', '/sw.js', '/icon.svg'])
      expect(await tagOf(path)).toMatch(new RegExp(`^"[\\w-]+-${tag}"$`))
    for (const changed of ['text/html', 'text/javascript'])
      expect(
        tagOfPages((status, type) => ({
          ...always(status, type),
          ...(type === changed ? { X: 'new' } : {}),
        })),
      ).not.toBe(tag)
  })

  test('the date is the one of the service’s clock, by which the app counts down', async () => {
    const { headers } = await get('/healthz')
    expect(Date.parse(headers.get('date') ?? '')).toBe(it.clock.now())
  })

  test('a page tells its scripts the time, also when it has not changed; nothing else weighs that much §2.62', async () => {
    const etag = (await get('/')).headers.get('etag')!
    for (const headers of [{}, {}, { 'if-none-match': etag }] as Record<string, string>[])
      expect((await get('/', headers)).headers.get('server-timing')).toBe(`now;dur=${it.clock.now()}`)
    for (const path of ['/assets/main-abc.js', '/api/web/jackpot/', '/icon.svg'])
      expect((await get(path)).headers.get('server-timing')).toBeNull()
  })

  test.each([
    ['/', [hash(CSS)]],
    ['/about', [hash(`${CSS} `)]],
    ['/dashboard', []],
    ['/sandbox', []],
  ])('the styles that the build wrote into %s are allowed by their hash, no others', async (path, hashes) => {
    // The second answer is the one that is kept in memory.
    for (const { headers } of [await get(path), await get(path)]) {
      const policy = headers.get('content-security-policy') ?? ''
      const styles = policy.split('; ').find(part => part.startsWith('style-src'))
      expect(styles?.split(' ').slice(1)).toEqual(["'self'", ...hashes])
    }
  })

  test('answers about a player are never kept by anything on the way', async () => {
    expect((await get('/api/web/user/')).headers.get('cache-control')).toBe('no-store')
    expect((await get('/sandbox')).headers.get('cache-control')).toBe('no-store')
  })

  test('each answer has an id of its own, which the log has too', async () => {
    const ids = [await get('/healthz'), await get('/healthz')].map(answer =>
      answer.headers.get('x-request-id'),
    )
    expect(new Set(ids).size).toBe(2)
  })
})

describe('pages and assets', () => {
  test('an address has its own page, any other address of a person the app', async () => {
    expect(await title('/')).toBe('home')
    expect(await title('/about')).toBe('about')
    expect(await title('/about/')).toBe('about')
    expect(await title('/instant-cashout')).toBe('app')
    expect(await title('/results/7')).toBe('app')
    expect((await get('/instant-cashout')).status).toBe(200)
  })

  test('an address of slashes alone is read in one go', { timeout: 10_000 }, async () => {
    const row = '/'.repeat(200_000)
    expect(await title(row)).toBe('home')
    expect(await title(`/about${row}`)).toBe('about')
    expect((await get(`${row}x.js`)).status).toBe(404)
  })

  test('an address that cannot be read also gets the app, which says what is wrong with it', async () => {
    expect(await title('/chats-and-tips/%F0')).toBe('app')
  })

  test.each([
    '/assets/gone.js',
    '/assets/../../secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/../secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/secret.txt',
    '/%00.txt',
    '/%E0%A4%A.js',
    '/assets/',
  ])('%s is not there', async path => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('nobody reads this')
  })

  test('assets are kept for ever, pages and the worker are asked about each time', async () => {
    expect(await kept('/assets/main-abc.js')).toBe('public, max-age=31536000, immutable')
    for (const path of ['/', '/about', '/sw.js', '/manifest.webmanifest', '/dashboard'])
      expect(await kept(path)).toBe('no-cache')
  })

  test('a page that has not changed is a 304 without a body', async () => {
    const etag = (await get('/about')).headers.get('etag') ?? ''
    const again = await get('/about', { 'if-none-match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await get('/about', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  test.each([
    ['gzip, deflate, br', 'br', brotliCompressSync(SCRIPT)],
    ['gzip', 'gzip', gzipSync(SCRIPT)],
    ['br;q=0, gzip', 'gzip', gzipSync(SCRIPT)],
    ['identity', null, Buffer.from(SCRIPT)],
  ])('accepting %s gets %s', async (accepted, encoding, bytes) => {
    const answer = await get('/assets/main-abc.js', { 'accept-encoding': accepted })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
  })

  test('HEAD has the headers and no body; nothing else than GET and HEAD is answered', async () => {
    const head = await get('/about', {}, 'HEAD')
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
      200,
      'text/html; charset=utf-8',
      '',
    ])
    expect((await get('/about', {}, 'POST')).status).toBe(404)
  })
})
