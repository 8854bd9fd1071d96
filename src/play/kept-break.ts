// Until when the player may not play, so that the phone can say so offline.
import { proxy } from 'valtio/vanilla'
import * as v from 'valibot'
import { brand } from '#src/brand.ts'
import { readStored, removeStored, writeStored } from '#src/lib/stored.ts'
import type { SaferPlay } from '#src/model/safer-play.ts'

const KEY = `${brand.storagePrefix}NO_PLAY`
/** `until` in ms; null: for ever, or until the player asks. */
const kept = v.object({ player: v.string(), until: v.nullable(v.number()) })

/** Changes with what is kept, for the screens that show it. */
export const breaks = proxy({ changes: 0 })

type Standing = Pick<SaferPlay, 'breakUntil' | 'exclusion' | 'registerUntil'>

/** ms; null: for ever, or until the player asks; undefined: may play. */
export const endOf = ({ breakUntil, exclusion, registerUntil }: Standing): number | null | undefined => {
  if (exclusion) return exclusion.reopensAt === null ? null : Date.parse(exclusion.reopensAt)
  const ends = [breakUntil, registerUntil].flatMap(it => (it === null ? [] : [Date.parse(it)]))
  return ends.length === 0 ? undefined : Math.max(...ends)
}

export const keepBreak = (player: string, standing: Standing): void => {
  const until = endOf(standing)
  if (until === undefined) removeStored(KEY)
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
