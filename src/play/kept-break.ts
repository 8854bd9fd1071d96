// Until when the player may not play, so that the phone can say so offline.
import { proxy } from 'valtio/vanilla'
import * as v from 'valibot'
import { brand } from '#src/brand.ts'
import { readStored, removeStored, writeStored } from '#src/lib/stored.ts'
import { endOf, type Standing } from '#src/model/players/break-end.ts'

const KEY = `${brand.storagePrefix}NO_PLAY`
/** `until` in ms; null: for ever, or until the player asks. */
const kept = v.object({ player: v.string(), until: v.nullable(v.number()) })

/** Changes with what is kept, for the screens that show it. */
export const breaks = proxy({ changes: 0 })

export const keepBreak = (player: string, standing: Standing): void => {
  const until = endOf(standing)
  if (until === 0) removeStored(KEY)
  // JSON writes null for Infinity.
  else writeStored(KEY, { player, until })
  breaks.changes++
}

/** Undefined if this player may play, as far as this phone knows. */
export const keptBreak = (player: string | undefined, now: number): { until: number | null } | undefined => {
  const read = v.safeParse(kept, readStored(KEY))
  if (!read.success || read.output.player !== player) return undefined
  const { until } = read.output
  return until === null || until > now ? { until } : undefined
}

export const forgetBreak = (): void => removeStored(KEY)
