// Kills PostgreSQL itself again and again while the service stays up under load.
import type { TestPostgres } from '../support/postgres.ts'
import { timesOf, type Killing, type Outcome } from './kill-service.ts'
import { STAGES } from './tell.ts'
import { memory, moment, startVictim } from './victim.ts'

/**
 * @throws Error if the service dies or answers wrongly, something acknowledged is lost or an invariant is
 * broken
 */
export const killPostgres = async (
  postgres: TestPostgres,
  { program, env, toldFile, kills, chance, onKill }: Killing,
): Promise<Outcome & { asksInVain: number }> => {
  const kept = memory(toldFile)
  kept.save()
  const victim = startVictim(program, { ...env, TOLD: toldFile }, kept.keep)
  const times: number[] = []
  try {
    await victim.next('looked')
    for (let kill = 0; kill < kills; kill++) {
      await victim.next('doing', STAGES[kill % STAGES.length]!)
      await moment(chance)
      const began = performance.now()
      // Nobody listens while the server restarts; anything said earlier arrives before this.
      const noticed = victim.next('away')
      postgres.kill()
      postgres.restart()
      await noticed
      await victim.next('bought')
      times.push(performance.now() - began)
      kept.save()
      victim.ask('look')
      const { broken, lost } = await victim.next('looked')
      if (broken.length + lost.length > 0)
        throw new Error(`after the end number ${kill + 1} of PostgreSQL: ${JSON.stringify({ broken, lost })}`)
      onKill?.(kill + 1)
    }
  } finally {
    await victim.kill()
  }
  const acknowledged = Object.fromEntries(Object.entries(kept.told).map(([what, all]) => [what, all.length]))
  return { kills, acknowledged, ...timesOf(times), asksInVain: victim.said.away ?? 0 }
}
