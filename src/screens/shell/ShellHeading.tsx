import { useCanGoBack, useRouter, useRouterState } from '@tanstack/react-router'
import { Icon } from '#src/ui/Icon.tsx'
import { titleOf } from './page-title.ts'
import { hasBackButton, hasTitle } from './shell-rules.ts'

/** The back button and the title of a page in the app layout; the title is the page's h1. */
export const ShellHeading = () => {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const path = useRouterState({
    select: state => state.resolvedLocation?.pathname ?? state.location.pathname,
  })
  const params = useRouterState({ select: state => state.matches.at(-1)?.params as Record<string, string> })
  const back = () => {
    if (canGoBack) router.history.back()
    else void router.navigate({ to: '/dashboard' })
  }
  return (
    <div className="shell-heading">
      {hasBackButton(path) && (
        <button type="button" className="btn-icon -ml-2" aria-label="Back" onClick={back}>
          <Icon name="back" />
        </button>
      )}
      <h1 className={hasTitle(path) ? 'title-1' : 'sr-only'} tabIndex={-1}>
        {titleOf(path, params)}
      </h1>
    </div>
  )
}
