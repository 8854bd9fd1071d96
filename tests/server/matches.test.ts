// Real matches: opened with their prices, followed by their sources, decided once.
import { asIs } from '#server/db/sql.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { QueryIn } from '#src/contract/call.ts'
import { listMatchesOnSale } from '#src/contract/matches.ts'
import { PARTS } from '#src/games/soccer-cash/rules.ts'
import { DAY, formatDateTime, HOUR, isoDate, lagosInstant, MINUTE } from '#src/lib/lagos-time.ts'
import { undecidedPages } from '#server/db/queries/matches/matches.ts'
import { decideMatches } from '#server/deeds/matches/decide-matches.ts'
import { followFeeds } from '#server/deeds/matches/follow-feeds.ts'
import { sandboxFeed } from '#server/ports/feeds/feed-sandbox.ts'
import { FeedSpent, type Feed, type FeedMatch } from '#server/ports/ports.ts'
import { runCommand } from '#server/programs/commands.ts'
import { makeService, type TestService } from '../support/service.ts'

const morning = lagosInstant(2026, 11, 28, 9)
const kickOff = lagosInstant(2026, 11, 28, 16)
const end = kickOff + 110 * MINUTE
const ID = 'en.1-20261128-arsenal-chelsea'

/** A source that says what it is told to. */
const scripted = (name: string) => {
  const source = { matches: [] as FeedMatch[], asked: [] as string[], fails: undefined as Error | undefined }
  const feed: Feed = {
    name,
    day: async day => {
      source.asked.push(day)
      if (source.fails) throw source.fails
      return source.matches.filter(it => isoDate(it.kickOff) === day)
    },
  }
  return { ...feed, source }
}
const one = scripted('one')
const other = scripted('other')

const match = (more: Partial<FeedMatch> = {}): FeedMatch => ({
  id: '77',
  league: 'en.1',
  home: 'Arsenal',
  away: 'Chelsea FC',
  kickOff,
  phase: 'scheduled',
  ...more,
})
const ended = (score: string, more: Partial<FeedMatch> = {}) => match({ phase: 'ended', score, ...more })

let s: TestService
const start = async (feeds: readonly Feed[] = [one, other]) => {
  s = await makeService({ now: morning, feeds })
}
beforeAll(() => start())
beforeEach(async () => {
  await s.close()
  for (const { source } of [one, other]) Object.assign(source, { matches: [], asked: [], fails: undefined })
  await start()
})
afterAll(() => s.close())

const round = async () => {
  await followFeeds(s.service)
  return decideMatches(s.service)
}
const at = async (instant: number) => {
  await s.clock.set(instant)
  return round()
}
/** Both sources know the match before it begins. */
const opened = async () => {
  one.source.matches = [match()]
  other.source.matches = [match({ id: 'x9', home: 'Arsenal FC', away: 'Chelsea' })]
  await round()
}
const rows = () =>
  s.db.many<{ id: string; score: string | null; void: string | null; sources: string[] | null }>`
    select id, score, void, sources from soccer_match order by id`
const operator = (...words: string[]) =>
  runCommand({ ...s.service, randomness: s.service.ports.randomness }, words)
/** How often the first source was asked about the day of the match. */
const asked = () => one.source.asked.filter(day => day === '2026-11-28').length
const pending = { id: ID, score: null, void: null, sources: null }

const bothSay = (mine: Partial<FeedMatch>, theirs: Partial<FeedMatch>) => {
  one.source.matches = [match(mine)]
  other.source.matches = [match({ id: 'x9', ...theirs })]
}
/** Of the match that was sold for the next day. */
const resultOfNext = (...words: string[]) => operator('result', 'en.1-20261129-arsenal-chelsea', ...words)

describe('a match', () => {
  test('is opened by the first source with a price for each score, and once, however the others spell it', async () => {
    await opened()
    expect(await rows()).toEqual([pending])
    const [row] = await s.db.many<{
      parts: number[]
      kick_off: Date
    }>`select parts, kick_off from soccer_match`
    expect(row!.kick_off.getTime()).toBe(kickOff)
    const sum = row!.parts.reduce((all, it) => all + it, 0)
    // What is known of the league is not sure: together the chances make more than 1, by the same share each.
    expect(sum).toBeGreaterThan(PARTS * 1.1)
    expect(sum).toBeLessThan(PARTS * 1.25)
    expect(await s.db.many`select source, match_id from match_report order by source`).toEqual([
      { source: 'one', match_id: ID },
      { source: 'other', match_id: ID },
    ])
  })

  test('is not opened by the second source, in a league without prices, or when it is about to begin', async () => {
    other.source.matches = [match()]
    one.source.matches = [
      match({ id: '1', league: 'zz.1' }),
      match({ id: '2', kickOff: morning + MINUTE }),
      match({ id: '3', phase: 'postponed' }),
    ]
    await round()
    expect(await rows()).toEqual([])
  })

  test('keeps its prices and its end for good: the database refuses a change of either', async () => {
    await opened()
    const refused = (change: string) => s.db.one`update soccer_match set ${asIs(change)}`
    await expect(refused('parts[1] = 7')).rejects.toThrow('is open or decided already')
    await expect(refused(`kick_off = kick_off + interval '1 day'`)).rejects.toThrow()
    one.source.matches = [ended('2-1')]
    other.source.matches = [ended('2-1', { id: 'x9' })]
    expect(await at(end)).toEqual([ID])
    await expect(refused(`score = '2-2'`)).rejects.toThrow('is open or decided already')
    await expect(s.db.one`delete from soccer_match`).rejects.toThrow('never changed or deleted')
  })
})

const list = async (query: QueryIn<typeof listMatchesOnSale> = {}) =>
  (await s.call(listMatchesOnSale, { query })).data
const ids = async (query: QueryIn<typeof listMatchesOnSale> = {}) =>
  (await list(query)).results.map(it => it.match_id)

describe('the matches that can be picked', () => {
  test('are none on a slate without matches: an empty list, no league', async () => {
    one.source.matches = []
    await round()
    expect(await list()).toMatchObject({ results: [], leagues: [] })
  })

  test('are listed with their chances, by day, by league and by the name of a team', async () => {
    const spanish = { id: '2', league: 'es.1', home: 'Getafe CF', away: 'Sevilla FC' }
    one.source.matches = [match(), match({ ...spanish, kickOff: kickOff + DAY })]
    await round()
    const { results, leagues } = await list()
    expect(results.map(it => it.match_id)).toEqual([ID, 'es.1-20261129-getafe-sevilla'])
    expect(results[0]).toMatchObject({
      league: 'en.1',
      home: 'Arsenal',
      away: 'Chelsea FC',
      kick_off: new Date(kickOff).toISOString(),
      closes_at: new Date(kickOff - MINUTE).toISOString(),
    })
    expect(results[0]!.parts[11]).toBeGreaterThan(PARTS / 20)
    expect(leagues).toEqual(['en.1', 'es.1'])
    expect(await ids({ date: '2026-11-29' })).toEqual(['es.1-20261129-getafe-sevilla'])
    expect(await ids({ league: 'en.1' })).toEqual([ID])
    expect(await ids({ search: 'chel' })).toEqual([ID])
    expect(await ids({ search: '%' })).toEqual([])
    expect(await ids({ date: '2026-12-24' })).toEqual([])
  })

  test('close a minute before the earliest kick-off that a source names, and at once when one has it on', async () => {
    await opened()
    await s.clock.set(kickOff - MINUTE - 1_000)
    expect(await ids()).toEqual([ID])
    await s.clock.set(kickOff - MINUTE)
    expect(await ids({ league: 'en.1' })).toEqual([])
    other.source.matches = [match({ id: 'x9', kickOff: kickOff - HOUR })]
    await at(morning + 6 * HOUR)
    expect(await ids({ search: 'Arsenal' })).toEqual([])
  })

  test('are none where a source has called a match off', async () => {
    await opened()
    one.source.matches = [match({ phase: 'postponed' })]
    await at(morning + 6 * HOUR)
    expect(await ids({ search: 'Chelsea' })).toEqual([])
  })
})

describe('a result', () => {
  test('is decided at once where two sources agree, and a correction after that changes nothing', async () => {
    await opened()
    one.source.matches = [ended('2-1')]
    other.source.matches = [ended('2-1', { id: 'x9', home: 'Arsenal FC', away: 'Chelsea' })]
    expect(await at(end)).toEqual([ID])
    const decided = { id: ID, score: '2-1', void: null, sources: ['one', 'other'] }
    expect(await rows()).toEqual([decided])
    one.source.matches = [ended('2-2')]
    other.source.matches = [ended('2-2', { id: 'x9' })]
    expect(await at(end + DAY)).toEqual([])
    expect(await rows()).toEqual([decided])
  })

  test('of one source waits half an hour from its last change', async () => {
    await opened()
    one.source.matches = [ended('2-1')]
    expect(await at(end)).toEqual([])
    one.source.matches = [ended('3-1')]
    expect(await at(end + 29 * MINUTE)).toEqual([])
    expect(await at(end + 58 * MINUTE)).toEqual([])
    expect(await at(end + 60 * MINUTE)).toEqual([ID])
    expect(await rows()).toEqual([{ id: ID, score: '3-1', void: null, sources: ['one'] }])
  })

  test('shown before extra time is taken back by the source itself, and waits from its return', async () => {
    await opened()
    one.source.matches = [ended('1-1')]
    expect(await at(end)).toEqual([])
    one.source.matches = [match({ phase: 'live', live: '1-1' })]
    expect(await at(end + 5 * MINUTE)).toEqual([])
    one.source.matches = [ended('1-1')]
    expect(await at(end + 45 * MINUTE)).toEqual([])
    expect(await at(end + 75 * MINUTE)).toEqual([ID])
  })

  test('that two sources see differently settles nothing and is told; the operator says which, once', async () => {
    await opened()
    one.source.matches = [ended('2-1')]
    other.source.matches = [ended('2-2', { id: 'x9' })]
    expect(await at(end + 3 * HOUR)).toEqual([])
    expect(await operator('matches')).toBe(
      `1 match is not decided.\n${ID}  Arsenal – Chelsea FC, ${formatDateTime(kickOff)}, sources disagree: one says ended 2-1, other says ended 2-2`,
    )
    expect(await s.metrics.read()).toMatch(/^matches_undecided\{is="disputed"\} 1$/m)
    await expect(operator('result', ID, '2-1')).rejects.toThrow('other says ended 2-2')
    expect(await operator('result', ID, '2-1', '--sure')).toContain('2-1, by operator')
    await expect(operator('result', ID, '2-2')).rejects.toThrow('decided already')
    await expect(operator('void', ID)).rejects.toThrow('decided already')
    expect(await rows()).toEqual([{ id: ID, score: '2-1', void: null, sources: ['operator'] }])
  })

  test('gets no result from the operator that a typo may have made, unless he is sure', async () => {
    await opened()
    const refused = (score: string, why: string) => expect(operator('result', ID, score)).rejects.toThrow(why)
    await expect(operator('result', ID, '2-1', '--sure')).rejects.toThrow('has not begun')
    await at(kickOff + 2 * MINUTE)
    await refused('2-1', `takes 100 minutes`)
    one.source.matches = [match({ phase: 'live', live: '2-1' })]
    await at(kickOff + 100 * MINUTE - 1)
    await refused('2-1', `takes 100 minutes`)
    await at(kickOff + 100 * MINUTE)
    await refused('2-1', 'one says live. Tickets are paid by it and it is never taken back.')
    one.source.matches = [ended('2-1')]
    await at(end)
    await refused('1-2', `one says ended 2-1. Tickets are paid by it`)
    expect(await rows()).toEqual([pending])
    expect(await operator('result', ID, '2-1')).toContain('2-1, by operator')
  })

  test.each([
    ['scheduled', { kickOff: kickOff + 5 * HOUR }],
    ['postponed', {}],
    ['abandoned', {}],
    ['cancelled', {}],
  ] as const)(
    'gets no result from the operator while a source has it %s, unless he is sure',
    async (phase, more) => {
      await opened()
      one.source.matches = [match({ phase, ...more })]
      await at(kickOff + 100 * MINUTE)
      await expect(operator('result', ID, '2-1')).rejects.toThrow(
        new RegExp(`one says ${phase}\\. (By the rules .* )?Tickets are paid by it`),
      )
      expect(await operator('result', ID, '2-1', '--sure')).toContain('2-1, by operator')
    },
  )

  test('gets no result from the operator where a source has it played later than the rules allow, unless he is sure', async () => {
    await opened()
    const later = kickOff + 3 * DAY
    one.source.matches = [ended('2-1', { kickOff: later })]
    other.source.matches = [ended('2-1', { id: 'x9' })]
    await at(later + 2 * HOUR)
    expect(await operator('matches')).toContain('sources disagree')
    await expect(operator('result', ID, '2-1')).rejects.toThrow(
      `one says ended 2-1, for ${formatDateTime(later)}. By the rules it counts only if it began before ${formatDateTime(lagosInstant(2026, 11, 30))}. Tickets are paid by it`,
    )
    expect(await operator('result', ID, '2-1', '--sure')).toContain('2-1, by operator')
  })

  test('that was put off by some hours gets no result from the operator before it can be over, unless he is sure', async () => {
    await opened()
    const later = kickOff + 4 * HOUR
    one.source.matches = [match({ kickOff: later })]
    await at(later + HOUR)
    await expect(operator('result', ID, '2-1')).rejects.toThrow(`It began at ${formatDateTime(later)}`)
    await at(later + 100 * MINUTE)
    expect(await operator('result', ID, '2-1')).toContain('2-1, by operator')
  })

  test('gets a result from the operator where a source without live scores has it not begun', async () => {
    await opened()
    await at(kickOff + 100 * MINUTE)
    expect(await operator('result', ID, '2-1')).toContain('2-1, by operator')
  })

  test('that was moved forward gets a result from the operator once it can be over, and not before', async () => {
    const [sold, moved] = [kickOff + DAY, kickOff + DAY - 5 * HOUR]
    bothSay({ kickOff: sold }, { kickOff: sold })
    await round()
    bothSay({ kickOff: moved }, { kickOff: moved })
    await at(morning + 6 * HOUR)
    await expect(resultOfNext('2-1')).rejects.toThrow('has not begun')
    await at(moved + 90 * MINUTE)
    await expect(resultOfNext('2-1')).rejects.toThrow(`It began at ${formatDateTime(moved)}`)
    const over = { kickOff: moved, phase: 'ended' } as const
    bothSay({ ...over, score: '2-1' }, { ...over, score: '2-2' })
    expect(await at(moved + 110 * MINUTE)).toEqual([])
    await expect(resultOfNext('2-1')).rejects.toThrow('other says ended 2-2')
    expect(await resultOfNext('2-1', '--sure')).toContain('2-1, by operator')
  })

  test('is ended early by an operator who is sure', async () => {
    await opened()
    await at(kickOff + 2 * MINUTE)
    expect(await operator('result', ID, '2-1', '--sure')).toContain('2-1, by operator')
  })

  test('keeps the score on the pitch where a table awards the match afterwards', async () => {
    await opened()
    one.source.matches = [ended('0-2')]
    await at(end)
    one.source.matches = [match({ phase: 'awarded' })]
    await at(end + 10 * MINUTE)
    expect(await at(end + 41 * MINUTE)).toEqual([ID])
    expect(await rows()).toMatchObject([{ score: '0-2' }])
  })
})

describe('a match that is not played as it was sold', () => {
  test('is void where another source has the teams the other way round', async () => {
    one.source.matches = [match()]
    await round()
    other.source.matches = [ended('1-2', { home: 'Chelsea', away: 'Arsenal FC' })]
    await at(end)
    expect(await at(end + 31 * MINUTE)).toEqual([ID])
    expect(await rows()).toMatchObject([{ void: 'swapped', sources: ['other'] }])
  })

  test('is void at the end of the next day where it is moved further, even if it vanishes from its day', async () => {
    await opened()
    one.source.matches = [match({ kickOff: kickOff + 5 * DAY })]
    await at(kickOff - HOUR)
    expect(await at(lagosInstant(2026, 11, 29, 23, 59))).toEqual([])
    expect(await at(lagosInstant(2026, 11, 30))).toEqual([ID])
    expect(await rows()).toMatchObject([{ void: 'postponed' }])
    one.source.matches = [match({ kickOff: kickOff + 5 * DAY, phase: 'scheduled' })]
    await at(lagosInstant(2026, 11, 30, 1))
    expect(await rows()).toHaveLength(1)
  })

  test('is void a day after it was stopped, also where it is called abandoned hours later', async () => {
    await opened()
    one.source.matches = [match({ phase: 'stopped' })]
    await at(kickOff + HOUR)
    one.source.matches = [match({ phase: 'abandoned' })]
    await at(kickOff + 11 * HOUR)
    expect(await at(kickOff + 25 * HOUR - MINUTE)).toEqual([])
    expect(await at(kickOff + 25 * HOUR)).toEqual([ID])
    expect(await rows()).toMatchObject([{ void: 'abandoned' }])
  })

  test('is void a day after it was stopped where it goes on in time and does not end in time', async () => {
    await opened()
    one.source.matches = [match({ phase: 'stopped' })]
    await at(kickOff + HOUR)
    one.source.matches = [match({ phase: 'live', live: '1-0' })]
    expect(await at(kickOff + 24 * HOUR)).toEqual([])
    expect(await at(kickOff + 25 * HOUR)).toEqual([ID])
    one.source.matches = [ended('2-0')]
    expect(await at(kickOff + 26 * HOUR)).toEqual([])
    expect(await rows()).toMatchObject([{ void: 'abandoned', score: null }])
  })

  test.each(['scheduled', 'postponed'] as const)(
    'is void a day after it was stopped, also where its source has it %s for the next evening',
    async phase => {
      await opened()
      one.source.matches = [match({ phase: 'stopped' })]
      await at(kickOff + HOUR)
      const next = { kickOff: kickOff + 28 * HOUR }
      one.source.matches = [match({ ...next, phase })]
      expect(await at(kickOff + 8 * HOUR)).toEqual([])
      // Said again, it is no news.
      one.source.matches = [match({ ...next, phase, live: '0-0' })]
      expect(await at(kickOff + 15 * HOUR)).toEqual([])
      expect(await at(kickOff + 25 * HOUR)).toEqual([ID])
      one.source.matches = [ended('2-0', next)]
      expect(await at(kickOff + 30 * HOUR)).toEqual([])
      expect(await rows()).toMatchObject([{ void: 'abandoned', score: null }])
    },
  )

  test('that a source called stopped before its hour by mistake counts as if it had not', async () => {
    await opened()
    one.source.matches = [match({ phase: 'stopped' })]
    await at(kickOff - HOUR)
    one.source.matches = [match()]
    await at(kickOff)
    expect(await at(kickOff + 24 * HOUR)).toEqual([])
    one.source.matches = [ended('2-0')]
    other.source.matches = [ended('2-0', { id: 'x9' })]
    expect(await at(kickOff + 25 * HOUR)).toEqual([ID])
    expect(await rows()).toMatchObject([{ score: '2-0', void: null }])
  })

  test('that goes on after a stop and ends within the day counts, also where its score is put right later', async () => {
    await opened()
    one.source.matches = [match({ phase: 'stopped' })]
    await at(kickOff + HOUR)
    one.source.matches = [match({ phase: 'live', live: '1-0' })]
    await at(kickOff + 22 * HOUR)
    one.source.matches = [ended('2-0')]
    expect(await at(kickOff + 25 * HOUR - 20 * MINUTE)).toEqual([])
    one.source.matches = [ended('2-1')]
    expect(await at(kickOff + 25 * HOUR + 5 * MINUTE)).toEqual([])
    expect(await at(kickOff + 25 * HOUR + 40 * MINUTE)).toEqual([ID])
    expect(await rows()).toMatchObject([{ score: '2-1', void: null }])
  })

  test('is left to the operator where its end is heard of only a day after a stop, when nobody can tell the hour', async () => {
    await opened()
    one.source.matches = [match({ phase: 'stopped' })]
    const stop = kickOff + HOUR
    await at(stop)
    // Nothing ran meanwhile.
    one.source.matches = [ended('2-0')]
    for (const hours of [24, 30, 40]) expect(await at(stop + hours * HOUR)).toEqual([])
    const said = `one says ended 2-0, after a stop on ${formatDateTime(stop)}`
    expect(await operator('matches')).toContain(`no result: ${said}`)
    await expect(operator('result', ID, '2-0')).rejects.toThrow(
      `${said}. By the rules it counts only if it was over within 24 hours of its stop. Tickets are paid by it`,
    )
    expect(await operator('void', ID)).toContain('void (cancelled), by operator')
  })

  test('is called off by the operator before it begins, and has no result before', async () => {
    await opened()
    await expect(operator('result', ID, '1-0')).rejects.toThrow('has not begun')
    expect(await operator('void', ID)).toContain('void (cancelled), by operator')
    expect(await operator('matches', '2026-11-28')).toContain('void (cancelled)')
    expect(await operator('matches')).toBe('0 matches are not decided.')
  })

  test.each([
    [['result', 'no-such-match', '1-0'], 'There is no match'],
    [['result', ID, '1:0'], 'Say which'],
    [['result'], 'Say which'],
    [['void'], 'Say which'],
    [['matches', 'tomorrow'], 'Say a day'],
  ])('%j is answered with what to write instead', async (words, said) => {
    await expect(operator(...words)).rejects.toThrow(said)
  })
})

describe('a source', () => {
  test('whose quota is spent is left alone for an hour, and nothing is forgotten meanwhile', async () => {
    await opened()
    one.source.fails = new FeedSpent('spent')
    one.source.asked.splice(0)
    await at(end)
    const before = one.source.asked.length
    expect(before).toBeGreaterThan(0)
    await at(end + 59 * MINUTE)
    expect(one.source.asked.length).toBe(before)
    await at(end + 60 * MINUTE)
    expect(one.source.asked.length).toBe(2 * before)
    expect(await rows()).toEqual([pending])
  })

  test('that is gone for a day leaves the other one to decide; with both gone it is told and void after a week', async () => {
    await opened()
    for (const { source } of [one, other]) source.fails = new Error('down')
    expect(await at(kickOff + DAY)).toEqual([])
    expect(await operator('matches')).toContain('no result: one says scheduled, other says scheduled')
    other.source.fails = undefined
    other.source.matches = [ended('1-0', { id: 'x9' })]
    await at(kickOff + DAY + 2 * MINUTE)
    expect(await at(kickOff + DAY + 33 * MINUTE)).toEqual([ID])
    expect(await rows()).toMatchObject([{ score: '1-0', sources: ['other'] }])
  })

  test('that says "not started" for two days has not said that a match was not played', async () => {
    await opened()
    expect(await at(kickOff + 2 * DAY)).toEqual([])
    expect(await operator('matches')).toContain('no result')
    expect(await at(kickOff + 7 * DAY)).toEqual([ID])
    expect(await rows()).toMatchObject([{ void: 'no-result', sources: [] }])
  })

  test('is asked once a minute while a match is on, every six hours and at kick-off otherwise, and by one node alone', async () => {
    await opened()
    await Promise.all([round(), round(), round()])
    expect(asked()).toBe(1)
    await at(morning + 6 * HOUR)
    expect(asked()).toBe(2)
    await at(kickOff - 1_000)
    expect(asked()).toBe(2)
    await at(kickOff)
    expect(asked()).toBe(3)
    await at(kickOff + 59_000)
    expect(asked()).toBe(3)
    await s.clock.set(kickOff + MINUTE)
    await Promise.all([round(), round()])
    expect(asked()).toBe(4)
    // Without a result, the source is asked less often at night.
    await at(kickOff + 5 * HOUR)
    await at(kickOff + 5 * HOUR + 14 * MINUTE)
    expect(asked()).toBe(5)
    await at(kickOff + 5 * HOUR + 15 * MINUTE)
    expect(asked()).toBe(6)
  })
})

const open = (...words: string[]) => operator('match-open', ...words)

test('the operator puts a match on sale that the sources miss, as they would have, and only what can be priced', async () => {
  const teams = ['Arsenal', 'v', 'Chelsea', 'FC']
  expect(await open('en.1', '2026-11-28', '16:00', ...teams)).toBe(
    `${ID}  Arsenal – Chelsea FC, 28/11/2026 4pm: not decided`,
  )
  const parts = async () => (await s.db.one<{ parts: number[] }>`select parts from soccer_match`)!.parts
  const own = await parts()
  expect((await s.call(listMatchesOnSale)).data.results.map(it => it.match_id)).toEqual([ID])
  // The source finds it later: it is the same match.
  await opened()
  expect([await rows(), await parts()]).toEqual([[pending], own])
  await expect(open('en.1', '2026-11-28', '16:00', ...teams)).rejects.toThrow('is open already')
  await expect(open('en.9', '2026-11-28', '16:00', ...teams)).rejects.toThrow('no league with prices')
  await expect(open('en.1', '2026-11-28', '16:00', 'Arsenal', 'v', 'Chelsee')).rejects.toThrow(
    'Chelsee is no team of en.1',
  )
  await expect(open('en.1', '2026-11-28', '16:00', 'Arsenal', 'v', 'Arsenal FC')).rejects.toThrow('two teams')
  await expect(open('en.1', '2026-11-28', '16:00', ...teams, 'v', 'Everton')).rejects.toThrow('two teams')
  await expect(open('en.1', '2026-11-28', '25:00', ...teams)).rejects.toThrow('Say league, day, hour')
  await expect(open('en.1', '2026-11-20', '16:00', ...teams)).rejects.toThrow('It has begun')
  one.source.matches = [ended('2-1')]
  other.source.matches = [ended('2-1', { id: 'x9' })]
  expect(await at(end)).toEqual([ID])
})

test('matches without a result are read page by page, each of them once', async () => {
  one.source.matches = ['Chelsea', 'Everton', 'Liverpool'].map((away, at) =>
    match({ id: `m${at}`, away, kickOff: kickOff + (at % 2) * MINUTE }),
  )
  await round()
  const pages: string[][] = []
  for await (const page of undecidedPages(s.db, 2)) pages.push(page.map(it => it.id))
  expect(pages.map(page => page.length)).toEqual([2, 1])
  const known = await s.db.many<{ id: string }>`select id from soccer_match order by kick_off, id`
  expect(pages.flat()).toEqual(known.map(it => it.id))
})

test('two rounds at once decide a match once', async () => {
  await opened()
  one.source.matches = [ended('2-1')]
  other.source.matches = [ended('2-1', { id: 'x9' })]
  await s.clock.set(end)
  await followFeeds(s.service)
  const done = await Promise.all([decideMatches(s.service), decideMatches(s.service)])
  expect(done.flat()).toEqual([ID])
})

test.each(['fast', 'real'] as const)(
  'a sandbox plays a season of invented matches, %s: every one of a day ends with a result that both its sources give',
  async pace => {
    await s.close()
    await start([])
    const { ports } = s.service
    ports.feeds = [sandboxFeed(s.clock, pace, 'sandbox'), sandboxFeed(s.clock, pace, 'sandbox-too')]
    await round()
    const sold = await rows()
    expect(sold.length).toBeGreaterThan(20)
    await s.clock.set(kickOff)
    const live = (await ports.feeds[0]!.day('2026-11-28')).filter(it => it.phase === 'live')
    expect(live.every(it => it.live === '0-0' && it.score === undefined)).toBe(true)
    expect(live.length).toBeGreaterThan(0)
    await at(lagosInstant(2026, 11, 29, 8))
    const day = (await rows()).filter(it => it.id.includes('-20261128-'))
    expect(day.length).toBeGreaterThan(10)
    expect(day.filter(it => it.score === null || it.sources?.length !== 2)).toEqual([])
    expect(new Set(day.map(it => it.score)).size).toBeGreaterThan(4)
  },
)
