import { createFileRoute } from '@tanstack/react-router'
import { instantCashout } from '#src/games/instant-cashout/rules.ts'
import { playStore } from '#src/play/store.ts'
import { PlaySummary } from '#src/screens/play/PlaySummary.tsx'

const Page = () => <PlaySummary game={instantCashout} />

export const Route = createFileRoute('/_protected/instant-cashout/summary')({
  loader: () => playStore(instantCashout).ready,
  component: Page,
})
