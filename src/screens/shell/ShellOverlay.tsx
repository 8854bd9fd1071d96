import { useRouterState } from '@tanstack/react-router'
import { LoadingOverlay } from '#src/ui/LoadingOverlay.tsx'

/** Covers the page during a route change. */
export const ShellOverlay = () => {
  const changing = useRouterState({
    select: state =>
      state.status === 'pending' &&
      state.resolvedLocation !== undefined &&
      state.resolvedLocation.pathname !== state.location.pathname,
  })
  return changing ? <LoadingOverlay late /> : null
}
