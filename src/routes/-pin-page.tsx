import { useRouter } from '@tanstack/react-router'
import { useUser } from '#src/api/user.ts'
import { wyseCash } from '#src/games/wyse-cash/rules.ts'
import { naira } from '#src/lib/money.ts'
import { PlayLuckyPin } from '#src/screens/play/lucky/PlayLuckyPin.tsx'

const CONSENT = '/application/payment-consent'

/** The PIN that pays from one wallet; three addresses lead here. */
export const PinPage = ({ way }: { way: 'play' | 'bonus' }) => {
  const { user } = useUser()
  const router = useRouter()
  if (!user) return null
  return (
    <PlayLuckyPin
      game={wyseCash}
      user={user}
      way={way}
      onChange={() => void router.navigate({ to: '/application/number-selection/{-$initRenderedFormIndex}' })}
      onBack={() => void router.navigate({ to: CONSENT })}
      onMainWallet={() => router.history.push('/application/transaction-pin/play-wallet')}
      onFund={needed =>
        void router.navigate({
          to: '/fund-wallet/fund-channels',
          search: { lowBalance: 'true', gameQuery: CONSENT, needed: String(naira(needed)) },
        })
      }
      onNoPin={() => void router.navigate({ to: '/more-details/create-pin', search: { source: CONSENT } })}
      onPaid={gameID =>
        void router.navigate({ to: '/game-history/$gameID', params: { gameID }, replace: true })
      }
      onBought={() => void router.navigate({ to: '/application/success', replace: true })}
    />
  )
}
