import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { FundWallet } from '#src/screens/fund-wallet/FundWallet.tsx'
import { WalletWinnings } from '#src/screens/wallet/WalletWinnings.tsx'

/** Where a top-up is asked for, at the address with an amount and at the one without. */
export const FundChannels = () => {
  const { amount } = useParams({ strict: false })
  const { lowBalance, gameQuery, needed } = useSearch({ strict: false })
  const navigate = useNavigate()
  return (
    <FundWallet
      amount={amount}
      lowBalance={lowBalance === 'true'}
      needed={needed}
      gameQuery={gameQuery}
      winnings={<WalletWinnings wanted={needed} />}
      onOpened={reference =>
        void navigate({ to: '/fund-wallet/paystack-fund-status', search: { reference } })
      }
    />
  )
}
