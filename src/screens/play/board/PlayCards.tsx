import { useSnapshot } from 'valtio'
import type { PlayStore } from '#src/play/store.ts'
import { Section } from '#src/ui/Section.tsx'
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
    <Section id="multiplier" title={words.$multiplier} className="stack mt-3">
      <PlayLineCards
        cards={lineCards}
        lines={lines}
        onChoose={count => undoable(store, () => store.setLines(count))}
      />
      <p className="hint">{words.$aLineWithEvery}</p>
    </Section>
  )
}
