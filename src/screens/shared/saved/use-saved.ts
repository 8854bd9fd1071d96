// The player's saved lines for one game and the actions on them, stored on this phone only.
import { useEffect, useState } from 'react'
import { useSession } from '#src/api/user.ts'
import type { GameRules } from '#src/games/game.ts'
import { VISITOR, savedLines, type SavedLines } from '#src/play/saved-lines.ts'
import { toast } from '#src/ui/toast.ts'
import { words } from './words.ts'

export const useSavedLines = (game: GameRules) => {
  const player = useSession().user?.phoneNumber ?? VISITOR
  const [list, setList] = useState<SavedLines[]>()
  /** The deletion that can still be undone. */
  const [deleted, setDeleted] = useState<SavedLines>()

  useEffect(() => {
    let gone = false
    void savedLines.list(player, game).then(found => {
      if (!gone) setList(found)
    })
    return () => {
      gone = true
    }
  }, [player, game])

  const keep = async (it: SavedLines) => {
    const kept = await savedLines.save(it)
    if (!kept) toast.neutral(words.$thisPhoneCannotKeep)
    setList(await savedLines.list(player, game))
  }
  return {
    list,
    deleted,
    add: (name: string, lines: number[][]) =>
      keep({
        version: 1,
        id: crypto.randomUUID(),
        player,
        game: game.id,
        name,
        lines,
        savedAt: Date.now(),
      }),
    rename: (it: SavedLines, name: string) => keep({ ...it, name }),
    remove: async (it: SavedLines) => {
      await savedLines.remove(it)
      setDeleted(it)
      setList(await savedLines.list(player, game))
    },
    undo: async () => {
      if (!deleted) return
      setDeleted(undefined)
      await keep(deleted)
    },
  }
}
