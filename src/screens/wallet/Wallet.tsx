// The three wallets: balances, deposits, transfers, withdrawals, and every movement.
import { useState } from 'react'
import { useSession } from '#src/api/user.ts'
import type { User } from '#src/contract/user.ts'
import { AsOf } from '#src/ui/time/AsOf.tsx'
import { Button } from '#src/ui/Button.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Money } from '#src/ui/Money.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import { WalletBalances } from './WalletBalances.tsx'
import { WalletCounted } from './WalletCounted.tsx'
import { WalletMove } from './WalletMove.tsx'
import { WalletTransactions } from './WalletTransactions.tsx'

interface WalletProps {
  user: User
  /** When the balances were correct, ms. */
  updatedAt: number
  onOpen: (id: string) => void
}

export const Wallet = ({ user, updatedAt, onOpen }: WalletProps) => {
  const { asOf } = useSession()
  const online = useOnline()
  const [moving, setMoving] = useState(false)
  return (
    <div className="w-full stack">
      {(asOf !== null || !online) && <AsOf at={asOf ?? updatedAt} />}
      {user.owed !== undefined && (
        <p role="note" className="card">
          You owe <Money amount={user.owed} />: your bank took a top up back after part of it had been used.
          What you top up next pays it first. Until then no tickets can be bought.
        </p>
      )}
      <WalletBalances
        balances={{
          play: user.play_balance,
          bonus: user.referal_wallet_balance,
          winnings: user.winning_balance,
        }}
      />
      <div className="grid gap-3 grid-cols-2 md:grid-cols-3">
        <LinkButton to="/fund-wallet/fund-channels" kind="gold" block>
          Top up
        </LinkButton>
        <LinkButton to={'/withdrawals/fund' as string} kind="quiet" block>
          Withdrawal
        </LinkButton>
        <div className="col-span-2 md:col-span-1">
          <Button kind="quiet" block disabled={user.winning_balance <= 0} onClick={() => setMoving(true)}>
            Move winnings to play wallet
          </Button>
        </div>
      </div>
      <WalletCounted phone={user.phone_number} />
      <WalletTransactions onOpen={onOpen} />
      <LinkButton to="/transactional-log" kind="quiet" block>
        All transactions
      </LinkButton>
      <WalletMove open={moving} onClose={() => setMoving(false)} winnings={user.winning_balance} />
    </div>
  )
}
