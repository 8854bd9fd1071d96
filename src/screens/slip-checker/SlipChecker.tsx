import { Drawing } from '#src/ui/Drawing.tsx'
import { SlipCheckerForm } from './SlipCheckerForm.tsx'
import { words } from './words.ts'

/** The checker on a page of its own. */
export const SlipChecker = ({ id }: { id: string | undefined }) => (
  <div className="w-full max-w-xl stack">
    <div className="flex items-center gap-4">
      <Drawing name="phone-check" />
      <h2 className="title-2">{words.$gameSlipChecker}</h2>
    </div>
    <SlipCheckerForm id={id} />
  </div>
)
