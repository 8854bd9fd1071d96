import { SlipCheckerForm } from './SlipCheckerForm.tsx'
import { words } from './words.ts'

/** The checker on a page of its own. */
export const SlipChecker = ({ id }: { id: string | undefined }) => (
  <div className="card w-full max-w-xl mx-auto">
    <h2 className="title-2 mb-1">{words.$gameSlipChecker}</h2>
    <SlipCheckerForm id={id} />
  </div>
)
