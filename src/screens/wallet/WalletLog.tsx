import { useMovements } from './use-movements.ts'
import { WalletStatement } from './WalletStatement.tsx'
import { WalletTransactions } from './WalletTransactions.tsx'

export const WalletLog = ({ onOpen }: { onOpen: (id: string) => void }) => {
  const { isWaited } = useMovements()
  return (
    <div className="w-full stack">
      <WalletTransactions all onOpen={onOpen} />
      {!isWaited && <WalletStatement />}
    </div>
  )
}
