import { expect, test } from 'vitest'
import { isHashedAsset, isPublicRead, notPages } from '#sw/paths.ts'
import { keepsOnlyOurs } from '#sw/ours.ts'
import { copiesAreMarked, strangersGiveNoAnswer } from '#sw/plugins.ts'

const read = (headers: Record<string, string> = {}, method = 'GET') => ({
  method,
  headers: new Headers(headers),
})
const ask = (status: number, type = 'application/json') =>
  strangersGiveNoAnswer.fetchDidSucceed!({
    request: { url: 'https://oriire.ng/api/v1/winners/' },
    response: new Response('', { status, headers: { 'content-type': type } }),
  } as never)
const isPage = (path: string) => !notPages.some(it => it.test(path))

test('results, winners, jackpots, batches, rules and keys are kept for a visit without a network', () => {
  for (const path of [
    '/api/web/instant_cash_out_result/',
    '/api/web/salary_for_live_result/',
    '/api/banker/web-result',
    '/api/v1/results/',
    '/api/web/lottery_games_result/',
    '/api/web/lottery_winners/',
    '/api/web/top_five_winners/',
    '/api/web/jackpot/',
    '/api/web/wyse_cash_statistics/',
    '/api/v1/winners/',
    '/api/v1/finalists/',
    '/api/v1/keys/',
    '/api/v1/batches/IC-20261120-1205/',
    '/api/v1/batches/current/',
    `/api/v1/rules/${'ab'.repeat(32)}/`,
    '/api/v1/jackpots/',
    '/api/v1/jackpots/super-20261120/',
  ])
    expect(isPublicRead(read(), path), path).toBe(true)
})

test('the long list of a jackpot’s batches is not kept: it is fetched where it is asked for', () => {
  expect(isPublicRead(read(), '/api/v1/jackpots/super-20261120/batches/')).toBe(false)
})

test('nothing private is kept: not a private path, not a request with a token, not a request that changes something', () => {
  for (const path of [
    '/api/web/user/',
    '/api/v1/tickets/',
    '/api/v1/wallet/transactions/',
    '/api/v1/sessions/',
    '/sandbox/messages',
  ])
    expect(isPublicRead(read(), path), path).toBe(false)
  expect(isPublicRead(read({ Authorization: 'Token abc' }), '/api/v1/winners/')).toBe(false)
  expect(isPublicRead(read({}, 'POST'), '/api/v1/winners/')).toBe(false)
})

test('pages fall back to the shell; calls, service pages and files never do', () => {
  for (const path of ['/wallet', '/game-history/6f1c', '/results/IC-20261120-1205', '/'])
    expect(isPage(path), path).toBe(true)
  for (const path of [
    '/api/web/user/',
    '/sandbox',
    '/sandbox/checkout/abc',
    '/healthz',
    '/metrics',
    '/icon.svg',
    '/assets/a-1.js',
  ])
    expect(isPage(path), path).toBe(false)
  expect(isHashedAsset('/assets/a-1.js')).toBe(true)
})

test('an answer of 5xx counts as no answer, so that the kept copy is used', async () => {
  await expect(ask(502)).rejects.toThrow('502')
  await expect(ask(404)).resolves.toHaveProperty('status', 404)
  await expect(ask(200)).resolves.toHaveProperty('status', 200)
})

const keeps = async (path: string, type: string, body = '', status = 200) => {
  const response = new Response(body, { status, headers: { 'content-type': type } })
  const kept = await keepsOnlyOurs.cacheWillUpdate!({
    request: { url: `https://oriire.ng${path}` },
    response,
  } as never)
  // Looking at it takes nothing away from what is kept.
  expect(await response.text()).toBe(body)
  return kept === response
}

test('a page in the place of data counts as no answer, and nothing is kept that is of another kind than its address', async () => {
  await expect(ask(200, 'text/html')).rejects.toThrow('200')
  const page = '<!doctype html><link rel="icon" href="/icon.svg" type="image/svg+xml" /><div id="root"></div>'
  const hotel = '<!doctype html><div id="root">Please pay</div>'
  expect(await keeps('/assets/a.js', 'text/javascript; charset=utf-8', 'a')).toBe(true)
  expect(await keeps('/assets/a.js', 'text/html', hotel)).toBe(false)
  expect(await keeps('/assets/a.css', 'text/css')).toBe(true)
  expect(await keeps('/assets/a.css', 'text/html')).toBe(false)
  expect(await keeps('/icon.svg', 'text/html')).toBe(false)
  expect(await keeps('/api/v1/winners/', 'application/json', '{}')).toBe(true)
  expect(await keeps('/api/v1/winners/', 'text/html', hotel)).toBe(false)
  expect(await keeps('/app.html?__WB_REVISION__=1', 'text/html', page)).toBe(true)
  expect(await keeps('/app.html?__WB_REVISION__=1', 'text/html', hotel)).toBe(false)
  expect(await keeps('/assets/a.js', 'text/javascript', 'a', 404)).toBe(false)
})

test('a copy is marked and keeps its body, status and date', async () => {
  const date = 'Fri, 20 Nov 2026 12:05:00 GMT'
  const kept = new Response('{"a":1}', { status: 200, headers: { date, 'content-type': 'application/json' } })
  const marked = await copiesAreMarked.cachedResponseWillBeUsed!({ cachedResponse: kept } as never)
  expect(marked!.headers.get('x-kept')).toBe('yes')
  expect(marked!.headers.get('date')).toBe(date)
  expect(await marked!.json()).toEqual({ a: 1 })
  expect(
    await copiesAreMarked.cachedResponseWillBeUsed!({ cachedResponse: undefined } as never),
  ).toBeUndefined()
})
