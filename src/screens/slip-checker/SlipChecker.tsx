import { SlipCheckerForm } from './SlipCheckerForm.tsx'

/** The checker on a page of its own. */
export const SlipChecker = ({ id }: { id: string | undefined }) => (
  <div className="card w-full max-w-xl mx-auto">
    <h2 className="title-2 mb-1">Game slip checker</h2>
    <SlipCheckerForm id={id} />
  </div>
)
