import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/screens/shell/document-title.ts'
import { PagesTerms } from '#src/screens/pages/PagesTerms.tsx'

export const Route = createFileRoute('/_public/terms')({
  head: () => pageHead('Terms', 'The rules between you and us, in words you can read.'),
  component: PagesTerms,
})
