import { createFileRoute } from '@tanstack/react-router'
import { PlayLuckyConsent } from '#src/screens/play/lucky/PlayLuckyConsent.tsx'
import { LuckyPaying } from '../../-lucky-pay.tsx'

const Page = () => <LuckyPaying Screen={PlayLuckyConsent} />

export const Route = createFileRoute('/_protected/application/payment-consent')({
  beforeLoad: async () => (await import('../../-first-consent.ts')).needFirstConsent(),
  component: Page,
})
