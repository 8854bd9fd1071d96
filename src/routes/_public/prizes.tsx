import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/screens/shared/document-title.ts'
import { PagesPrizes } from '#src/screens/pages/PagesPrizes.tsx'

export const Route = createFileRoute('/_public/prizes')({
  head: () =>
    pageHead('Prizes and odds', 'What each line pays, how often, and what a stake gives back on average.'),
  component: PagesPrizes,
})
