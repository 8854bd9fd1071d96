import { lazy } from 'react'
import { SavedButton } from '../../shared/saved/SavedButton.tsx'
import type { Sale } from '../use-slate.ts'

const VirtualSaved = lazy(async () => ({ default: (await import('./VirtualSaved.tsx')).VirtualSaved }))

export const VirtualKeep = ({ sale }: { sale: Sale }) => (
  <SavedButton>{close => <VirtualSaved sale={sale} onClose={close} />}</SavedButton>
)
