import { useRouterState } from '@tanstack/react-router'
import { ComingSoonModal } from '#src/ui/ComingSoonModal.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'

/** Stands behind every address whose screen is still being built; the title is the route's. */
export const ComingSoonPage = () => {
  const title = useRouterState({ select: state => state.matches.at(-1)?.staticData.comingSoon })
  return (
    <>
      <EmptyState icon="clock" heading="Coming soon" sub="This part of the app is still being built." />
      <ComingSoonModal {...(title ? { title } : {})} />
    </>
  )
}
