import type { Kobo } from '#src/lib/money.ts'
import type { ScoreGame } from '../../game.ts'
import { promisesOf } from '../../prizes.ts'
import type { ScoresDocument } from '../../rules-schema.ts'
import { LEAST_PARTS, RETURN } from '../rules.ts'
import { tableOf } from './table.ts'
import { MOST_VIRTUAL, slateOf, teams } from './teams.ts'

/** The rules that a batch of virtual matches is sold under: they contain its matches, their chances and the cap. */
export const virtualDocument = (game: ScoreGame, opensAt: number, mostPaid: Kobo): ScoresDocument => ({
  version: 4,
  ...promisesOf(game),
  stakes: game.stakes.map(({ stake }) => ({ stake })),
  mostMatches: game.scores.most,
  mostGoals: MOST_VIRTUAL,
  returnPercent: RETURN,
  mostPaid,
  leastParts: LEAST_PARTS,
  matches: slateOf(opensAt).map(match => ({
    id: match.id,
    home: teams[match.home]!.name,
    away: teams[match.away]!.name,
    parts: tableOf(match),
  })),
})
