import { useRouterState } from '@tanstack/react-router'
import { LoadingOverlay } from '#src/ui/LoadingOverlay.tsx'

/** Over the whole page while a route is being changed. */
export const ShellOverlay = () => {
  const changing = useRouterState({
    select: state =>
      state.status === 'pending' &&
      state.resolvedLocation !== undefined &&
      state.resolvedLocation.pathname !== state.location.pathname,
  })
  return changing ? <LoadingOverlay late /> : null
}
