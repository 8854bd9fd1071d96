import { createFileRoute, useRouter } from '@tanstack/react-router'
import * as v from 'valibot'
import { ownPath } from '#src/lib/search.ts'
import { PinSuccess } from '#src/screens/pin/PinSuccess.tsx'

const Page = () => {
  const { source } = Route.useSearch()
  const router = useRouter()
  return (
    <PinSuccess
      label={source ? 'Continue' : 'Go to the games'}
      onNext={() => router.history.push(source ?? '/dashboard')}
    />
  )
}

export const Route = createFileRoute('/_protected/more-details/pin-success')({
  validateSearch: v.object({ source: v.optional(v.pipe(v.unknown(), v.transform(ownPath))) }),
  component: Page,
})
