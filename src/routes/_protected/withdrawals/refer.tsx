import { createFileRoute } from '@tanstack/react-router'
import { Refer } from '#src/screens/refer/Refer.tsx'

export const Route = createFileRoute('/_protected/withdrawals/refer')({ component: Refer })
