import { ComingSoonModal } from '#src/ui/modals/ComingSoonModal.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'

/** Shown at every address whose screen is still being built. */
export const ComingSoonPage = ({ title }: { title: string }) => (
  <>
    <EmptyState icon="clock" heading="Coming soon" sub="We are still building this part." />
    <ComingSoonModal title={title} />
  </>
)
