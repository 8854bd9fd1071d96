import { createFileRoute, redirect } from '@tanstack/react-router'
import { PinPage } from '../../../-pin-page.tsx'

const BONUS = 'referral-wallet'

const Page = () => <PinPage way={Route.useParams().paymentType === BONUS ? 'bonus' : 'play'} />

export const Route = createFileRoute('/_protected/application/transaction-pin/{-$paymentType}')({
  beforeLoad: async ({ params: { paymentType = BONUS } }) => {
    await (await import('../../../-first-consent.ts')).needBothConsents()
    if (paymentType !== BONUS && paymentType !== 'play-wallet')
      throw redirect({ to: '/application/payment-consent', replace: true })
  },
  component: Page,
})
