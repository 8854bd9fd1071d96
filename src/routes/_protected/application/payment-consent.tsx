import { createFileRoute } from '@tanstack/react-router'
import { PlayLuckyConsent } from '#src/screens/play/lucky/PlayLuckyConsent.tsx'
import { withLuckyPay } from '../../-lucky-pay.tsx'

export const Route = createFileRoute('/_protected/application/payment-consent')({
  beforeLoad: async () => (await import('../../-first-consent.ts')).needFirstConsent(),
  component: withLuckyPay(PlayLuckyConsent),
})
