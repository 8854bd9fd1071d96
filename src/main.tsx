// The one door: what is stored comes back first, then the router, then React takes the page over.
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import 'virtual:uno.css'
import './ui/look/look.css'
import { queryClient } from './api/query-client.ts'
import { sessionReady, watchSession } from './api/session.ts'
import { createAppRouter } from './router.ts'
import { applyTheme, storedTheme } from './lib/theme.ts'

const boot = async () => {
  applyTheme(storedTheme())
  void sessionReady()
  watchSession()
  const router = createAppRouter(queryClient)
  await router.load()
  const root = document.querySelector('#root')
  if (!root) throw new Error('index.html has no #root')
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
}

void boot()
