// The sandbox beacon's rounds: they never change, and signing one takes as long as a short test.
import { signSandboxRound } from '#src/draws/beacon-sandbox.ts'
import { roundTime } from '#src/draws/schedule.ts'
import type { Beacon, Clock } from '#server/ports/ports.ts'
import { rememberTrueRounds, type IsTrueRound } from '#server/ports/true-round.ts'

const rounds = new Map<number, Uint8Array>()

/** The sandbox beacon, which signs each round once in a run. @param isUp whether it answers */
export const signedRounds = (clock: Clock, isUp = () => true): Beacon => ({
  chain: 'sandbox',
  round: async round => {
    if (!isUp() || roundTime(round) > clock.now()) return undefined
    const signature = rounds.get(round) ?? signSandboxRound(round)
    rounds.set(round, signature)
    return signature
  },
})

const isTrue = rememberTrueRounds()

/** What was signed here is true; a check takes four times as long as the signature. Anything else gets one. */
export const isTrueRound: IsTrueRound = (chain, round, signature) =>
  (chain === 'sandbox' && rounds.get(round) === signature) || isTrue(chain, round, signature)
