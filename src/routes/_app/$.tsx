// Addresses no other route matches: soccer cash, a listed page still being built, or not found.
import { createFileRoute, notFound } from '@tanstack/react-router'
import { ComingSoonPage } from '#src/screens/coming-soon/ComingSoonPage.tsx'
import { comingSoonAt } from '#src/screens/coming-soon/paths.ts'
import { ShellGate } from '#src/screens/shell/ShellGate.tsx'
import { soccerPageAt } from '#src/screens/soccer/pages.ts'
import { virtualPageAt } from '#src/screens/virtual/pages.ts'
import { requirePlayer } from '../-guard.ts'

const soccerScreen = async (path: string) => {
  const { soccerReady, soccerScreens } = await import('../-soccer.tsx')
  await soccerReady()
  return soccerScreens[path]
}

const virtualScreen = async (path: string) => {
  const { virtualReady, virtualScreens } = await import('../-virtual.tsx')
  await virtualReady()
  return virtualScreens[path]
}

const Page = () => {
  const { title, isProtected, Screen } = Route.useLoaderData()
  const page = Screen ? <Screen /> : <ComingSoonPage title={title ?? ''} />
  return isProtected ? <ShellGate>{page}</ShellGate> : page
}

export const Route = createFileRoute('/_app/$')({
  loader: async ({ location }) => {
    const soccer = soccerPageAt(location.pathname)
    const virtual = virtualPageAt(location.pathname)
    const soon = comingSoonAt(location.pathname)
    const page = soccer ?? virtual ?? soon
    if (!page) throw notFound()
    if (page.isProtected) await requirePlayer(location)
    return {
      title: soon?.title,
      isProtected: page.isProtected,
      Screen: soccer ? await soccerScreen(soccer.path) : virtual && (await virtualScreen(virtual.path)),
    }
  },
  component: Page,
})
