// How a match stands according to its sources.
import { judge, type Report } from '#src/games/soccer-cash/judge.ts'
import type { UndecidedRow } from '#server/db/queries/matches/matches.ts'

export const judgementOf = ({ kick_off, now, reports }: UndecidedRow) =>
  judge(
    kick_off.getTime(),
    reports.map((it): Report => ({
      source: it.source,
      phase: it.phase,
      kickOff: it.kick_off,
      score: it.score ?? undefined,
      isSwapped: it.is_swapped,
      since: it.since,
      stoppedAt: it.stopped_at ?? undefined,
    })),
    now.getTime(),
  )
