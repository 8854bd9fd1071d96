// "My scores" of virtual matches, by their place in the list: each batch has other teams.
import { useSnapshot } from 'valtio'
import { virtualSoccer } from '#src/games/soccer-cash/virtual/rules.ts'
import type { Saved, SavedScores } from '#src/play/saved-picks.ts'
import { picksAt, placesOf } from '#src/play/soccer/virtual-places.ts'
import { virtualStore } from '#src/play/virtual-store.ts'
import { offerUndo } from '#src/ui/late/offer-undo.ts'
import { toast } from '#src/ui/toast.ts'
import { words } from '../../shared/saved/score-words.ts'
import { choiceOfScores, scoreTexts } from '../../shared/saved/score-texts.ts'
import { SavedSets } from '../../shared/saved/SavedSets.tsx'
import type { Sale } from '../use-slate.ts'

const Places = ({ of: { picks } }: { of: SavedScores }) => (
  <ul className="list-none p-0 m-0 num">
    {picks.map(({ match, scores }) => (
      <li key={match}>{words.$inPlace(Number(match) + 1, scores.join(', '))}</li>
    ))}
  </ul>
)

const texts = scoreTexts(words.$noneTextVirtual)

export const VirtualSaved = ({ sale: { rules }, onClose }: { sale: Sale; onClose: () => void }) => {
  const store = virtualStore()
  const { selectedVirtualScores } = useSnapshot(store.state)
  const places = placesOf(rules, selectedVirtualScores)

  const playable = (all: readonly Saved[]): SavedScores[] =>
    all.flatMap(it => ('picks' in it && picksAt(rules, it.picks).length === it.picks.length ? [it] : []))
  const insert = ({ name, picks }: SavedScores) => {
    const undo = store.load(picksAt(rules, picks))
    if (undo)
      offerUndo(store.state, () => JSON.stringify(store.state.selectedVirtualScores), words.$loaded(name), {
        label: words.$undo,
        run: undo,
      })
    else toast.success(words.$loaded(name))
  }
  return (
    <SavedSets<SavedScores>
      game={virtualSoccer.id}
      texts={texts}
      playable={playable}
      choices={places.length > 0 ? [choiceOfScores(places)] : []}
      Holds={Places}
      onInsert={insert}
      onClose={onClose}
    />
  )
}
