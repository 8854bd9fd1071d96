import { createFileRoute } from '@tanstack/react-router'
import { PlayLuckySummary } from '#src/screens/play/lucky/PlayLuckySummary.tsx'
import { LuckyPaying } from '../../-lucky-pay.tsx'

const Page = () => <LuckyPaying Screen={PlayLuckySummary} />

export const Route = createFileRoute('/_protected/application/summary')({
  beforeLoad: async () => (await import('../../-first-consent.ts')).needFirstConsent(),
  component: Page,
})
