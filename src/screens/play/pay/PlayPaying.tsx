// Paying for a registered slip of any game: the ways to pay, and the questions and refusals that follow.
import type { ReactNode } from 'react'
import { price } from '#src/picks/price.ts'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import { PausedCard, useIsPaused } from '../../shared/held-back/PausedCard.tsx'
import { PlayBatchMissed } from './PlayBatchMissed.tsx'
import { PlayBonusShort } from './PlayBonusShort.tsx'
import { PlayChecking } from './PlayChecking.tsx'
import { PlayPayButtons } from './PlayPayButtons.tsx'
import { PlayVerifyFirst } from './PlayVerifyFirst.tsx'
import { usePaying, type Paying } from './use-paying.ts'
import { words } from './words.ts'

interface Props extends Paying {
  /** Shown above the ways to pay. */
  children?: (isBusy: boolean) => ReactNode
  /** Shown below them, to players who may pay. */
  below?: ReactNode
}

export const PlayPaying = ({ children, below, ...paying }: Props) => {
  const { user, gameId, slip, draws = 1 } = paying
  const online = useOnline()
  const isPaused = useIsPaused(gameId)
  const { purchase, isBusy, isEarlierOpen, pay, verify, ...asked } = usePaying(paying)
  const { alert, setAlert, missed, setMissed, bonusShort, setBonusShort } = asked
  return (
    <>
      {slip && children?.(isBusy)}
      {slip && !user.phoneVerified && !isPaused && <PlayVerifyFirst onVerify={verify} />}
      {/* A player on a break is not asked to pay, nor is anybody for a game that is held. */}
      <PausedCard game={gameId} />
      {slip && user.phoneVerified && !isPaused && (
        <>
          <PlayPayButtons
            amount={price(draws, slip.stake)}
            withCard={draws === 1}
            balances={{ play: user.playBalance, bonus: user.bonusBalance }}
            pending={purchase.pending}
            disabled={!online || purchase.checking}
            onPay={pay}
          >
            {isEarlierOpen && !isBusy && (
              <p className="hint pb-2" role="status">
                <b>{words.$weAreCheckingYour}.</b> {words.$yourTicketIsBought}
              </p>
            )}
          </PlayPayButtons>
          {below}
        </>
      )}
      <PlayBonusShort
        open={bonusShort}
        onClose={() => setBonusShort(false)}
        onMainWallet={() => {
          setBonusShort(false)
          pay('play')
        }}
      />
      <PlayBatchMissed
        batchId={missed?.batchId}
        onClose={() => setMissed(undefined)}
        onNext={() => {
          setMissed(undefined)
          if (missed) pay(missed.way, missed.batchId)
        }}
      />
      <PlayChecking
        open={purchase.checking}
        online={online}
        sending={purchase.pending !== undefined}
        onAgain={purchase.again}
        onLater={purchase.later}
      />
      <ErrorAlert error={alert} onClose={() => setAlert(undefined)} />
    </>
  )
}
