import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ShellBottomBar } from './ShellBottomBar.tsx'
import { ShellFooter } from './ShellFooter.tsx'
import { ShellLeft } from './ShellLeft.tsx'
import { ShellRight } from './ShellRight.tsx'
import { ShellSkipLink } from './ShellSkipLink.tsx'
import { ShellTop } from './ShellTop.tsx'
import { hasFooter, hasBackButton, hasTitle, isInBar } from './shell-rules.ts'
import { ShellBack } from './ShellBack.tsx'
import { titleOf, type Named } from '../shared/page-title.ts'

/** The back button and title of an app-layout page; the title is the page's h1. */
const ShellHeading = () => {
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

export const ShellAppLayout = ({ children }: { children: ReactNode }) => {
  const path = useRouterState({ select: state => state.location.pathname })
  return (
    <div id="top" className="shell-app-all">
      <ShellSkipLink />
      <ShellTop path={path} />
      <div className="shell-app">
        <ShellLeft />
        <div className="shell-middle">
          <main id="main" className="shell-main">
            <ShellHeading />
            {children}
          </main>
          {hasFooter(path) && <ShellFooter />}
        </div>
        <ShellRight />
      </div>
      <ShellBottomBar />
    </div>
  )
}
