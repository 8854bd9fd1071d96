// drand quicknet over its public mirrors. The first answer wins: the caller checks the signature.
import * as v from 'valibot'
import { fromHex } from '#src/lib/bytes.ts'
import type { Beacon } from './ports.ts'

const MIRRORS = [
  'https://api.drand.sh',
  'https://api2.drand.sh',
  'https://api3.drand.sh',
  'https://drand.cloudflare.com',
]
const PATIENCE = 5_000 // ms for one mirror

const answer = v.object({ round: v.number(), signature: v.pipe(v.string(), v.regex(/^[0-9a-f]{96}$/i)) })

/** Mirrors are tried in turn, so a wrong or slow one delays a draw but never stops it. */
export const quicknetBeacon = (ask: typeof fetch = fetch, mirrors: readonly string[] = MIRRORS): Beacon => {
  let first = 0
  const askOne = async (mirror: string, round: number): Promise<Uint8Array | undefined> => {
    const response = await ask(`${mirror}/v2/beacons/quicknet/rounds/${round}`, {
      signal: AbortSignal.timeout(PATIENCE),
      redirect: 'error',
    })
    if (!response.ok) return undefined
    const read = v.safeParse(answer, await response.json())
    return read.success && read.output.round === round ? fromHex(read.output.signature) : undefined
  }
  return {
    chain: 'quicknet',
    round: async round => {
      for (let turn = 0; turn < mirrors.length; turn++) {
        const signature = await askOne(mirrors[(first + turn) % mirrors.length]!, round).catch(
          () => undefined,
        )
        if (!signature) continue
        // Start with the next mirror, so that a lying one cannot hold up draws for ever.
        first = (first + turn + 1) % mirrors.length
        return signature
      }
      return undefined
    },
  }
}
