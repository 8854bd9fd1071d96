// Addresses no other route matches: a listed page still being built, or not found.
import { createFileRoute, notFound } from '@tanstack/react-router'
import { ComingSoonPage } from '#src/screens/coming-soon/ComingSoonPage.tsx'
import { comingSoonAt } from '#src/screens/coming-soon/paths.ts'
import { ShellGate } from '#src/screens/shell/ShellGate.tsx'
import { requirePlayer } from '../-guard.ts'

const Page = () => {
  const { title, isProtected } = Route.useLoaderData()
  const page = <ComingSoonPage title={title} />
  return isProtected ? <ShellGate>{page}</ShellGate> : page
}

export const Route = createFileRoute('/_app/$')({
  loader: async ({ location }) => {
    const page = comingSoonAt(location.pathname)
    if (!page) throw notFound()
    if (page.isProtected) await requirePlayer(location)
    return page
  },
  component: Page,
})
