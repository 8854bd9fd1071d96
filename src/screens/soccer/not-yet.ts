// Why picks are not a ticket yet, in a sentence; undefined once they are.
import type { ChosenMatch } from '#src/games/soccer-cash/choosing.ts'
import { scoresOf } from '#src/games/soccer-cash/choosing.ts'
import type { SoccerForm } from '#src/games/soccer-cash/rules.ts'
import type { Kobo } from '#src/lib/money.ts'
import type { SoldMatch } from '#src/model/matches.ts'
import { picksOf } from '#src/play/soccer/store.ts'
import { isClosed } from './match-list.ts'
import { countOf } from './soccer-tag.ts'
import { words } from './words.ts'

export const notYet = (
  form: SoccerForm,
  chosen: readonly ChosenMatch[],
  matches: readonly SoldMatch[],
  now: number,
  mostPaid: Kobo,
): string | undefined => {
  if (chosen.length < form.least) return words.$pickMore(form.least - chosen.length)
  const uncalled = chosen.findIndex(it => scoresOf(it).length === 0)
  if (uncalled >= 0) {
    const { home, away } = matches[uncalled]!
    return words.$callAScore(words.$match(home, away))
  }
  if (matches.some(it => isClosed(it, now))) return words.$hasBegun
  if (mostPaid === 0) return words.$closedNow
  const count = countOf(picksOf(chosen))
  return count > form.predictions ? words.$tooMany(count, form.predictions) : undefined
}
