// Authors whose messages this phone does not show. Only here: nobody is told.
import * as v from 'valibot'
import { brand } from '#src/brand.ts'
import { readStored, writeStored } from '#src/lib/stored.ts'

const KEY = `${brand.storagePrefix}CHAT_MUTED`
const MOST = 200
const kept = v.array(v.string())

export const mutedHere = (): string[] => {
  const read = v.safeParse(kept, readStored(KEY))
  return read.success ? read.output : []
}

export const setMuted = (author: string, isMuted: boolean): string[] => {
  const others = mutedHere().filter(it => it !== author)
  const now = isMuted ? [author, ...others].slice(0, MOST) : others
  writeStored(KEY, now)
  return now
}
