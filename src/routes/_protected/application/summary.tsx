import { createFileRoute } from '@tanstack/react-router'
import { PlayLuckySummary } from '#src/screens/play/lucky/PlayLuckySummary.tsx'
import { withLuckyPay } from '../../-lucky-pay.tsx'

export const Route = createFileRoute('/_protected/application/summary')({
  beforeLoad: async () => (await import('../../-first-consent.ts')).needFirstConsent(),
  component: withLuckyPay(PlayLuckySummary),
})
