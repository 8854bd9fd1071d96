// Announces actions that remove filled lines, with an undo until the lines change again.
import { snapshot } from 'valtio/vanilla'
import { isEmpty, type Row } from '#src/picks/rows.ts'
import type { PlayStore } from '#src/play/store.ts'
import { offerUndo } from '#src/ui/late/offer-undo.ts'
import { words } from '../words.ts'

const filledIn = (rows: readonly Row[]) => rows.filter(row => !isEmpty(row))

/** @param meant how many filled lines the player asked to remove; up to that many need no notice */
export const undoable = (store: PlayStore, verb: () => void, meant = 0): void => {
  const before = snapshot(store.state)
  verb()
  const left = new Set(filledIn(store.state.picks).map(({ id }) => id))
  const lost = filledIn(before.picks).filter(({ id }) => !left.has(id)).length
  if (lost <= meant) return
  offerUndo(store.state, () => JSON.stringify(store.state.picks), words.$takenAway(lost), {
    label: words.$undo,
    run: () => store.takeBack(before),
  })
}
