import { createFileRoute } from '@tanstack/react-router'
import { Saved } from './-pages.tsx'

export const Route = createFileRoute('/_protected/withdrawals/saved-beneficiaries')({ component: Saved })
