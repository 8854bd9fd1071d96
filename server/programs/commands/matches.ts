import { OPERATOR, startsBy } from '#src/games/soccer-cash/judge.ts'
import { times } from '#src/games/soccer-cash/rules.ts'
import { teamKey } from '#src/games/soccer-cash/team-key.ts'
import { DAY, formatDateTime, HOUR, isDay, lagosMidnight, MINUTE } from '#src/lib/lagos-time.ts'
import { formatMoney } from '#src/lib/money.ts'
import { plural } from '#src/lib/figures.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { findSales } from '#server/db/queries/matches/exposure.ts'
import {
  findMatch,
  keepReports,
  listMatches,
  lockUndecided,
  undecidedPages,
  type MatchRow,
  type UndecidedRow,
} from '#server/db/queries/matches/matches.ts'
import { findClock } from '#server/db/queries/draws/batches.ts'
import { decideMatch, holdPredictions } from '#server/deeds/matches/decide-matches.ts'
import { openMatches } from '#server/deeds/matches/open-matches.ts'
import { pricedMatch } from '#server/deeds/matches/price-match.ts'
import { realLeagues } from '#server/deeds/matches/priced-leagues.ts'
import { judgementOf } from '#server/wire/judged-match.ts'
import type { Command } from './place.ts'

const endOf = ({ score, void: why, sources }: MatchRow): string => {
  if (sources === null) return 'not decided'
  return `${score ?? `void (${why})`}, by ${sources.join(' and ') || 'nobody'}`
}

const lineOf = (it: MatchRow): string =>
  `${it.id}  ${it.home} – ${it.away}, ${formatDateTime(it.kick_off.getTime())}: ${endOf(it)}`

type Said = UndecidedRow['reports'][number]

const saidOf = ({ source, phase, score, stopped_at: stopped }: Said): string =>
  [
    `${source} says ${phase}${score ? ` ${score}` : ''}`,
    ...(phase === 'ended' && stopped ? [`after a stop on ${formatDateTime(stopped)}`] : []),
  ].join(', ')

const troubles = async (db: Db): Promise<string> => {
  let count = 0
  const lines: string[] = []
  for await (const page of undecidedPages(db)) {
    count += page.length
    for (const row of page) {
      const { is } = judgementOf(row)
      if (is !== 'disputed' && is !== 'silent') continue
      const said = row.reports.map(saidOf)
      const what = is === 'disputed' ? 'sources disagree' : 'no result'
      lines.push(
        `${row.id}  ${row.home} – ${row.away}, ${formatDateTime(row.kick_off.getTime())}, ${what}: ${said.join(', ') || 'nobody says anything'}`,
      )
    }
  }
  return [`${plural(count, 'match is', 'matches are')} not decided.`, ...lines].join('\n')
}

/** `matches` lists those that need attention; `matches 2026-11-28` lists a day. */
export const matches: Command = async ({ db }, day = '') => {
  if (day === '') return troubles(db)
  if (!isDay(day)) throw new Error('Say a day: matches 2026-11-28')
  const from = lagosMidnight(Date.parse(`${day}T12:00:00+01:00`))
  const rows = await listMatches(db, new Date(from), new Date(from + DAY))
  return rows.map(lineOf).join('\n') || 'No match is known of that day.'
}

/** No match is over before this: two halves of 45 minutes, and the shortest break. */
const PLAYED = 100 * MINUTE

const isMoved = (it: Said, { kick_off }: UndecidedRow): boolean => it.kick_off >= startsBy(kick_off.getTime())

/** A league without live scores says “not started” for two days: only a later kick-off contradicts a result. */
const contradicts = (it: Said, match: UndecidedRow, score: string): boolean => {
  const { phase, kick_off } = it
  if (it.is_swapped || it.stopped_at !== null || isMoved(it, match)) return true
  if (it.score !== null) return it.score !== score
  return phase === 'scheduled' ? kick_off > match.now.getTime() : phase !== 'ended'
}

/** Why a result may be that of another match or day, or mistyped. */
const doubtOf = (match: UndecidedRow, score: string): string | undefined => {
  const reports = match.reports.filter(it => it.source !== OPERATOR)
  const [sold, now] = [match.kick_off.getTime(), match.now.getTime()]
  const began = Math.max(...[sold, ...reports.map(it => it.kick_off)].filter(it => it <= now))
  if (now < began + PLAYED)
    return `It began at ${formatDateTime(began)}, and takes ${PLAYED / MINUTE} minutes.`
  const others = reports.filter(it => contradicts(it, match, score))
  if (others.length === 0) return undefined
  const said = others.map(it => {
    const at = isMoved(it, match) ? `, for ${formatDateTime(it.kick_off)}` : ''
    return `${saidOf(it)}${at}.`
  })
  if (others.some(it => it.phase === 'postponed' || isMoved(it, match)))
    said.push(`By the rules it counts only if it began before ${formatDateTime(startsBy(sold))}.`)
  if (others.some(it => it.stopped_at !== null))
    said.push(`By the rules it counts only if it was over within ${times.resumed / HOUR} hours of its stop.`)
  return said.join(' ')
}

/** What `--sure` answers, and the command with it. */
const saySure = async (
  tx: Tx,
  match: UndecidedRow,
  score: string | undefined,
): Promise<string | undefined> => {
  if (score) {
    const doubt = doubtOf(match, score)
    return (
      doubt &&
      `${doubt} Tickets are paid by it and it is never taken back. If it is right: result ${match.id} ${score} --sure`
    )
  }
  const { tickets, stake } = await findSales(tx, match.id)
  if (tickets === 0) return undefined
  return `${plural(tickets, 'ticket is', 'tickets are')} on it, for ${formatMoney(stake)}. It counts for none of them and is never taken back. If it is right: void ${match.id} --sure`
}

/** The operator's word counts at once, and is final. */
const say = async (
  db: Db,
  id: string,
  said: { phase: 'ended' | 'cancelled'; score?: string },
  isSure = false,
) =>
  db.tx(async tx => {
    const match = await findMatch(tx, id)
    if (!match) throw new Error(`There is no match ${id}: see matches`)
    if (said.score && !match.has_begun) throw new Error('It has not begun.')
    await holdPredictions(tx)
    const undecided = await lockUndecided(tx, id)
    const doubt = undecided && !isSure && (await saySure(tx, undecided, said.score))
    if (doubt) throw new Error(doubt)
    const report = { id, matchId: id, kickOff: match.kick_off.getTime(), isSwapped: false, ...said }
    await keepReports(tx, OPERATOR, [report])
    if (!(await decideMatch(tx, id))) throw new Error(`It is decided already, for good. ${lineOf(match)}`)
    return lineOf((await findMatch(tx, id))!)
  })

/** Takes `--sure` if the match can hardly be over, or a source says something else. */
export const result: Command = async ({ db }, ...words) => {
  const [id = '', score = ''] = words.filter(it => it !== '--sure')
  if (!id || !/^(0|[1-9]\d?)-(0|[1-9]\d?)$/.test(score))
    throw new Error('Say which, and the goals after 90 minutes: result ID 2-1')
  return say(db, id, { phase: 'ended', score }, words.includes('--sure'))
}

/** Takes `--sure` if it has tickets. */
export const callOff: Command = async ({ db }, ...words) => {
  const [id = ''] = words.filter(it => it !== '--sure')
  if (!id) throw new Error('Say which: void ID')
  return say(db, id, { phase: 'cancelled' }, words.includes('--sure'))
}

/** Names are checked: a spelling that differs from the sources' would create the same match a second time. */
const known = (league: string, name: string): string => {
  const teams = realLeagues.get(league)?.teams
  if (!teams)
    throw new Error(`${league || 'That'} is no league with prices: ${[...realLeagues.keys()].join(', ')}`)
  if (!teams.has(teamKey(name)))
    throw new Error(`${name || 'That'} is no team of ${league}: ${[...teams.keys()].join(', ')}`)
  return name
}

/** A match that the sources lack. Until one of them has it too, only the operator's word counts. */
export const matchOpen: Command = async ({ db }, league = '', day = '', time = '', ...words) => {
  const [home = '', away = '', ...more] = words.join(' ').split(' v ')
  if (!isDay(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time))
    throw new Error(
      'Say league, day, hour in Lagos and teams: match-open en.1 2026-11-28 16:00 Arsenal v Chelsea',
    )
  const kickOff = Date.parse(`${day}T${time}:00+01:00`)
  const fixture = { league, home: known(league, home), away: known(league, away), kickOff }
  if (teamKey(home) === teamKey(away) || more.length > 0)
    throw new Error(`A match is between two teams: ${words.join(' ')}`)
  return db.tx(async tx => {
    const match = pricedMatch(realLeagues, fixture, await findClock(tx))
    if (!match) throw new Error('It has begun, or is about to.')
    if (await findMatch(tx, match.id)) throw new Error(`${match.id} is open already: see matches ${day}`)
    await openMatches(tx, [match], OPERATOR)
    await keepReports(tx, OPERATOR, [
      { id: match.id, matchId: match.id, phase: 'scheduled', kickOff, isSwapped: false },
    ])
    return lineOf((await findMatch(tx, match.id))!)
  })
}
