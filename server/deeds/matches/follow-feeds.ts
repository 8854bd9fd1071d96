// Asks the sources of matches: opens those that can be priced, and stores what is reported of them.
import { DAY, HOUR, isoDate, lagosMidnight } from '#src/lib/lagos-time.ts'
import { findClock } from '#server/db/queries/draws/batches.ts'
import {
  claimDay,
  forgetOldDays,
  findWait,
  listOverdue,
  listResting,
  setNextAsked,
} from '#server/db/queries/matches/feed-days.ts'
import { keepReports, listKnown, listReported, type NewReport } from '#server/db/queries/matches/matches.ts'
import { FeedSpent, type Feed, type FeedMatch } from '#server/ports/ports.ts'
import type { Service } from '#server/service.ts'
import { openMatches } from './open-matches.ts'
import { matchId, pricedMatch, teamWords } from './price-match.ts'
import { pricedLeagues } from './priced-leagues.ts'

/** Seconds until a day is asked about again: while a match of it is on, at most, and after a failure. */
const ON = 60
const IDLE = 6 * 3_600
const FAILED = 60
const SPENT = 3_600

/** Days around today: matches of yesterday may still be on. */
const BEHIND = 1
const AHEAD = 7
const OLD = 30 * DAY // ms

type Place = Pick<Service, 'db' | 'settings' | 'ports' | 'log'>

/** Beyond this, a fixture with the sides swapped is a second match between the two teams. */
const SAME = 3 * HOUR // ms

/** The matches a source reports on, found by its own number, or by day and teams in either order. */
const reportsOf = async (place: Place, source: string, said: readonly FeedMatch[]): Promise<NewReport[]> => {
  const ids = said.map(it => it.id)
  const before = await listReported(place.db, source, ids)
  const names = said.flatMap(it => [matchId(it, it.home, it.away), matchId(it, it.away, it.home)])
  const known = await listKnown(place.db, names)
  return said.flatMap(it => {
    const [right, turned] = [matchId(it, it.home, it.away), matchId(it, it.away, it.home)]
    const at = known.get(turned)?.getTime()
    const isTurned = at !== undefined && Math.abs(at - it.kickOff) <= SAME
    const id = before.get(it.id)?.match_id ?? (known.has(right) ? right : isTurned ? turned : undefined)
    if (id === undefined) return []
    return [{ ...it, matchId: id, isSwapped: id.endsWith(`-${teamWords(it.away)}-${teamWords(it.home)}`) }]
  })
}

const keep = async (place: Place, feed: Feed, list: readonly FeedMatch[], now: number): Promise<void> => {
  const said = [...new Map(list.map(it => [it.id, it])).values()]
  // One source opens matches: two spellings of a team must not make two matches.
  if (feed === place.ports.feeds[0]) {
    const ids = said.map(it => it.id)
    const reported = await listReported(place.db, feed.name, ids)
    const fresh = said.filter(it => !reported.has(it.id))
    const leagues = pricedLeagues(place.settings)
    const toCome = fresh.filter(it => it.phase === 'scheduled')
    const opening = toCome.flatMap(it => pricedMatch(leagues, it, now) ?? [])
    await place.db.tx(tx => openMatches(tx, opening, feed.name))
  }
  await keepReports(place.db, feed.name, await reportsOf(place, feed.name, said))
}

const askAbout = async (place: Place, feed: Feed, midnight: number, now: number): Promise<void> => {
  const day = isoDate(midnight)
  if (!(await claimDay(place.db, feed.name, day, ON))) return
  try {
    const said = await feed.day(day, (row, faults) =>
      place.log.warn({ source: feed.name, day, row, faults }, 'a match of a source cannot be read'),
    )
    await keep(place, feed, said, now)
    const wait = (await findWait(place.db, new Date(midnight), new Date(midnight + DAY))) ?? IDLE
    await setNextAsked(place.db, feed.name, day, Math.min(IDLE, Math.max(ON, wait)))
  } catch (error) {
    place.log.warn({ err: error, source: feed.name, day }, 'a source of matches does not answer')
    await setNextAsked(place.db, feed.name, day, error instanceof FeedSpent ? SPENT : FAILED)
  }
}

/** The midnights of the days around today, and of older ones that still lack a result. */
const daysToAsk = async ({ db }: Place, today: number): Promise<number[]> => {
  const from = today - BEHIND * DAY
  const overdue = (await listOverdue(db, new Date(from))).map(at => lagosMidnight(at.getTime()))
  const around = Array.from({ length: BEHIND + AHEAD + 1 }, (_, at) => from + at * DAY)
  return [...new Set([...overdue, ...around])]
}

/** Asks every source about each day that is due. Safe on any number of nodes. */
export const followFeeds = async (place: Place): Promise<void> => {
  const { db, ports } = place
  if (ports.feeds.length === 0) return
  const now = await findClock(db)
  const today = lagosMidnight(now)
  const resting = await listResting(db)
  const days = await daysToAsk(place, today)
  for (const feed of ports.feeds)
    for (const midnight of days)
      if (!resting.includes(`${feed.name}/${isoDate(midnight)}`)) await askAbout(place, feed, midnight, now)
  await forgetOldDays(db, isoDate(today - OLD))
}
