import { useRouterState } from '@tanstack/react-router'
import { ShellBack } from './ShellBack.tsx'
import { titleOf, type Named } from '../shared/page-title.ts'
import { hasBackButton, hasTitle, isInBar } from './shell-rules.ts'

/** The back button and title of an app-layout page; the title is the page's h1. */
export const ShellHeading = () => {
  const path = useRouterState({
    select: state => state.resolvedLocation?.pathname ?? state.location.pathname,
  })
  // A chat's page loads the name of its channel.
  const named = useRouterState({ select: state => state.matches.at(-1)?.loaderData as Named | undefined })
  return (
    <div className={`shell-heading${isInBar(path) ? ' shell-heading-in' : ''}`}>
      {hasBackButton(path) && <ShellBack className="-ml-2" />}
      <h1
        className={hasTitle(path) ? `title-1${hasBackButton(path) ? '' : ' max-md:sr-only'}` : 'sr-only'}
        tabIndex={-1}
      >
        {titleOf(path, named)}
      </h1>
    </div>
  )
}
