import { createFileRoute } from '@tanstack/react-router'
import { SharedPicks } from '#src/screens/shared-picks/SharedPicks.tsx'

/** The share target of the web app manifest. */
export const Route = createFileRoute('/_app/shared-picks')({ component: SharedPicks })
