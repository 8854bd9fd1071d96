import { createFileRoute } from '@tanstack/react-router'
import { Steps } from './-pages.tsx'

export const Route = createFileRoute('/_protected/withdrawals/steps')({ component: Steps })
