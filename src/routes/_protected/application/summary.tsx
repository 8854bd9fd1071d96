import { createFileRoute } from '@tanstack/react-router'
import { wyseCash } from '#src/games/wyse-cash/rules.ts'
import { PlayLuckySummary } from '#src/screens/play/lucky/PlayLuckySummary.tsx'

const Page = () => {
  const navigate = Route.useNavigate()
  return (
    <PlayLuckySummary
      game={wyseCash}
      onChange={() => void navigate({ to: '/application/number-selection/{-$initRenderedFormIndex}' })}
      onPay={() => void navigate({ to: '/application/payment-consent' })}
    />
  )
}

export const Route = createFileRoute('/_protected/application/summary')({
  beforeLoad: async () => (await import('../../-first-consent.ts')).needFirstConsent(),
  component: Page,
})
