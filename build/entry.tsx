// Renders one public page to HTML, in Node, at build time: a visitor's page, without data.
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterContextProvider, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { makeQueryClient } from '../src/api/cache/query-client.ts'
import { session, stopLoading } from '../src/api/session/session.ts'
import type { GameRules } from '../src/games/game.ts'
import { isPlayersOnly, pageAt, pathsOf } from '../src/games/paths.ts'
import { games } from '../src/games/rules.ts'
import { lotteryName } from '../src/lib/lottery-name.ts'
import { playStore } from '../src/play/store.ts'
import { createAppRouter } from '../src/router.ts'
import { otherPages } from '../src/routes/-other-pages.ts'
import { words } from '../src/screens/play/words.ts'
import { ShellFrame } from '../src/screens/shell/frame/ShellFrame.tsx'
import { ShellPublicFrame } from '../src/screens/shell/frame/ShellPublicFrame.tsx'

// Loaders call the service, which does not exist at build time: screens render as before the first answer.
globalThis.fetch = () => Promise.reject(new Error('no network while prerendering'))

/** A match's route file, under either naming scheme for route files. */
const sourcesOf = (routeId: string): string[] => {
  const name = routeId.endsWith('/') ? `${routeId}index` : routeId
  return [`src/routes${name}.tsx`, `src/routes/${name.slice(1).replaceAll('/', '.')}.tsx`]
}

/** Hides, without moving anything, what needs a player or a script to be true. */
const quieten = (html: string) =>
  html
    .replace('<nav aria-label="Sidebar" class="', '$&waits ')
    .replace('class="shell-theme"', 'class="shell-theme waits"')
    // Only the app may submit forms: the browser itself would put what was typed into the address.
    .replaceAll('<form ', '<form inert="" ')

/** Renders a frame at an address none of its links points to. Call before the first page. */
const renderFrame = (frame: ReactNode): string => {
  const queryClient = makeQueryClient()
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: ['/frame'] }))
  const html = renderToString(
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router}>{frame}</RouterContextProvider>
    </QueryClientProvider>,
  )
  queryClient.clear()
  return quieten(html)
}

/** The frames of the app's screens and of the public pages. */
export const renderFrames = () => ({
  app: renderFrame(<ShellFrame />),
  public: renderFrame(<ShellPublicFrame />),
})

/** The games that have a page of their own to share. */
export const shared = games.map(game => ({
  game,
  path: pathsOf(game).play,
  name: lotteryName(game.lotteryType),
  /** Anybody may open it, and it looks the same to everybody. */
  isOpen: !isPlayersOnly(game, 'play'),
}))

/** What the line says, by how many numbers are left to pick. */
const leftToPick = ({ pick }: GameRules): string =>
  Array.from({ length: pick + 1 }, (_, left) =>
    left === 0 ? words.$lineComplete : words.$pickMore(left),
  ).join('|')

/**
 * A game's page before the app runs: without a clock or a player, and with a pad whose taps the door remembers.
 * If the app cannot start, a sentence replaces its content, as in the frame.
 */
export const renderPlay = async (game: GameRules) => {
  const { status, state } = playStore(game)
  const { html, sources } = await render(pathsOf(game).play, () => {
    // The build has no storage and no session, which says nothing about the phone and its player.
    status.storageNotice = false
    session.isLoading = true
  })
  const early = quieten(html)
    .replace('<main id="main"', '$& data-frame=""')
    .replace('class="number-pad', `data-early="${game.pick}" $&`)
    .replace(`>${words.$pickMore(game.pick)}<`, ` data-left="${leftToPick(game)}"$&`)
    .replace(`<b class="num">${state.gameId}</b>`, '<b class="num">—</b>')
  return { html: early, sources }
}

/** A screen before the app runs: without a clock or a player, and with a place for why the app cannot start. */
export const renderEarly = async (path: string) => {
  const { html, sources } = await render(path, () => {
    session.isLoading = true
  })
  return { html: quieten(html).replace('<main id="main"', '$& data-frame=""'), sources }
}

/** No balance or numbers, as every phone would show the same ones. */
export const renderDashboard = async () => {
  const { html, sources } = await renderEarly('/dashboard')
  const early = html
    .replaceAll(/(<span class="ball ball-)offered( ball-sm">)\d+/g, '$1empty$2')
    .replaceAll(/\?picks=[\w-]+/g, '')
  return { html: early, sources }
}

export { sharedPages } from './shared-list.ts'

/** Knows the addresses, and opens none. */
const idleRouter = createAppRouter(makeQueryClient(), createMemoryHistory({ initialEntries: ['/'] }))

/** Patterns of all addresses at which the app has something. */
export const addresses = (): string[] => [
  // The catch-all and the games' patterns are left out: their addresses are listed below.
  ...Object.keys(idleRouter.routesByPath).filter(it => !it.startsWith('/$')),
  ...games.flatMap(game => Object.values(pathsOf(game)).map(path => path.split('?')[0]!)),
  ...otherPages.map(it => it.path),
  '/loan-application/$step',
]

const routesAt = (path: string) => idleRouter.getMatchedRoutes(path.replaceAll(/{-|}/g, ''))[0]

/** The modules of the screen at an address or a pattern. */
export const sourcesAt = (path: string): string[] => routesAt(path).flatMap(it => sourcesOf(it.id))

/** Whether an address or a pattern sends visitors to the log-in. */
export const isForPlayers = (path: string): boolean =>
  routesAt(path).some(it => it.id === '/_protected') ||
  otherPages.some(it => it.path === path && it.isProtected) ||
  games.some(game => {
    const page = pageAt(game, path)
    return page !== undefined && isPlayersOnly(game, page)
  })

/** How React marks a place whose content has yet to load. */
const UNFINISHED = '<!--$!-->'
const MOST_DRAWINGS = 300

export const render = async (path: string, loaded = () => {}) => {
  const queryClient = makeQueryClient()
  stopLoading()
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  // A query that has yet to fail would be kept for a week, and its timer would keep the build alive.
  await queryClient.cancelQueries()
  queryClient.clear()
  loaded()
  const draw = () =>
    renderToString(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    )
  // Each render requests what its screen loads later; the last one has it all.
  let html = draw()
  for (let left = MOST_DRAWINGS; html.includes(UNFINISHED); left--) {
    if (left === 0) throw new Error(`${path} waits for a part that does not load`)
    await new Promise(resolve => setTimeout(resolve, 10))
    html = draw()
  }
  const found = router.state.matches.map(match => match.routeId as string)
  // Root, layout and page; fewer means the not-found page.
  if (found.length < 3) throw new Error(`${path} is to be prerendered, but no route answers it`)
  // Query timers would keep the build alive.
  queryClient.clear()
  return { html, sources: found.flatMap(sourcesOf) }
}
