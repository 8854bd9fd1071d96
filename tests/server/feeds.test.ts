// The sources of real matches: what they are asked, and what is read from every answer.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { apiFootball } from '#server/ports/feeds/api-football.ts'
import { footballData } from '#server/ports/feeds/football-data.ts'
import { FeedSpent } from '#server/ports/ports.ts'
import { lagosInstant } from '#src/lib/lagos-time.ts'
import { apiRow, dataRow, none, startFeed } from '../support/feeds.ts'

let server: Awaited<ReturnType<typeof startFeed>>
beforeAll(async () => {
  server = await startFeed()
})
beforeEach(() => void server.asked.splice(0))
afterAll(() => server?.stop())

const DAY = '2026-11-28'
const kickOff = lagosInstant(2026, 11, 28, 16)
const goals = (home: number, away: number) => ({ home, away })

const rowsOfApi = (...response: object[]) => {
  server.say({ errors: [], results: response.length, response })
  return apiFootball('a-key', server.url).day(DAY)
}

const rowsOfData = (...matches: object[]) => {
  server.say({ matches })
  return footballData('a-token', server.url).day(DAY)
}

const phaseOf = async (short: string) => (await rowsOfApi(apiRow(short, goals(2, 1))))[0]!.phase

const scoreOf = async (score: object) => (await rowsOfData(dataRow('FINISHED', score)))[0]?.score

describe('API-Football', () => {
  test('is asked for a day in Lagos by GET, with its key and no other header', async () => {
    expect(await rowsOfApi(apiRow('NS'))).toEqual([
      { id: '1208021', league: 'en.1', home: 'Arsenal', away: 'Chelsea', kickOff, phase: 'scheduled' },
    ])
    const [{ method, url, extra } = { method: '', url: new URL('http://x'), extra: {} }] = server.asked
    expect([method, url.pathname]).toEqual(['GET', '/fixtures'])
    expect(Object.fromEntries(url.searchParams)).toEqual({ date: DAY, timezone: 'Africa/Lagos' })
    expect(extra).toEqual({ 'x-apisports-key': 'a-key' })
  })

  test('counts the 90 minutes: extra time and penalties stand in `goals` alone', async () => {
    const afterExtraTime = apiRow('AET', goals(1, 1), { goals: goals(2, 1) })
    expect((await rowsOfApi(afterExtraTime))[0]).toMatchObject({ phase: 'ended', score: '1-1' })
    const afterPenalties = apiRow('PEN', goals(0, 0), { goals: goals(0, 0) })
    expect((await rowsOfApi(afterPenalties))[0]).toMatchObject({ phase: 'ended', score: '0-0' })
  })

  test('shows goals so far while a match is played, and no score before it has ended', async () => {
    const [live] = await rowsOfApi(apiRow('2H', none, { goals: goals(1, 0) }))
    expect(live).toMatchObject({ phase: 'live', live: '1-0' })
    expect(live).not.toHaveProperty('score')
    expect((await rowsOfApi(apiRow('FT')))[0]).not.toHaveProperty('score')
  })

  test('says of an awarded match no score: the one it lists was decided at a table', async () => {
    const [awarded] = await rowsOfApi(apiRow('AWD', goals(3, 0)))
    expect(awarded).toMatchObject({ phase: 'awarded' })
    expect(awarded).not.toHaveProperty('score')
  })

  test('has every status in our words, and one that nobody knows is waited for', async () => {
    const said = {
      TBD: 'scheduled',
      NS: 'scheduled',
      HT: 'live',
      ET: 'live',
      BT: 'live',
      P: 'live',
      SUSP: 'stopped',
      INT: 'stopped',
      FT: 'ended',
      PST: 'postponed',
      CANC: 'cancelled',
      ABD: 'abandoned',
      WO: 'awarded',
      '???': 'live',
    }
    for (const [short, phase] of Object.entries(said)) expect(await phaseOf(short), short).toBe(phase)
  })

  test('a spent quota is status 200 with errors and no rows: no match has gone', async () => {
    const spent = { requests: 'You have reached the request limit for the day' }
    server.say({ errors: spent, results: 0, response: [] })
    await expect(apiFootball('a-key', server.url).day(DAY)).rejects.toThrow(FeedSpent)
    server.say({ errors: { token: 'Error/Missing application key' }, results: 0, response: [] })
    await expect(apiFootball('a-key', server.url).day(DAY)).rejects.toThrow('application key')
    await expect(apiFootball('a-key', server.url).day(DAY)).rejects.not.toThrow(FeedSpent)
  })

  test('leaves out leagues we do not price, whatever their rows hold, and a number that means another country', async () => {
    const other = { league: { id: 9_999 } }
    const moved = apiRow('NS', none, { league: { id: 39, country: 'Wales' } })
    expect(await rowsOfApi(other, moved, apiRow('NS'))).toHaveLength(1)
    await expect(rowsOfApi({ ...apiRow('FT'), goals: 'two' })).rejects.toThrow()
  })
})

describe('football-data.org', () => {
  test('is asked for the days around the one in Lagos, and only that one is kept', async () => {
    const late = dataRow('TIMED', {}, { utcDate: '2026-11-28T23:30:00Z' })
    const early = dataRow('TIMED', {}, { id: 7, utcDate: '2026-11-27T23:00:00Z' })
    const matches = await rowsOfData(dataRow('TIMED'), late, early)
    expect(matches.map(it => it.id)).toEqual(['537890', '7'])
    expect(matches[0]).toEqual({
      id: '537890',
      league: 'en.1',
      home: 'Arsenal FC',
      away: 'Chelsea FC',
      kickOff,
      phase: 'scheduled',
    })
    const { url, extra } = server.asked[0]!
    expect(url.pathname).toBe('/v4/matches')
    expect(url.searchParams.get('dateFrom')).toBe('2026-11-27')
    expect(url.searchParams.get('dateTo')).toBe('2026-11-29')
    expect(url.searchParams.get('competitions')).toContain('PL')
    expect(extra).toEqual({ 'x-auth-token': 'a-token' })
  })

  test('counts the 90 minutes, which stand beside or must be worked out: `fullTime` has everything in it', async () => {
    expect(await scoreOf({ fullTime: goals(2, 1) })).toBe('2-1')
    const shootOut = { duration: 'PENALTY_SHOOTOUT', fullTime: goals(6, 4), penalties: goals(5, 3) }
    expect(await scoreOf({ ...shootOut, regularTime: goals(1, 1), extraTime: goals(0, 0) })).toBe('1-1')
    expect(await scoreOf({ ...shootOut, extraTime: goals(0, 0) })).toBe('1-1')
    const extra = { duration: 'EXTRA_TIME', fullTime: goals(3, 2) }
    expect(await scoreOf({ ...extra, extraTime: goals(1, 0) })).toBe('2-2')
  })

  test('says no score where the 90 minutes cannot be told', async () => {
    expect(await scoreOf({ duration: 'EXTRA_TIME', fullTime: goals(3, 2) })).toBeUndefined()
    expect(
      await scoreOf({ duration: 'PENALTY_SHOOTOUT', fullTime: goals(6, 4), extraTime: goals(0, 0) }),
    ).toBeUndefined()
    expect(
      await scoreOf({ duration: 'EXTRA_TIME', fullTime: goals(0, 0), extraTime: goals(1, 0) }),
    ).toBeUndefined()
    expect(await scoreOf({})).toBeUndefined()
  })

  test('has every status in our words, and one that nobody knows is waited for', async () => {
    const said = {
      SCHEDULED: 'scheduled',
      TIMED: 'scheduled',
      IN_PLAY: 'live',
      PAUSED: 'live',
      EXTRA_TIME: 'live',
      PENALTY_SHOOTOUT: 'live',
      FINISHED: 'ended',
      SUSPENDED: 'stopped',
      POSTPONED: 'postponed',
      CANCELLED: 'cancelled',
      AWARDED: 'awarded',
      NEW: 'live',
    }
    for (const [status, phase] of Object.entries(said))
      expect((await rowsOfData(dataRow(status)))[0]!.phase, status).toBe(phase)
    expect((await rowsOfData(dataRow('IN_PLAY', { fullTime: goals(1, 0) })))[0]!.live).toBe('1-0')
  })

  test('a match whose teams or league are open is left out, too many calls are told apart from an outage', async () => {
    const open = dataRow('SCHEDULED', {}, { homeTeam: { name: null } })
    const cup = dataRow('TIMED', {}, { competition: { code: 'CL' } })
    expect(await rowsOfData(open, cup)).toEqual([])
    server.say({ message: 'You reached your request limit.' }, 429)
    await expect(footballData('a-token', server.url).day(DAY)).rejects.toThrow(FeedSpent)
    server.say({ message: 'down' }, 503)
    await expect(footballData('a-token', server.url).day(DAY)).rejects.not.toThrow(FeedSpent)
  })
})

const ids = (list: { id: string }[]) => list.map(it => it.id)

test('a match that makes no sense takes no other of its day along, and is told of by what is wrong with it', async () => {
  const unread: unknown[] = []
  const note = (_: unknown, faults: readonly string[]) => void unread.push(...faults)
  const wrong = apiRow('FT', goals(-1, 0), { goals: goals(-1, 0) })
  server.say({ errors: [], response: [wrong, apiRow('NS')] })
  expect(ids(await apiFootball('a-key', server.url).day(DAY, note))).toEqual(['1208021'])
  server.say({ matches: [dataRow('TIMED'), { ...dataRow('TIMED'), utcDate: null }] })
  expect(ids(await footballData('a-token', server.url).day(DAY, note))).toEqual(['537890'])
  expect(unread).toEqual([
    expect.stringMatching(/^goals\.home: /),
    expect.stringMatching(/^score\.fulltime\.home: /),
    expect.stringMatching(/^utcDate: /),
  ])
  server.say({ matches: [{ ...dataRow('TIMED'), utcDate: null }] })
  await expect(footballData('a-token', server.url).day(DAY, note)).rejects.toThrow()
})
