import { ComingSoonModal } from '#src/ui/modals/ComingSoonModal.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'

/** Stands behind every address whose screen is still being built. */
export const ComingSoonPage = ({ title }: { title: string }) => (
  <>
    <EmptyState icon="clock" heading="Coming soon" sub="This part of the app is still being built." />
    <ComingSoonModal title={title} />
  </>
)
