// Addresses no other route matches: soccer cash, a listed page still being built, or not found.
import { createFileRoute, notFound } from '@tanstack/react-router'
import { ComingSoonPage } from '#src/screens/coming-soon/ComingSoonPage.tsx'
import { ShellGate } from '#src/screens/shell/ShellGate.tsx'
import { requirePlayer } from '../-guard.ts'
import { otherPageAt } from '../-other-pages.ts'

const screens = {
  soccer: async (path: string) => {
    const { soccerReady, soccerScreens } = await import('../-soccer.tsx')
    await soccerReady()
    return soccerScreens[path]
  },
  virtual: async (path: string) => {
    const { virtualReady, virtualScreens } = await import('../-virtual.tsx')
    await virtualReady()
    return virtualScreens[path]
  },
}

const Page = () => {
  // An unknown address opened again is rendered once before the router reports it as not found.
  const { title, isProtected, Screen } = Route.useLoaderData() ?? {}
  const page = Screen ? <Screen /> : <ComingSoonPage title={title} />
  return isProtected ? <ShellGate>{page}</ShellGate> : page
}

export const Route = createFileRoute('/_app/$')({
  loader: async ({ location }) => {
    const page = otherPageAt(location.pathname)
    if (!page) throw notFound()
    const { path, title, isProtected, of } = page
    if (isProtected) await requirePlayer(location)
    return { title, isProtected, Screen: of && (await screens[of](path)) }
  },
  component: Page,
})
