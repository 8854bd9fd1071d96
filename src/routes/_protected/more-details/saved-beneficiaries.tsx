import { createFileRoute } from '@tanstack/react-router'
import { Saved } from '../withdrawals/-pages.tsx'

export const Route = createFileRoute('/_protected/more-details/saved-beneficiaries')({ component: Saved })
