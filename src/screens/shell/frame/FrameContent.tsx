import { Skeleton } from '#src/ui/Skeleton.tsx'
import { words } from '../words/frame.ts'

/** A placeholder for a screen's own content. */
export const FrameContent = () => (
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
)
