// App start: restores what is stored, then the router, then React takes over the page.
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from './api/cache/query-client.ts'
import { restoreQueries } from './api/cache/persist.ts'
import { sessionReady } from '#src/api/session/session.ts'
import { startPwa } from './pwa/pwa.ts'
import { createAppRouter, type AppRouter } from './router.ts'

/** The router begins at the top of the page; a visitor who has already scrolled stays there. */
const stay = (router: AppRouter) => {
  let at = scrollY
  const note = () => (at = scrollY)
  addEventListener('scroll', note)
  const end = router.subscribe('onRendered', () => {
    end()
    removeEventListener('scroll', note)
    if (!location.hash) scrollTo(0, at)
  })
}

export const boot = async () => {
  startPwa()
  void sessionReady()
  await restoreQueries(queryClient)
  const router = createAppRouter(queryClient)
  await router.load()
  const root = document.querySelector('#root')
  if (!root) throw new Error('index.html has no #root')
  stay(router)
  // In slices, so that the app's first render does not hold up a tap on the prerendered page.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </StrictMode>,
    ),
  )
  void import('./late.ts').then(
    it => it.startLate(),
    () => undefined,
  )
}
