import { createFileRoute } from '@tanstack/react-router'
import { PinPage } from '../../../-pin-page.tsx'

const Page = () => <PinPage way="play" />

export const Route = createFileRoute('/_protected/application/transaction-pin/')({
  beforeLoad: async () => (await import('../../../-first-consent.ts')).needBothConsents(),
  component: Page,
})
