import { createFileRoute } from '@tanstack/react-router'
import { SlipChecker } from '#src/screens/slip-checker/SlipChecker.tsx'

const Page = () => (
  <div className="w-full max-w-xl mx-auto">
    <SlipChecker />
  </div>
)

/** The target of a home screen shortcut; the dashboard has the same checker. */
export const Route = createFileRoute('/_app/check-slip')({ component: Page })
