// The app's start: what is stored comes back first, then the router, then React takes the page over.
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from './api/query-client.ts'
import { restoreQueries } from './api/persist.ts'
import { sessionReady, watchSession } from './api/session.ts'
import { alertsAreOn } from './lib/alerts-on.ts'
import { LOW_DATA_CHANGED, readLowData } from './lib/low-data.ts'
import { startPwa } from './pwa/pwa.ts'
import { createAppRouter } from './router.ts'

const startLive = () =>
  void import('./api/live.ts').then(
    it => it.startLive(),
    () => undefined,
  )

/** After the first picture; where data is saved, not before that ends. */
const keepLive = async () => {
  await sessionReady()
  if (readLowData()) addEventListener(LOW_DATA_CHANGED, startLive, { once: true })
  else setTimeout(startLive, 1_000)
}

export const boot = async () => {
  startPwa()
  void sessionReady()
  watchSession()
  await restoreQueries(queryClient)
  const router = createAppRouter(queryClient)
  await router.load()
  const root = document.querySelector('#root')
  if (!root) throw new Error('index.html has no #root')
  // Head tags of the prerendered page give way to the app's own.
  for (const tag of document.querySelectorAll('[data-static]')) tag.remove()
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
  if (alertsAreOn()) void import('./screens/alerts/start-alerts.ts').then(it => it.startAlerts())
  void keepLive()
}
