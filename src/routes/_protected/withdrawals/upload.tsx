import { createFileRoute } from '@tanstack/react-router'
import { Identity } from '#src/screens/identity/Identity.tsx'

export const Route = createFileRoute('/_protected/withdrawals/upload')({ component: Identity })
