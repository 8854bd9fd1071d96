// Matches that nobody plays: invented teams meet round after round, by a schedule that every node derives alike.
import { sha256 } from '#src/draws/hash.ts'
import { BATCH } from '#src/draws/schedule.ts'
import { INVENTED } from '#src/games/soccer-cash/virtual/league.ts'
import { drawScore } from '#src/games/soccer-cash/virtual/draw.ts'
import { goalsOf } from '#src/games/soccer-cash/virtual/replay.ts'
import { tableOf } from '#src/games/soccer-cash/virtual/table.ts'
import { slateOf, teams, type VirtualMatch } from '#src/games/soccer-cash/virtual/teams.ts'
import { utf8 } from '#src/lib/bytes.ts'
import { DAY, HOUR, lagosInstant, MINUTE } from '#src/lib/lagos-time.ts'
import type { Clock, Feed, FeedMatch } from '#server/ports/ports.ts'

/** How fast matches go: like real ones, or one every half hour that is over in five minutes. */
type Pace = 'real' | 'fast'

const paces = {
  real: { every: 2 * HOUR, first: 12 * HOUR, rounds: 4, lasts: 110 * MINUTE, ahead: 7 * DAY },
  fast: { every: HOUR / 2, first: 0, rounds: 48, lasts: 5 * MINUTE, ahead: DAY },
} as const

const MINUTES = 90

/** Half a round of the season: four matches. */
const matchesAt = (kickOff: number, every: number): VirtualMatch[] => {
  const half = Math.floor(kickOff / every)
  const round = slateOf(Math.floor(half / 2) * BATCH)
  return half % 2 === 0 ? round.slice(0, 4) : round.slice(4)
}

const matchAt = (it: VirtualMatch, kickOff: number, lasts: number, now: number): FeedMatch => {
  const id = `${kickOff / MINUTE}-${it.id}`
  const key = sha256(utf8(`sandbox match ${id}`))
  const score = drawScore(key, it.id, tableOf(it))
  const minute = ((now - kickOff) * MINUTES) / lasts
  const soFar = goalsOf(key, it.id, score).filter(goal => goal.minute <= minute)
  const scored = (side: 'home' | 'away') => soFar.filter(goal => goal.side === side).length
  return {
    id,
    league: INVENTED,
    home: teams[it.home]!.name,
    away: teams[it.away]!.name,
    kickOff,
    phase: minute < 0 ? 'scheduled' : minute < MINUTES ? 'live' : 'ended',
    ...(minute >= MINUTES ? { score } : minute >= 0 ? { live: `${scored('home')}-${scored('away')}` } : {}),
  }
}

/** @param name two feeds agree whatever their names, as two real sources do */
export const sandboxFeed = (clock: Clock, pace: Pace, name: string): Feed => ({
  name,
  day: async day => {
    const { every, first, rounds, lasts, ahead } = paces[pace]
    const [year, month, date] = day.split('-').map(Number) as [number, number, number]
    const midnight = lagosInstant(year, month, date)
    const now = clock.now()
    if (midnight > now + ahead) return []
    const kickOffs = Array.from({ length: rounds }, (_, at) => midnight + first + at * every)
    return kickOffs.flatMap(kickOff => matchesAt(kickOff, every).map(it => matchAt(it, kickOff, lasts, now)))
  },
})
