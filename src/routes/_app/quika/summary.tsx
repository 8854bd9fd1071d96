import { createFileRoute } from '@tanstack/react-router'
import { quika } from '#src/games/quika/rules.ts'
import { playStore } from '#src/play/store.ts'
import { PlaySummary } from '#src/screens/play/PlaySummary.tsx'

const Page = () => <PlaySummary game={quika} />

export const Route = createFileRoute('/_app/quika/summary')({
  loader: () => playStore(quika).ready,
  component: Page,
})
