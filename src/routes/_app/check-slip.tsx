import { createFileRoute } from '@tanstack/react-router'
import { like, searchOf } from '#src/lib/search.ts'
import { SlipChecker } from '#src/screens/slip-checker/SlipChecker.tsx'

const Page = () => <SlipChecker id={Route.useSearch().id} />

/** The target of a home screen shortcut and of the code on a ticket, `?id=`; the dashboard has the same checker. */
export const Route = createFileRoute('/_app/check-slip')({
  validateSearch: searchOf({ id: like(/^[\dA-Za-z-]{10,36}$/) }),
  component: Page,
})
