// The player's saved sets of one game and the actions on them, stored on this phone only.
import { useEffect, useState } from 'react'
import { useSession } from '#src/api/user.ts'
import { VISITOR, savedPicks, type Holds, type Saved } from '#src/play/saved-picks.ts'
import { toast } from '#src/ui/toast.ts'
import { words } from './words.ts'

export const useSaved = (game: string) => {
  const player = useSession().user?.phoneNumber ?? VISITOR
  const [list, setList] = useState<Saved[]>()
  /** The deletion that can still be undone. */
  const [deleted, setDeleted] = useState<Saved>()

  useEffect(() => {
    let gone = false
    void savedPicks.list(player, game).then(found => {
      if (!gone) setList(found)
    })
    return () => {
      gone = true
    }
  }, [player, game])

  const keep = async (it: Saved) => {
    const kept = await savedPicks.save(it)
    if (!kept) toast.neutral(words.$thisPhoneCannotKeep)
    setList(await savedPicks.list(player, game))
  }
  return {
    list,
    deleted,
    add: (name: string, holds: Holds) =>
      keep({ version: 1, id: crypto.randomUUID(), player, game, name, savedAt: Date.now(), ...holds }),
    rename: (it: Saved, name: string) => keep({ ...it, name }),
    remove: async (it: Saved) => {
      await savedPicks.remove(it)
      setDeleted(it)
      setList(await savedPicks.list(player, game))
    },
    undo: async () => {
      if (!deleted) return
      setDeleted(undefined)
      await keep(deleted)
    },
  }
}
