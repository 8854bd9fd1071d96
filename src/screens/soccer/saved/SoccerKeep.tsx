import { lazy } from 'react'
import type { SoccerStore } from '#src/play/soccer/store.ts'
import { SavedButton } from '../../shared/saved/SavedButton.tsx'

const SoccerSaved = lazy(async () => ({ default: (await import('./SoccerSaved.tsx')).SoccerSaved }))

export const SoccerKeep = ({ store }: { store: SoccerStore }) => (
  <SavedButton>{close => <SoccerSaved store={store} onClose={close} />}</SavedButton>
)
