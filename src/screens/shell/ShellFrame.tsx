// The frame painted before the app loads: everything app-layout screens share, with room for their content.
import { brand } from '#src/brand.ts'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { ShellBottomBar } from './ShellBottomBar.tsx'
import { ShellLeft } from './ShellLeft.tsx'
import { ShellRight } from './ShellRight.tsx'
import { ShellTop } from './ShellTop.tsx'
import { words } from './words/frame.ts'

/** Its parts show nothing about a player while the session loads, so nothing visible has to go away. */
export const ShellFrame = () => (
  <div id="top" className="shell-app-all">
    <title>{brand.name}</title>
    <ShellTop />
    <div className="shell-app">
      <ShellLeft />
      <div className="shell-middle">
        <main id="main" className="shell-main" data-frame="">
          <div className="grid gap-4">
            <p className="sr-only">{words.$loading}</p>
            <noscript>
              <p>{words.$thisAppNeedsJavascript}</p>
            </noscript>
            <div className="shell-heading">
              <Skeleton lines={1} className="w-3/5" />
            </div>
            <div className="card">
              <Skeleton lines={4} />
            </div>
            <div className="card">
              <Skeleton lines={4} />
            </div>
            <p className="frame-late">{words.$thisTakesLongerThan}</p>
          </div>
        </main>
      </div>
      <ShellRight />
    </div>
    <ShellBottomBar />
  </div>
)
