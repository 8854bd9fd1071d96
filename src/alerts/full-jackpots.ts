// Jackpots that have reached the most they pay, by the front page's answer, fetched at most every quarter of
// an hour.
import { jackpots as rules } from '#src/games/jackpots.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import type { FullJackpot } from './plan.ts'

interface JackpotNow {
  jackpot_type: string
  threshold: number
  pool: number
  next_draw_at: string
}

const EVERY = 15 * MINUTE

/** @param ask what the service says, amounts in kobo */
export const createFullJackpots = (ask: () => Promise<readonly JackpotNow[]>) => {
  let askedAt = Number.NEGATIVE_INFINITY
  let full: FullJackpot[] = []
  return {
    read: async (now: number, mayAsk: boolean): Promise<readonly FullJackpot[]> => {
      if (mayAsk && Math.abs(now - askedAt) >= EVERY) {
        askedAt = now
        const rows = (await ask().catch(() => undefined)) ?? []
        for (const { jackpot_type: name, threshold, pool, next_draw_at } of rows) {
          const rule = rules.find(it => it.name === name)
          const drawsAt = Date.parse(next_draw_at)
          const isNew = !full.some(it => it.name === name && it.drawsAt === drawsAt)
          if (rule && pool >= threshold && isNew)
            full.push({ id: rule.id, name, threshold, drawsAt, heardAt: now })
        }
      }
      full = full.filter(({ drawsAt }) => drawsAt > now)
      return full
    },
  }
}
