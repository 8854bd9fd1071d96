// kill -9 on the service, again and again, at every stage of its work.
import type { Chance } from './chance.ts'
import { STAGES, type Acknowledged } from './tell.ts'
import { memory, moment, startVictim } from './victim.ts'

export interface Killing {
  /** The bundled `service-process.ts`. */
  program: string
  /** DATA_DIR for an embedded database, or DATABASE_URL for PostgreSQL. */
  env: Record<string, string>
  /** File beside the database, listing what was acknowledged. */
  toldFile: string
  kills: number
  chance: Chance
  /** Called after each kill with the count so far. */
  onKill?(kills: number): void
}

export interface Outcome {
  kills: number
  acknowledged: Record<string, number>
  /** ms from a kill to the next sale: the longest, */
  slowest: number
  /** and the median. */
  usual: number
}

/** @param times ms */
export const timesOf = (times: number[]) => {
  const sorted = times.toSorted((a, b) => a - b).map(Math.round)
  return { slowest: sorted.at(-1) ?? 0, usual: sorted[sorted.length >> 1] ?? 0 }
}

/**
 * `cpu`: typical CPU ms of such a start.
 * @throws Error if something acknowledged is lost or an invariant is broken
 */
export const killService = async ({
  program,
  env,
  toldFile,
  kills,
  chance,
  onKill,
}: Killing): Promise<Outcome & { cpu: number }> => {
  const kept = memory(toldFile)
  const starts: { serving: number; cpu: number }[] = []
  for (let kill = 0; kill <= kills; kill++) {
    kept.save()
    const victim = startVictim(program, { ...env, TOLD: toldFile }, kept.keep)
    try {
      const { broken, lost, serving, cpu } = await victim.next('looked')
      if (broken.length + lost.length > 0)
        throw new Error(`after kill ${kill}: ${JSON.stringify({ broken, lost })}`)
      // The first start creates the database.
      if (kill > 0) starts.push({ serving, cpu })
      if (kill === kills - 1)
        // The last look needs something of every kind.
        for (const [kind, all] of Object.entries(kept.told))
          if (all.length === 0) await victim.next(kind as keyof Acknowledged)
      if (kill < kills) {
        const stage = STAGES[kill % STAGES.length]!
        for (let turns = 1 + chance(2); turns > 0; turns--) await victim.next('doing', stage)
        await moment(chance)
      }
    } finally {
      await victim.kill()
    }
    onKill?.(kill + 1)
  }
  const acknowledged = Object.fromEntries(Object.entries(kept.told).map(([what, all]) => [what, all.length]))
  return {
    kills,
    acknowledged,
    ...timesOf(starts.map(it => it.serving)),
    cpu: timesOf(starts.map(it => it.cpu)).usual,
  }
}
