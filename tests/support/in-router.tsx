// A router for a component that is drawn by itself.
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactNode } from 'react'

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

/** Its markup. */
export const inRouter = (page: ReactNode): string =>
  renderToStaticMarkup(<RouterContextProvider router={router as never}>{page}</RouterContextProvider>)
