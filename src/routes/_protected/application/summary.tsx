import { createFileRoute } from '@tanstack/react-router'
import { PlayLuckySummary } from '#src/screens/play/lucky/PlayLuckySummary.tsx'
import { useLuckyPay } from '../../-lucky-pay.ts'

const Page = () => {
  const navigate = Route.useNavigate()
  const pay = useLuckyPay()
  if (!pay) return null
  return (
    <PlayLuckySummary
      pay={pay}
      onChange={() => void navigate({ to: '/application/number-selection/{-$initRenderedFormIndex}' })}
    />
  )
}

export const Route = createFileRoute('/_protected/application/summary')({
  beforeLoad: async () => (await import('../../-first-consent.ts')).needFirstConsent(),
  component: Page,
})
