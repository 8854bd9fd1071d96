import { WalletStatement } from './WalletStatement.tsx'
import { WalletTransactions } from './WalletTransactions.tsx'

export const WalletLog = ({ onOpen }: { onOpen: (id: string) => void }) => (
  <div className="w-full stack">
    <WalletTransactions all onOpen={onOpen} />
    <WalletStatement />
  </div>
)
