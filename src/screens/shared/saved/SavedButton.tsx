import { Suspense, useState, type ReactNode } from 'react'
import { Chip } from '#src/ui/buttons/Chip.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { words } from './score-words.ts'

/** Opens the scores saved on this phone. @param children receives what closes them */
export const SavedButton = ({ children }: { children: (close: () => void) => ReactNode }) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Chip onClick={() => setOpen(true)}>
        <Icon name="bookmark" size={18} /> {words.$myScores}
      </Chip>
      {open && <Suspense fallback={null}>{children(() => setOpen(false))}</Suspense>}
    </>
  )
}
