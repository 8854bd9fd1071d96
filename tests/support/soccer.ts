// Real matches that do what a test says, and predictions of them.
import { registerPredictions } from '#src/contract/soccer/slips.ts'
import type { BodyIn } from '#src/contract/call.ts'
import { BATCH, batchBounds, SEAL_MARGIN } from '#src/draws/schedule.ts'
import { predictionGames } from '#src/games/soccer-cash/games.ts'
import { DAY, isoDate, lagosInstant, MINUTE } from '#src/lib/lagos-time.ts'
import { kobo, type Kobo } from '#src/lib/money.ts'
import { decideMatches } from '#server/deeds/matches/decide-matches.ts'
import { followFeeds } from '#server/deeds/matches/follow-feeds.ts'
import { openMatches } from '#server/deeds/matches/open-matches.ts'
import { keepReports } from '#server/db/queries/matches/matches.ts'
import { post } from '#server/ledger/transfers.ts'
import type { Feed, FeedMatch } from '#server/ports/ports.ts'
import { payFor } from './play.ts'
import { makeService, type TestService } from './service.ts'
import { textsShown } from './soccer-shown.ts'

/** Two minutes into a batch, on the day before the matches. */
export const EVE = lagosInstant(2026, 11, 27, 18) + 2 * MINUTE
export const KICK_OFF = lagosInstant(2026, 11, 28, 16)
export const FULL_TIME = KICK_OFF + 110 * MINUTE

const pairs: Record<string, [home: string, away: string]> = {
  a: ['Arsenal', 'Chelsea FC'],
  b: ['Liverpool', 'Everton'],
  c: ['Fulham', 'Brentford'],
  d: ['Wolves', 'Burnley'],
}
export type Name = 'a' | 'b' | 'c' | 'd'
export const names = Object.keys(pairs) as Name[]

const word = (team: string) => team.toLowerCase().replace(' fc', '')
export const idOf = (name: Name): string =>
  `en.1-${isoDate(KICK_OFF).replaceAll('-', '')}-${pairs[name]!.map(word).join('-')}`

const sources = ['one', 'other']

const scheduled = () =>
  new Map<Name, FeedMatch>(
    names.map(name => {
      const [home, away] = pairs[name]!
      return [name, { id: name, league: 'en.1', home, away, kickOff: KICK_OFF, phase: 'scheduled' }]
    }),
  )

/** Two sources that agree unless one is made to say something else. */
export const league = (): League => {
  const said = new Map(sources.map(source => [source, scheduled()]))
  let failure: Error | undefined
  const feedOf = (source: string): Feed => ({
    name: source,
    day: async day => {
      if (failure) throw failure
      return [...said.get(source)!.values()].filter(it => isoDate(it.kickOff) === day)
    },
  })
  return {
    feeds: sources.map(feedOf),
    say: (name, more, alone) => {
      for (const source of alone === undefined ? sources : [alone]) {
        const own = said.get(source)!
        own.set(name, { ...own.get(name)!, ...more })
      }
    },
    fails: error => void (failure = error),
  }
}

export interface League {
  feeds: readonly Feed[]
  /** @param alone the one source that says it; both if absent */
  say(name: Name, more: Partial<FeedMatch>, alone?: string): void
  /** Both sources answer so until told otherwise. */
  fails(error: Error | undefined): void
}

const RESERVED = { debit: 'operator_funds', credit: 'prize_reserve', kind: 'reserve' }

/** A service with four matches open, and what a reserve should hold. */
export const makeSoccer = async (
  options: Parameters<typeof makeService>[0] & { reserve?: Kobo } = {},
): Promise<TestService & { said: League }> => {
  const said = league()
  const { reserve = kobo(1_000_000_000), ...rest } = options
  const s = await makeService({ now: EVE, predictions: predictionGames, ...rest, feeds: said.feeds })
  if (reserve > 0) await s.db.tx(tx => post(tx, [{ ...RESERVED, amount: reserve, cause: 'test' }]))
  await followFeeds(s.service)
  await s.runDue()
  return { ...s, said }
}

/** Asks the sources again, decides what can be decided, and does what is due. */
export const round = async (s: TestService): Promise<string[]> => {
  await s.db.many`delete from feed_day`
  await followFeeds(s.service)
  const done = await decideMatches(s.service)
  await s.runDue()
  return done
}

/** The batch on sale is sealed, and its round is over. */
export const sealed = async (s: TestService): Promise<void> => {
  const { closesAt } = batchBounds(s.clock.now())
  await s.clock.set(closesAt)
  await s.runDue()
  await s.clock.set(closesAt + SEAL_MARGIN + 10_000)
  await s.runDue()
}

/** Ends each match like this, according to both sources. */
export const played = async (
  s: TestService & { said: League },
  ends: Partial<Record<Name, string>>,
): Promise<string[]> => {
  for (const [name, score] of Object.entries(ends)) s.said.say(name as Name, { phase: 'ended', score })
  if (s.clock.now() < FULL_TIME) await s.clock.set(FULL_TIME + BATCH)
  return round(s)
}

export type Scores = Partial<Record<Name, string[]>>

export const picksOf = (scores: Scores) =>
  Object.entries(scores).map(([name, list]) => ({ match_id: idOf(name as Name), scores: list }))

export const predict = async (
  s: TestService,
  token: string,
  scores: Scores,
  more: Partial<BodyIn<typeof registerPredictions>> = {},
) => {
  const asked = { lottery_type: 'SOCCER_CASH', stake_amount: '100', picks: picksOf(scores), ...more }
  const shown = await textsShown(s.db, asked.picks, String(asked.stake_amount))
  return s.call(registerPredictions, { token, body: { ...shown, ...asked } })
}

/** Buys them and returns the ticket's ID. */
export const buyPredictions = async (
  s: TestService,
  token: string,
  scores: Scores,
  more: Partial<BodyIn<typeof registerPredictions>> = {},
): Promise<string> => {
  const { data, json } = await predict(s, token, scores, more)
  void (await payFor(s, token, data.game_play_id, json.total_stake_amount as number)).data
  return data.game_play_id
}

export const ONE: Scores = { a: ['1-1'], b: ['2-1'], c: ['0-0'] }

/** A match that can be picked, without any source, and a reserve behind it. */
export const openMatch = async ({ db, clock }: TestService) => {
  const kickOff = new Date(clock.now() + DAY)
  const id = `en.1-${crypto.randomUUID()}`
  const match = { id, league: 'en.1', home: 'Arsenal', away: 'Chelsea', kickOff, strengths: '' }
  const parts = Array.from({ length: 100 }, () => 10_000)
  await db.tx(tx => openMatches(tx, [{ ...match, parts }], 'sandbox'))
  await keepReports(db, 'test', [
    { id, matchId: id, phase: 'scheduled', kickOff: kickOff.getTime(), isSwapped: false },
  ])
  await db.tx(tx => post(tx, [{ ...RESERVED, amount: kobo(1_000_000), cause: id }]))
  return { match_id: id, scores: ['1-0'] }
}
