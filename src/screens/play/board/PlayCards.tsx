import { useSnapshot } from 'valtio'
import type { PlayStore } from '#src/play/store.ts'
import { PlayLineCards } from './PlayLineCards.tsx'
import { undoable } from './undoable.ts'
import { words } from '../words.ts'

/** The multiplier: more lines, a higher card. */
export const PlayCards = ({ store }: { store: PlayStore }) => {
  const {
    picks: { length: lines },
  } = useSnapshot(store.state)
  const { lineCards } = store.game
  if (!lineCards) return null
  return (
    <section className="stack mt-3" aria-labelledby="multiplier">
      <h2 id="multiplier" className="title-2">
        {words.$multiplier}
      </h2>
      <PlayLineCards
        cards={lineCards}
        lines={lines}
        onChoose={count => undoable(store, () => store.setLines(count))}
      />
      <p className="hint">{words.$aLineWithEvery}</p>
    </section>
  )
}
