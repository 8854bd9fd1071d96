import { createFileRoute } from '@tanstack/react-router'
import { FundWallet } from '#src/screens/fund-wallet/FundWallet.tsx'
import { fundSearch } from '#src/screens/fund-wallet/fund-search.ts'
import { WalletWinnings } from '#src/screens/wallet/WalletWinnings.tsx'

const Page = () => {
  const { lowBalance, gameQuery, needed } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <FundWallet
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

export const Route = createFileRoute('/_protected/fund-wallet/fund-channels/')({
  validateSearch: fundSearch,
  component: Page,
})
