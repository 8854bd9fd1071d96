import { createFileRoute } from '@tanstack/react-router'
import { PinPage } from '../../-pin-page.tsx'

const Page = () => <PinPage way="bonus" />

/** Pays from the second wallet. */
export const Route = createFileRoute('/_protected/application/transaction-pin2')({
  beforeLoad: async () => (await import('../../-first-consent.ts')).needBothConsents(),
  component: Page,
})
