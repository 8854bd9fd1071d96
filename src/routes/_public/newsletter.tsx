import { createFileRoute } from '@tanstack/react-router'
import { searchOf, text } from '#src/lib/search.ts'
import { Newsletter } from '#src/screens/email/Newsletter.tsx'

const Page = () => {
  const { confirm, leave } = Route.useSearch()
  return <Newsletter confirm={confirm} leave={leave} />
}

export const Route = createFileRoute('/_public/newsletter')({
  validateSearch: searchOf({ confirm: text, leave: text }),
  component: Page,
})
