// The player's own code for friends, so that it can be read out without a network.
import * as v from 'valibot'
import { brand } from '#src/brand.ts'
import { readStored, removeStored, writeStored } from '#src/lib/stored.ts'

const KEY = `${brand.storagePrefix}OWN_CODE`
const kept = v.object({ player: v.string(), code: v.pipe(v.string(), v.maxLength(40)) })

export const keepOwnCode = (player: string, code: string): boolean => writeStored(KEY, { player, code })

/** Undefined if this phone has none for this player. */
export const keptOwnCode = (player: string | undefined): string | undefined => {
  const read = v.safeParse(kept, readStored(KEY))
  return read.success && read.output.player === player ? read.output.code : undefined
}

export const forgetOwnCode = (): void => removeStored(KEY)
