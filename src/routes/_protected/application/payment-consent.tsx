import { createFileRoute } from '@tanstack/react-router'
import { useUser } from '#src/api/user.ts'
import { pathsOf } from '#src/games/paths.ts'
import { wyseCash } from '#src/games/wyse-cash/rules.ts'
import { naira } from '#src/lib/money.ts'
import { PlayLuckyConsent } from '#src/screens/play/lucky/PlayLuckyConsent.tsx'

const HERE = '/application/payment-consent'
const PIN = { play: 'play-wallet', bonus: 'referral-wallet' } as const

const Page = () => {
  const { user } = useUser()
  const navigate = Route.useNavigate()
  if (!user) return null
  const askPin = (way: keyof typeof PIN) => {
    const paymentType = PIN[way]
    if (user.hasPin)
      return navigate({ to: '/application/transaction-pin/$paymentType', params: { paymentType } })
    return navigate({
      to: '/more-details/create-pin',
      search: { source: `/application/transaction-pin/${paymentType}` },
    })
  }
  return (
    <PlayLuckyConsent
      game={wyseCash}
      user={user}
      onChange={() => void navigate({ to: '/application/number-selection/{-$initRenderedFormIndex}' })}
      onVerify={() => void navigate({ to: pathsOf(wyseCash).verifyPhone, search: { source: HERE } })}
      onFund={needed =>
        void navigate({
          to: '/fund-wallet/fund-channels',
          search: { lowBalance: 'true', gameQuery: HERE, needed: String(naira(needed)) },
        })
      }
      onPin={way => void askPin(way)}
    />
  )
}

export const Route = createFileRoute('/_protected/application/payment-consent')({
  beforeLoad: async () => (await import('../../-first-consent.ts')).needFirstConsent(),
  component: Page,
})
