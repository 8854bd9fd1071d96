// The three wallets: balances, deposits, transfers, withdrawals, and every movement.
import { useState } from 'react'
import type { User } from '#src/model/user.ts'
import { QuietLink } from '#src/ui/buttons/Wide.tsx'
import { Money } from '#src/ui/Money.tsx'
import { BalancesSince } from '../shared/BalancesSince.tsx'
import { WalletBalances } from './WalletBalances.tsx'
import { WalletCounted } from './WalletCounted.tsx'
import { WalletMonth } from './WalletMonth.tsx'
import { WalletMove } from './WalletMove.tsx'
import { WalletStatement } from './WalletStatement.tsx'
import { WalletTransactions } from './WalletTransactions.tsx'
import { useMovements } from './use-movements.ts'
import { words } from './words.ts'

interface WalletProps {
  user: User
  onOpen: (id: string) => void
}

export const Wallet = ({ user, onOpen }: WalletProps) => {
  const { isWaited } = useMovements()
  const [moving, setMoving] = useState(false)
  return (
    <div className="w-full stack gap-5">
      <BalancesSince />
      {user.owed !== undefined && (
        <p role="note" className="card">
          {words.$youOwe} <Money amount={user.owed} />
          {words.$yourBankTookA}
        </p>
      )}
      <WalletBalances
        balances={{
          play: user.playBalance,
          bonus: user.bonusBalance,
          winnings: user.winningsBalance,
        }}
        onMove={() => setMoving(true)}
      />
      <WalletMonth />
      <WalletTransactions onOpen={onOpen} />
      {!isWaited && (
        <>
          <QuietLink to="/transactional-log">{words.$allTransactions}</QuietLink>
          <WalletStatement />
          <WalletCounted phone={user.phoneNumber} />
        </>
      )}
      <WalletMove open={moving} onClose={() => setMoving(false)} winnings={user.winningsBalance} />
    </div>
  )
}
