import { createFileRoute, useRouter } from '@tanstack/react-router'
import { ownPath, searchOf } from '#src/lib/search.ts'
import { useChangeWait } from '#src/screens/shared/change-wait.ts'
import { PinSuccess } from '#src/screens/pin/PinSuccess.tsx'

const Page = () => {
  const { source } = Route.useSearch()
  const router = useRouter()
  const note = useChangeWait()
  return (
    <PinSuccess note={note} toGames={!source} onNext={() => router.history.push(source ?? '/dashboard')} />
  )
}

export const Route = createFileRoute('/_protected/more-details/pin-success')({
  validateSearch: searchOf({ source: ownPath }),
  component: Page,
})
