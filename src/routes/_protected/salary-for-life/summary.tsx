import { createFileRoute } from '@tanstack/react-router'
import { salaryForLife } from '#src/games/salary-for-life/rules.ts'
import { playStore } from '#src/play/store.ts'
import { PlaySummary } from '#src/screens/play/PlaySummary.tsx'

const Page = () => <PlaySummary game={salaryForLife} />

export const Route = createFileRoute('/_protected/salary-for-life/summary')({
  loader: () => playStore(salaryForLife).ready,
  component: Page,
})
