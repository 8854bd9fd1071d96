// The frame painted before the app loads: everything app-layout screens share, with room for their content.
import { brand } from '#src/brand.ts'
import { ShellBottomBar } from '../ShellBottomBar.tsx'
import { ShellLeft } from '../ShellLeft.tsx'
import { ShellRight } from '../ShellRight.tsx'
import { ShellTop } from '../ShellTop.tsx'
import { FrameContent } from './FrameContent.tsx'

/** Its parts show nothing about a player while the session loads, so nothing visible has to go away. */
export const ShellFrame = () => (
  <div id="top" className="shell-app-all">
    <title>{brand.name}</title>
    <ShellTop />
    <div className="shell-app">
      <ShellLeft />
      <div className="shell-middle">
        <main id="main" className="shell-main" data-frame="">
          <FrameContent />
        </main>
      </div>
      <ShellRight />
    </div>
    <ShellBottomBar />
  </div>
)
