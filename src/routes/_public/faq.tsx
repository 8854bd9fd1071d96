import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/screens/shared/document-title.ts'
import { PagesFaq } from '#src/screens/pages/PagesFaq.tsx'

export const Route = createFileRoute('/_public/faq')({
  head: () => pageHead('Questions and answers', 'Short answers about tickets, draws, payments and prizes.'),
  component: PagesFaq,
})
