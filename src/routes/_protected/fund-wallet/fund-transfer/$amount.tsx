import { createFileRoute } from '@tanstack/react-router'
import { fundSearch } from '#src/screens/fund-wallet/fund-search.ts'
import { FundTransfer } from '#src/screens/fund-wallet/FundTransfer.tsx'

const Page = () => {
  const { amount } = Route.useParams()
  const { reference, gameQuery } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <FundTransfer
      amount={amount}
      reference={reference}
      gameQuery={gameQuery}
      onOpened={opened => void navigate({ search: { reference: opened }, replace: true })}
    />
  )
}

export const Route = createFileRoute('/_protected/fund-wallet/fund-transfer/$amount')({
  validateSearch: fundSearch,
  component: Page,
})
