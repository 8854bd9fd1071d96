// How a match of a ticket stands, in words.
import { allIn, real, type SoccerForm } from '#src/games/soccer-cash/rules.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import type { Predictions } from '#src/model/soccer.ts'
import { words } from './words.ts'

export type PlayedMatch = Predictions['matches'][number]

interface MatchState {
  text: string
  tone: 'plain' | 'live' | 'final' | 'void'
  /** Why it does not count. */
  note?: string
}

export const reasonWords = (reason: string | null): string =>
  (words.$reasons as Readonly<Record<string, string>>)[reason ?? ''] ?? words.$doesNotCount

export const matchState = (match: PlayedMatch, now: number): MatchState => {
  if (match.state === 'void') return { text: words.$void, tone: 'void', note: reasonWords(match.void) }
  if (match.state === 'decided' && match.score !== null)
    return { text: words.$final(match.score), tone: 'final' }
  if (match.state === 'live' && match.live !== null) return { text: words.$live(match.live), tone: 'live' }
  if (match.beginsAt === null) return { text: words.$putOff, tone: 'plain' }
  const at = Date.parse(match.beginsAt)
  return now >= at
    ? { text: words.$begun, tone: 'live' }
    : { text: words.$kickOff(formatDateTime(at)), tone: 'plain' }
}

/** Before the time when a ticket on matches could last be bought, and after it. */
export const salesWords = (closesAt: number, now: number): string =>
  now < closesAt ? words.$salesEnd : words.$salesEnded

/** While a match is being played its score may change any minute. */
const ASK_AGAIN = 30_000
/** A kick-off may be moved. */
const MOST_WAIT = 3_600_000

/** ms until a waiting ticket is fetched again, counted from the kick-off of a match that has not ended. */
export const nextAskingOfMatches = ({ matches }: Pick<Predictions, 'matches'>, now: number): number => {
  const open = matches.filter(it => it.state === 'waiting' || it.state === 'live')
  const first = Math.min(...open.map(it => Date.parse(it.beginsAt ?? it.kickOff)))
  return Number.isFinite(first) ? Math.max(ASK_AGAIN, Math.min(first - now, MOST_WAIT)) : ASK_AGAIN
}

/** The scores as picks, to be played or shared again. */
export const picksOfTicket = ({ matches }: Pick<Predictions, 'matches'>) =>
  matches.map(it => ({ match: it.matchId, scores: it.scores.map(({ score }) => score) }))

export const formOfTicket = ({ form }: Pick<Predictions, 'form'>): SoccerForm =>
  form === 'real' ? real : allIn
