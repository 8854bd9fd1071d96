import { createFileRoute } from '@tanstack/react-router'
import { SlipChecker } from '#src/screens/slip-checker/SlipChecker.tsx'

const Page = () => (
  <div className="w-full max-w-xl mx-auto">
    <SlipChecker />
  </div>
)

/** A shortcut of the home screen leads here; the dashboard has the same. */
export const Route = createFileRoute('/_app/check-slip')({ component: Page })
