import { WalletTransactions } from './WalletTransactions.tsx'

export const WalletLog = ({ onOpen }: { onOpen: (id: string) => void }) => (
  <div className="page stack">
    <WalletTransactions all onOpen={onOpen} />
  </div>
)
