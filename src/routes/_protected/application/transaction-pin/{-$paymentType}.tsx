import { createFileRoute, redirect } from '@tanstack/react-router'
import { PinPage } from '../../../-pin-page.tsx'

const ways = { 'play-wallet': 'play', 'referral-wallet': 'bonus' } as const
const wayOf = (type: string) => (Object.hasOwn(ways, type) ? ways[type as keyof typeof ways] : undefined)

const Page = () => <PinPage way={wayOf(Route.useParams().paymentType ?? '') ?? 'play'} />

export const Route = createFileRoute('/_protected/application/transaction-pin/{-$paymentType}')({
  beforeLoad: async ({ params: { paymentType } }) => {
    await (await import('../../../-first-consent.ts')).needBothConsents()
    if (paymentType && !wayOf(paymentType))
      throw redirect({ to: '/application/payment-consent', replace: true })
  },
  component: Page,
})
