import { useRouterState } from '@tanstack/react-router'
import { ComingSoonModal } from '#src/ui/ComingSoonModal.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { titleOfRoute } from './paths.ts'

/** Stands behind every address whose screen is still being built. */
export const ComingSoonPage = () => {
  const title = useRouterState({ select: state => titleOfRoute(state.matches.at(-1)?.fullPath ?? '') })
  return (
    <>
      <EmptyState icon="clock" heading="Coming soon" sub="This part of the app is still being built." />
      <ComingSoonModal {...(title ? { title } : {})} />
    </>
  )
}
