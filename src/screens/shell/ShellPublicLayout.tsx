import type { ReactNode } from 'react'
import { ShellFooter } from './ShellFooter.tsx'
import { ShellPublicHeader } from './ShellPublicHeader.tsx'
import { ShellSandbox } from './ShellSandbox.tsx'
import { ShellSkipLink } from './ShellSkipLink.tsx'

export const ShellPublicLayout = ({ children }: { children: ReactNode }) => (
  <div className="shell-public" id="top">
    <ShellSkipLink />
    <ShellSandbox />
    <ShellPublicHeader />
    <main id="main" className="shell-main">
      {children}
    </main>
    <ShellFooter />
  </div>
)
