import { createFileRoute } from '@tanstack/react-router'
import { PlayLuckyConsent } from '#src/screens/play/lucky/PlayLuckyConsent.tsx'
import { useLuckyPay } from '../../-lucky-pay.ts'

const Page = () => {
  const navigate = Route.useNavigate()
  const pay = useLuckyPay()
  if (!pay) return null
  return (
    <PlayLuckyConsent
      pay={pay}
      onChange={() => void navigate({ to: '/application/number-selection/{-$initRenderedFormIndex}' })}
    />
  )
}

export const Route = createFileRoute('/_protected/application/payment-consent')({
  beforeLoad: async () => (await import('../../-first-consent.ts')).needFirstConsent(),
  component: Page,
})
