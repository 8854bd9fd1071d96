import type { ReactNode } from 'react'
import { ShellFooter } from './ShellFooter.tsx'
import { ShellPublicHeader } from './ShellPublicHeader.tsx'
import { ShellSkipLink } from './ShellSkipLink.tsx'

export const ShellPublicLayout = ({ children }: { children: ReactNode }) => (
  <div className="shell-public" id="top">
    <ShellSkipLink />
    <ShellPublicHeader />
    <main id="main" className="shell-main">
      {children}
    </main>
    <ShellFooter />
  </div>
)
