import { createFileRoute } from '@tanstack/react-router'
import { Bank } from './-pages.tsx'

export const Route = createFileRoute('/_protected/withdrawals/bankdetails')({ component: Bank })
