import { createFileRoute } from '@tanstack/react-router'
import { SharedPicks } from '#src/screens/shared-picks/SharedPicks.tsx'

/** The web app manifest's share target. */
export const Route = createFileRoute('/_app/shared-picks')({ component: SharedPicks })
