// "My scores" of real matches: only those whose matches are all still on sale.
import { snapshot } from 'valtio/vanilla'
import type { Saved, SavedScores } from '#src/play/saved-picks.ts'
import { hasOtherScores, slipOnSale, type SharedSlip } from '#src/play/soccer/shared-slip.ts'
import { slateOf, type SoccerState } from '#src/play/soccer/state.ts'
import type { SoccerStore } from '#src/play/soccer/store.ts'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { Modal } from '#src/ui/modals/Modal.tsx'
import { useNow } from '#src/ui/time/use-now.ts'
import { offerUndo } from '#src/ui/late/offer-undo.ts'
import { toast } from '#src/ui/toast.ts'
import { words } from '../../shared/saved/score-words.ts'
import { choiceOfScores, scoreTexts } from '../../shared/saved/score-texts.ts'
import { SavedSets } from '../../shared/saved/SavedSets.tsx'
import { SoccerLines } from '../SoccerLines.tsx'
import { useMatches } from '../use-matches.ts'
import { gameOf, useSoccerPicks } from '../use-picks.ts'

type OnSale = SavedScores & { slip: Extract<SharedSlip, { picks: unknown }> }

const Called = ({ of: { slip } }: { of: OnSale }) => (
  <SoccerLines picks={slip.picks} matches={slip.matches} slate={slateOf(slip.matches)} />
)

const texts = scoreTexts(words.$noneText)

export const SoccerSaved = ({ store, onClose }: { store: SoccerStore; onClose: () => void }) => {
  const { form } = store
  const now = useNow(10_000)
  const { matches, error, retry } = useMatches(store)
  const { picks } = useSoccerPicks(store)
  const isWhole = picks.length > 0 && picks.every(it => it.scores.length > 0)

  const playable = (all: readonly Saved[]): OnSale[] | undefined =>
    matches &&
    all.flatMap(it => {
      const slip = 'picks' in it ? slipOnSale(form, it.picks, matches, now) : undefined
      return slip?.picks ? [{ ...(it as SavedScores), slip }] : []
    })
  const insert = ({ name, slip }: OnSale) => {
    const before = snapshot(store.state) as SoccerState
    const replaces = hasOtherScores(store, slip.picks)
    store.load(slip.picks, slip.matches)
    if (replaces)
      offerUndo(store.state, () => JSON.stringify(store.state.selectedScores), words.$loaded(name), {
        label: words.$undo,
        run: () => store.takeBack(before),
      })
    else toast.success(words.$loaded(name))
  }
  if (error)
    return (
      <Modal open onClose={onClose} title={words.$myScores}>
        <ErrorNote error={error} onRetry={retry} />
      </Modal>
    )
  return (
    <SavedSets<OnSale>
      game={gameOf(store).id}
      texts={texts}
      playable={playable}
      choices={isWhole ? [choiceOfScores(picks)] : []}
      Holds={Called}
      onInsert={insert}
      onClose={onClose}
    />
  )
}
