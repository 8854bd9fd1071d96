import { useNavigate, useSearch } from '@tanstack/react-router'
import { FundWallet } from '#src/screens/fund-wallet/FundWallet.tsx'
import { WalletWinnings } from '#src/screens/wallet/WalletWinnings.tsx'

/** Topping up, with or without an amount in the address. */
export const FundPage = ({ amount }: { amount?: string }) => {
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
