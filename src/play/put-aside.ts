// Until when a player does not want to be reminded to review their play.
import * as v from 'valibot'
import { brand } from '#src/brand.ts'
import { readStored, removeStored, writeStored } from '#src/lib/stored.ts'

const KEY = `${brand.storagePrefix}LOOK_BACK`
/** `until` in ms. */
const aside = v.object({ player: v.string(), until: v.number() })

export const putAside = (player: string, until: number): void => {
  writeStored(KEY, { player, until })
}

export const isAside = (player: string | undefined, now: number): boolean => {
  const read = v.safeParse(aside, readStored(KEY))
  return read.success && read.output.player === player && read.output.until > now
}

export const forgetAside = (): void => removeStored(KEY)
