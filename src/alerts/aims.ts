// Which batch each game's unpaid picks aim at. Picks aim anew only when they change, so stored ones that missed
// their batch do not trigger a reminder every five minutes.
import * as v from 'valibot'
import { brand } from '#src/brand.ts'
import type { Game } from '#src/games/game.ts'
import { readAs, shelf, type Shelf } from '#src/lib/idb.ts'
import { aimOf, type OpenPicks } from './plan.ts'

/** A game's complete but unpaid lines, with their numbers as text to detect changes. */
export interface Unpaid {
  game: Pick<Game, 'lotteryType' | 'batchPrefix' | 'cadence'>
  lines: number
  mark: string
}

const schema = v.record(
  v.string(),
  v.object({ mark: v.pipe(v.string(), v.maxLength(4_000)), since: v.number() }),
)
type Seen = v.InferOutput<typeof schema>

const KEY = 'aims'

export const createAims = (kept: Pick<Shelf, 'get' | 'set'>) => {
  let seen: Seen | undefined
  return {
    /** @param now by the service's clock, ms */
    of: async (unpaid: readonly Unpaid[], now: number): Promise<OpenPicks[]> => {
      const before = (seen ??= readAs(schema, await kept.get(KEY).catch(() => undefined)) ?? {})
      const after: Seen = {}
      for (const { game, mark } of unpaid) {
        const known = before[game.lotteryType]
        // Unless seen in the future, which means the clock has been changed.
        after[game.lotteryType] = known?.mark === mark && known.since <= now ? known : { mark, since: now }
      }
      seen = after
      const text = JSON.stringify(after)
      if (text !== JSON.stringify(before)) await kept.set(KEY, text).catch(() => undefined)
      return unpaid.map(({ game, lines }) => {
        const { since } = after[game.lotteryType]!
        return { lotteryType: game.lotteryType, lines, since, ...aimOf(game, since) }
      })
    },
  }
}

export const aimsHere = createAims(shelf(`${brand.storagePrefix}alerts-aims`))
