import { signSandboxRound } from '#src/draws/beacon-sandbox.ts'
import { roundTime } from '#src/draws/schedule.ts'
import type { Beacon, Clock } from './ports.ts'

/** Rounds on the real beacon's schedule, signed with a development key. */
export const sandboxBeacon = (clock: Clock): Beacon => ({
  chain: 'sandbox',
  round: async round => (roundTime(round) <= clock.now() ? signSandboxRound(round) : undefined),
})
