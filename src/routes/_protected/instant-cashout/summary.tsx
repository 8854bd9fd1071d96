import { createFileRoute } from '@tanstack/react-router'
import { useUser } from '#src/api/user.ts'
import { instantCashout } from '#src/games/instant-cashout/rules.ts'
import { playStore } from '#src/play/store.ts'
import { PlaySummary } from '#src/screens/play/PlaySummary.tsx'

const HERE = '/instant-cashout/summary'

const Page = () => {
  const { user } = useUser()
  const navigate = Route.useNavigate()
  if (!user) return null
  return (
    <PlaySummary
      store={playStore(instantCashout)}
      user={user}
      onBought={() => void navigate({ to: '/application/success', replace: true })}
      onFund={needed =>
        void navigate({
          to: '/fund-wallet/fund-channels',
          search: { lowBalance: 'true', gameQuery: HERE, needed },
        })
      }
      onCheckout={reference =>
        void navigate({ to: '/fund-wallet/paystack-fund-status', search: { reference } })
      }
    />
  )
}

export const Route = createFileRoute('/_protected/instant-cashout/summary')({
  loader: () => playStore(instantCashout).ready,
  component: Page,
})
