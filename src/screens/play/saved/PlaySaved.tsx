// "My numbers": lines kept under a name.
import { useSnapshot } from 'valtio'
import { isComplete, linesOf } from '#src/picks/rows.ts'
import { leftOutWords } from '#src/play/load-slip.ts'
import { playableLines, type SavedLines } from '#src/play/saved-picks.ts'
import type { PlayStore } from '#src/play/store.ts'
import { MyLines } from '../../shared/lines/MyLines.tsx'
import { toast } from '#src/ui/toast.ts'
import type { SaveChoice } from '../../shared/saved/saved-texts.ts'
import { SavedSets } from '../../shared/saved/SavedSets.tsx'
import { words } from './words.ts'

/** Lines shown per set; the rest are only counted. */
const SHOWN = 3

const texts = {
  title: words.$myNumbers,
  none: words.$noSavedNumbersYet,
  noneText: words.$completeALineOn,
  nothingToSave: words.$noLineOfYour,
  label: words.$nameForYourNumbers,
  example: words.$familyBirthdays,
  insert: words.$addToMyPicks,
}

const Lines = ({ of: { lines } }: { of: SavedLines }) => (
  <>
    <MyLines lines={lines.slice(0, SHOWN)} />
    {lines.length > SHOWN && <p className="hint">{words.$and(lines.length - SHOWN)}</p>}
  </>
)

const choiceOf = (label: string, lines: number[][]): SaveChoice => ({
  label,
  save: lines.length === 1 ? words.$saveThisLine : words.$saveLines(lines.length),
  holds: { lines },
})

/** All complete lines, or only the one being edited. */
const useChoices = (store: PlayStore): SaveChoice[] => {
  const { picks, activeRow } = useSnapshot(store.state)
  const all = linesOf(picks)
  const row = picks[activeRow]
  if (all.length === 0) return []
  const one = row && isComplete(row) && all.length > 1 ? linesOf([row]) : []
  return [
    choiceOf(words.$all(all.length), all),
    ...(one.length > 0 ? [choiceOf(words.$lineOnly(activeRow + 1), one)] : []),
  ]
}

export const PlaySaved = ({ store, onClose }: { store: PlayStore; onClose: () => void }) => (
  <SavedSets<SavedLines>
    game={store.game.id}
    texts={texts}
    playable={all => playableLines(all, store.game)}
    choices={useChoices(store)}
    Holds={Lines}
    onInsert={({ name, lines }) => {
      const leftOut = leftOutWords(store.insert(lines))
      if (leftOut.length > 0) toast.neutral(leftOut.join('. '))
      else toast.success(words.$addedToYourPicks(name, lines.length))
    }}
    onClose={onClose}
  />
)
