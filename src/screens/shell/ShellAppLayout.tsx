import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ShellAccountButtons } from './ShellAccountButtons.tsx'
import { ShellBottomBar } from './ShellBottomBar.tsx'
import { ShellFooter } from './ShellFooter.tsx'
import { ShellHeading } from './ShellHeading.tsx'
import { ShellLeft } from './ShellLeft.tsx'
import { ShellLogo } from './ShellLogo.tsx'
import { ShellRight } from './ShellRight.tsx'
import { ShellSkipLink } from './ShellSkipLink.tsx'
import { hasFooter, isLowered } from './shell-rules.ts'

export const ShellAppLayout = ({ children }: { children: ReactNode }) => {
  const path = useRouterState({ select: state => state.location.pathname })
  return (
    <div id="top" className="shell-app-all">
      <ShellSkipLink />
      <header className={`shell-top bg-band md:hidden ${isLowered(path) ? 'shell-top-away' : ''}`}>
        <div className="shell-top-in">
          <ShellLogo />
          <ShellAccountButtons />
        </div>
      </header>
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
