import { ComingSoonModal } from '#src/ui/modals/ComingSoonModal.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { words } from './words.ts'

/** Shown at every address whose screen is still being built. */
export const ComingSoonPage = ({ title }: { title: string | undefined }) => (
  <>
    <EmptyState icon="clock" heading={words.$comingSoon} sub={words.$weAreStillBuilding} />
    <ComingSoonModal title={title} />
  </>
)
