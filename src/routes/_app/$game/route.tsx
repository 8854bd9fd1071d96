// The pages of a game of numbers: its rules say which it has, and which are for players only.
import { Outlet, createFileRoute, notFound } from '@tanstack/react-router'
import { isPlayersOnly, pageAt } from '#src/games/paths.ts'
import { gameById } from '#src/games/rules.ts'
import { trimmed } from '#src/lib/address.ts'
import { ShellGate } from '#src/screens/shell/ShellGate.tsx'
import { requirePlayer } from '../../-guard.ts'

const Pages = () =>
  Route.useRouteContext().isGuarded ? (
    <ShellGate>
      <Outlet />
    </ShellGate>
  ) : (
    <Outlet />
  )

export const Route = createFileRoute('/_app/$game')({
  codeSplitGroupings: [],
  // All other addresses are left to the routes that follow.
  params: { parse: ({ game }) => (gameById(game) ? { game } : false) },
  beforeLoad: async ({ params, location }) => {
    const game = gameById(params.game)!
    const page = pageAt(game, trimmed(location.pathname))
    if (!page) throw notFound()
    const isGuarded = isPlayersOnly(game, page)
    if (isGuarded) await requirePlayer(location)
    return { game, isGuarded }
  },
  // A board and its undo belong to one game.
  remountDeps: ({ params }) => params,
  component: Pages,
})
