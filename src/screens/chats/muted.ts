// Authors whose messages this phone does not show. Only here, and only for this player: nobody is told.
import * as v from 'valibot'
import { MUTED_KEY } from '#src/device/chat-boxes.ts'
import { readStored, writeStored } from '#src/lib/stored.ts'

const MOST = 200
const kept = v.object({ player: v.string(), authors: v.array(v.string()) })

export const mutedHere = (player: string | undefined): string[] => {
  const read = v.safeParse(kept, readStored(MUTED_KEY))
  return read.success && read.output.player === player ? read.output.authors : []
}

export const setMuted = (player: string | undefined, author: string, isMuted: boolean): string[] => {
  const others = mutedHere(player).filter(it => it !== author)
  const authors = isMuted ? [author, ...others].slice(0, MOST) : others
  writeStored(MUTED_KEY, { player, authors })
  return authors
}
