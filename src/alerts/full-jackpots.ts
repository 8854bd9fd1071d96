// Jackpots that have reached the most they pay, according to the front page's answer, fetched at most every
// quarter of an hour.
import { jackpots as rules } from '#src/games/jackpots.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import type { FullJackpot } from './plan.ts'

interface JackpotNow {
  jackpotType: string
  threshold: number
  pool: number
  nextDrawAt: string
}

const EVERY = 15 * MINUTE

/** @param ask fetches the service's answer, amounts in kobo */
export const createFullJackpots = (ask: () => Promise<readonly JackpotNow[]>) => {
  let askedAt = Number.NEGATIVE_INFINITY
  let full: FullJackpot[] = []
  return {
    read: async (now: number, mayAsk: boolean): Promise<readonly FullJackpot[]> => {
      if (mayAsk && Math.abs(now - askedAt) >= EVERY) {
        askedAt = now
        const rows = (await ask().catch(() => undefined)) ?? []
        for (const { jackpotType: name, threshold, pool, nextDrawAt } of rows) {
          const rule = rules.find(it => it.name === name)
          const drawsAt = Date.parse(nextDrawAt)
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
