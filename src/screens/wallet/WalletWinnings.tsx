// Where a top-up is asked for: winnings pay for play, too.
import { useState } from 'react'
import { useUser } from '#src/api/user.ts'
import { QuietButton } from '#src/ui/buttons/Wide.tsx'
import { Money } from '#src/ui/Money.tsx'
import { WalletMove } from './WalletMove.tsx'
import { words } from './words.ts'

interface Props {
  /** Naira, as text. */
  wanted: string | undefined
}

export const WalletWinnings = ({ wanted }: Props) => {
  const { user } = useUser()
  const [moving, setMoving] = useState(false)
  if (!user) return null
  const winnings = user.winningsBalance
  return (
    <>
      {winnings > 0 && (
        <div className="card stack">
          <p>
            {words.$youHave} <Money amount={winnings} balance /> {words.$inYourWinningsWallet}
          </p>
          <QuietButton onClick={() => setMoving(true)}>{words.$moveWinningsToPlay}</QuietButton>
        </div>
      )}
      <WalletMove open={moving} onClose={() => setMoving(false)} winnings={winnings} wanted={wanted} />
    </>
  )
}
