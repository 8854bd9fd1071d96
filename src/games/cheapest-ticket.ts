import type { Kobo } from '#src/lib/money.ts'
import type { GameRules } from './game.ts'
import { games } from './rules.ts'

/** Price of the cheapest ticket on sale, kobo. */
export const cheapestTicket = (sold: readonly GameRules[] = games): Kobo =>
  Math.min(
    ...sold.flatMap(({ stakes, lineCounts }) =>
      stakes.filter(it => !it.comingSoon).map(it => it.stake * lineCounts[0]!),
    ),
  )
