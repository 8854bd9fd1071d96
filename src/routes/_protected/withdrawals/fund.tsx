import { createFileRoute } from '@tanstack/react-router'
import { Fund } from './-pages.tsx'

export const Route = createFileRoute('/_protected/withdrawals/fund')({ component: Fund })
