import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ShellBottomBar } from './ShellBottomBar.tsx'
import { ShellFooter } from './ShellFooter.tsx'
import { ShellHeading } from './ShellHeading.tsx'
import { ShellLeft } from './ShellLeft.tsx'
import { ShellRight } from './ShellRight.tsx'
import { ShellSkipLink } from './ShellSkipLink.tsx'
import { ShellTop } from './ShellTop.tsx'
import { hasFooter } from './shell-rules.ts'

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
