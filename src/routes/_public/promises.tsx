import { createFileRoute } from '@tanstack/react-router'
import { promisesQuery } from '#src/api/public/promises.ts'
import { PagesPromises } from '#src/screens/pages/PagesPromises.tsx'
import { pageHead } from '#src/screens/shared/document-title.ts'

export const Route = createFileRoute('/_public/promises')({
  head: () => pageHead('Our promises', 'How fast we paid, and which draws were on time.'),
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(promisesQuery()),
  component: PagesPromises,
})
