import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/screens/shared/document-title.ts'
import { PagesContact } from '#src/screens/pages/PagesContact.tsx'

export const Route = createFileRoute('/_public/contact')({
  head: () => pageHead('Contact', 'Call or write: a person answers.'),
  component: PagesContact,
})
