import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { addressOf, request } from '#src/api/client.ts'
import { makeQueryClient } from '#src/api/cache/query-client.ts'
import { currentBatchQuery } from '#src/api/draws.ts'
import { latestResultsQuery, winnersFeedQuery } from '#src/api/front-page.ts'
import { offerQuery } from '#src/api/lucky.ts'
import { lotteryWinnersQuery, resultsQuery } from '#src/api/results.ts'
import { userQuery } from '#src/api/user.ts'
import { topUpQuery } from '#src/api/wallet.ts'
import { banksQuery } from '#src/api/withdrawals.ts'
import { getUser, newsletter } from '#src/contract/account.ts'
import { forgetServerTime, isClockKnown, serverOffset } from '#src/lib/server-time.ts'
import { BATCH } from '#src/draws/schedule.ts'
import { getTicket, lotteryPayment, playLottery } from '#src/contract/games.ts'

let answer: () => Response | Promise<Response>
const sent: { address: string; init: RequestInit }[] = []

beforeAll(() => {
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    sent.push({ address, init })
    return answer()
  })
})
afterEach(() => void sent.splice(0))

const asksAgain = async () => {
  const { queryFn, refetchInterval, queryKey } = topUpQuery('tu-0a')
  const client = makeQueryClient()
  const query = client.getQueryCache().build(client, { queryKey, queryFn })
  await query.fetch().catch(() => undefined)
  return (refetchInterval as unknown as (of: object) => number | false)(query)
}

it('a top-up is asked about until the service refuses it by name: what the network itself answers does not end that', async () => {
  for (const status of [403, 404, 511]) {
    answer = () => new Response('<h1>Pay for the network</h1>', { status })
    expect(await asksAgain(), String(status)).toBe(3_000)
  }
  answer = () => Response.json({}, { status: 429, headers: { 'x-refusal': 'crowded' } })
  expect(await asksAgain()).toBe(3_000)
  answer = () => Response.json({}, { status: 404, headers: { 'x-refusal': 'not-found' } })
  expect(await asksAgain()).toBe(false)
})

const batch = (at: number) => ({ commitment: { opensAt: new Date(at).toISOString() } })

it('the batch on sale is asked for again where the worker’s copy is of batches that are over, as on a slow network', () => {
  const opensAt = Date.UTC(2026, 10, 20, 11)
  const asksAgain = (current: number) => {
    const { queryKey, refetchInterval } = currentBatchQuery('quika', opensAt)
    const client = makeQueryClient()
    client.setQueryData(queryKey, { current: batch(current), next: batch(current + BATCH) } as never)
    const query = client.getQueryCache().find({ queryKey })!
    return (refetchInterval as unknown as (of: object) => number | false)(query)
  }
  expect([opensAt, opensAt - BATCH, opensAt - 2 * BATCH].map(asksAgain)).toEqual([false, false, 5_000])
})

describe('a call', () => {
  it('fills in the parts of the path and leaves empty query fields out', () => {
    expect(addressOf(getTicket.path, { id: 'a/b?' })).toBe('/api/v1/tickets/a%2Fb%3F/')
    expect(addressOf(playLottery.path, {}, { lottery_type: 'INSTANT_CASHOUT', id: undefined })).toBe(
      '/api/web/play_lottery/?lottery_type=INSTANT_CASHOUT',
    )
  })

  it('sends its body and its request key once: nothing is retried by itself §7.57', async () => {
    answer = () => Response.json({ message: 'busy' }, { status: 503, headers: { 'x-refusal': 'busy' } })
    const body = {
      amount: '300',
      fromPlayWallet: true,
      fromBonusWallet: false,
      cardPayment: false,
      slipId: '',
    }
    await expect(request(lotteryPayment, { body, requestKey: 'key-12345678' })).rejects.toMatchObject({
      status: 503,
      refusal: 'busy',
      message: 'Server Error',
      detail: 'busy',
    })
    expect(sent).toHaveLength(1)
    expect(new Headers(sent[0]!.init.headers).get('idempotency-key')).toBe('key-12345678')
    expect(JSON.parse(String(sent[0]!.init.body))).toEqual({
      amount: '300',
      from_play_wallet: true,
      from_referral_wallet: false,
      card_payment: false,
      game_play_id: '',
    })
  })

  it('tells a lost answer from a refusal §8.2', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    await expect(request(newsletter, { body: { email: 'a' } })).rejects.toMatchObject({
      status: 0,
      isOffline: true,
      message: 'We could not reach the service. Please check your internet connection.',
    })
  })

  it.each(['<html>Please pay for the network</html>', '{"half":'])(
    'says that the network answered, if what came is no answer at all: %s §8.2',
    async text => {
      answer = () => new Response(text)
      await expect(request(getUser)).rejects.toMatchObject({
        isOffline: true,
        message: 'This network answered in our place. Please check your internet connection.',
      })
    },
  )

  it.each([
    ['<html>gateway</html>', 502],
    ['{"first_name":1}', 200],
    ['', 204],
  ])('takes no answer outside the contract for an answer: %s', async (text, status) => {
    answer = () => new Response(text === '' ? null : text, { status })
    await expect(request(getUser)).rejects.toMatchObject({ message: 'Server Error' })
  })
})

const dated = (extra: Record<string, string>) => () =>
  Response.json({}, { headers: { date: 'Fri, 20 Nov 2026 12:00:00 GMT', ...extra } })
const ask = () => request(getUser).catch(() => undefined)

describe('the clock', () => {
  it('is set by what came over the network alone: until it is known nothing is taken out of the browser’s cache', async () => {
    forgetServerTime()
    answer = dated({ 'x-kept': 'yes' })
    await ask()
    answer = dated({ age: '40' })
    await ask()
    expect([isClockKnown(), sent.map(({ init }) => init.cache)]).toEqual([false, ['no-cache', 'no-cache']])
    answer = dated({ 'cache-control': 'public, max-age=1' })
    await ask()
    expect(isClockKnown()).toBe(true)
    const offset = serverOffset()
    answer = () =>
      Response.json(
        {},
        { headers: { date: 'Fri, 20 Nov 2026 11:55:00 GMT', 'cache-control': 'public, max-age=1' } },
      )
    await ask()
    expect([sent.at(-1)?.init.cache, serverOffset()]).toEqual([undefined, offset])
  })
})

describe('query defaults', () => {
  const { queries } = makeQueryClient().getDefaultOptions()

  it('are no refetch on focus, no retry, a day until stale, no cache time §7.57', () => {
    expect(queries).toMatchObject({
      refetchOnWindowFocus: false,
      retry: false,
      staleTime: 24 * 60 * 60 * 1000,
      gcTime: 0,
    })
  })

  it('log a query that failed, with its name and its sentence §8.9', async () => {
    const logged = vi.spyOn(console, 'info').mockImplementation(() => {})
    const client = makeQueryClient()
    const failing = { queryKey: ['winners', 'all'], queryFn: () => Promise.reject(new Error('nobody knows')) }
    await client.prefetchQuery(failing)
    expect(logged.mock.calls.map(([said]: unknown[]) => said)).toEqual([
      expect.stringMatching(/^query winners: ./),
    ])
    logged.mockRestore()
  })

  it('keep user details and lottery numbers for 300000 ms, and results and winners longer §7.58', () => {
    for (const query of [userQuery(), offerQuery()])
      expect(query).toMatchObject({ gcTime: 300_000, staleTime: 300_000 })
    // Screens show them without a network for a week; with one they are old after a minute.
    for (const query of [
      resultsQuery('INSTANT_CASHOUT'),
      latestResultsQuery(),
      winnersFeedQuery(),
      lotteryWinnersQuery('BANKER'),
    ])
      expect([query.queryKey, query.gcTime, query.staleTime]).toEqual([query.queryKey, 604_800_000, 60_000])
  })

  it('cache the list of banks under the key fetch-banks §7.20', async () => {
    answer = () => Response.json({ banks: [{ code: '058', name: 'GTBank', health: 'good' }] })
    const client = makeQueryClient()
    await client.fetchQuery(banksQuery())
    expect(client.getQueryData(['fetch-banks'])).toEqual([{ code: '058', name: 'GTBank', health: 'good' }])
    await client.fetchQuery(banksQuery())
    expect(sent.map(it => it.address)).toEqual(['/api/fetch_banks/'])
    client.clear()
  })
})
