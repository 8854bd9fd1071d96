// What the numbers of a batch of virtual matches stand for, by its code alone.
import { BATCH, closesAtOf } from '#src/draws/schedule.ts'
import { pickOf } from '../../score-numbers.ts'
import { MOST_VIRTUAL, slateOf, teams } from './teams.ts'

interface Called {
  number: number
  /** As in `teams.ts`. */
  id: string
  home: string
  away: string
  score: string
}

/** Numbers that stand for nothing are left out. */
export const calledIn = (batch: string, numbers: readonly number[]): Called[] => {
  const closesAt = closesAtOf(batch)
  if (closesAt === undefined) return []
  const slate = slateOf(closesAt - BATCH)
  return numbers.flatMap(number => {
    const { match, score } = pickOf({ mostGoals: MOST_VIRTUAL }, number)
    const meets = slate[match]
    return meets
      ? [{ number, id: meets.id, home: teams[meets.home]!.name, away: teams[meets.away]!.name, score }]
      : []
  })
}
