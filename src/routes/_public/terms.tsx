import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/screens/shared/document-title.ts'
import { PagesTerms } from '#src/screens/pages/PagesTerms.tsx'

export const Route = createFileRoute('/_public/terms')({
  head: () => pageHead('Terms', 'The rules between you and us, in words you can read.'),
  component: PagesTerms,
})
