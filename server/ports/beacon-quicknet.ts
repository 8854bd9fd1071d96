// drand quicknet over its public mirrors. The first answer wins: the caller checks the signature.
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { fromHex } from '#src/lib/bytes.ts'
import { whyFailed } from '#server/lib/why-failed.ts'
import type { Beacon } from './ports.ts'

const MIRRORS = [
  'https://api.drand.sh',
  'https://api2.drand.sh',
  'https://api3.drand.sh',
  'https://drand.cloudflare.com',
]
const PATIENCE = 5_000 // ms for one mirror
const STEP = 1_000 // ms until the next one is asked beside it
/**
 * ms for all of them, after none has answered in time: draws are asked about one by one, and a batch that closes meanwhile has
 * to be sealed within half a minute, or its stakes go back.
 */
const REST = 10_000
/** ms without a round until that is said: mirrors have one a moment after its time. Longer than between two questions. */
const QUIET = 30_000
/** ms until it is said again: each batch that waits asks every second. */
const SAY_EVERY = 60_000

const answer = v.object({ round: v.number(), signature: v.pipe(v.string(), v.regex(/^[0-9a-f]{96}$/i)) })

const realTime = {
  now: (): number => performance.now(),
  wait: (ms: number): Promise<undefined> => pause(ms, undefined, { ref: false }),
}

/** Tells what each mirror said, if none has had a round for a while, and again every minute. */
const makeComplaint = (onTrouble: (error: Error) => void, now: () => number) => {
  let [failedAt, sayAt] = [-Infinity, 0]
  return {
    answered: () => (failedAt = -Infinity),
    failed: (errors: readonly string[]) => {
      const at = now()
      if (at - failedAt > QUIET) sayAt = at + QUIET
      failedAt = at
      if (at < sayAt) return
      sayAt = at + SAY_EVERY
      onTrouble(new Error(errors.join('; ')))
    },
  }
}

/**
 * Mirrors are tried in turn, so a wrong or slow one delays a draw but never stops it.
 * @param onTrouble hears why no mirror has a round, once a minute
 * @param time replaced in tests
 */
export const quicknetBeacon = (
  onTrouble: (error: Error) => void,
  ask: typeof fetch = fetch,
  mirrors: readonly string[] = MIRRORS,
  { now, wait } = realTime,
): Beacon => {
  let first = 0
  let restsUntil = -Infinity
  const complaint = makeComplaint(onTrouble, now)
  /** @throws if it doesn't have the round */
  const askOne = async (mirror: string, round: number): Promise<Uint8Array> => {
    const response = await ask(`${mirror}/v2/beacons/quicknet/rounds/${round}`, {
      signal: AbortSignal.timeout(PATIENCE),
      redirect: 'error',
    })
    if (!response.ok) throw new Error(`status ${response.status}`)
    const { round: of, signature } = v.parse(answer, await response.json())
    if (of !== round) throw new Error(`an answer about round ${of}`)
    return fromHex(signature)
  }
  return {
    chain: 'quicknet',
    round: async round => {
      const began = now()
      if (began < restsUntil) return undefined
      const asked: Promise<{ signature: Uint8Array; next: number }>[] = []
      const errors: string[] = []
      while (asked.length < mirrors.length) {
        const next = (first + asked.length + 1) % mirrors.length
        const mirror = mirrors[(first + asked.length) % mirrors.length]!
        asked.push(
          askOne(mirror, round).then(
            signature => ({ signature, next }),
            (error: Error) => {
              errors.push(`${mirror}: ${whyFailed(error)}`)
              throw error
            },
          ),
        )
        const answered = Promise.any(asked).catch(() => undefined)
        const found = await (asked.length < mirrors.length ? Promise.race([answered, wait(STEP)]) : answered)
        if (!found) continue
        // Start with the next mirror, so that a lying one cannot hold up draws for ever.
        first = found.next
        complaint.answered()
        return found.signature
      }
      complaint.failed(errors)
      if (now() - began >= PATIENCE) restsUntil = now() + REST
      return undefined
    },
  }
}
