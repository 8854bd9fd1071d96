// The second consent, then paying: on to the PIN, or to creating it first.
import { useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { User } from '#src/model/user.ts'
import type { GameRules } from '#src/games/game.ts'
import { formatMoney } from '#src/lib/money.ts'
import { priceOfLucky } from '#src/picks/lucky.ts'
import { consentStore } from '#src/play/consent-store.ts'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import { beforePaying, missingFor, type PayWay } from '#src/buying/pay-way.ts'
import { PausedCard, useIsPaused } from '../../shared/held-back/PausedCard.tsx'
import { PlayPayButtons } from '../pay/PlayPayButtons.tsx'
import { PlayBonusShort } from '../pay/PlayBonusShort.tsx'
import { PlayVerifyFirst } from '../pay/PlayVerifyFirst.tsx'
import { words } from './words.ts'

export interface LuckyPay {
  game: GameRules
  user: User
  onVerify: () => void
  /** On to a top-up of at least `needed` kobo. */
  onFund: (needed: number, isLow: boolean) => void
  onPin: (way: 'play' | 'bonus') => void
  /** Another change of the picks is under way. */
  disabled?: boolean
}

export const PlayLuckyPay = ({ game, user, onVerify, onFund, onPin, disabled = false }: LuckyPay) => {
  const store = consentStore(game)
  const online = useOnline()
  const isPaused = useIsPaused(game.id)
  const { submissions, secondConsent } = useSnapshot(store.state)
  const [missing, setMissing] = useState(false)
  const [bonusShort, setBonusShort] = useState(false)
  const consent = useRef<HTMLElement>(null)

  const total = priceOfLucky(submissions)
  const pay = (way: PayWay) => {
    if (!secondConsent) {
      setMissing(true)
      return consent.current?.querySelector('input')?.focus()
    }
    const step = beforePaying(way, way === 'bonus' ? user.bonusBalance : user.playBalance, total)
    // The card tops up the play wallet; the numbers are then paid from there with the PIN.
    if (way === 'card' || step === 'fund')
      return onFund(missingFor(total, user.playBalance), user.playBalance < total)
    if (step === 'bonus-short') return setBonusShort(true)
    onPin(way)
  }
  // A player on a break is not asked to pay, nor is anybody for a game that is held.
  if (isPaused) return <PausedCard game={game.id} />
  return (
    <>
      <section ref={consent} aria-label={words.$paymentConsent}>
        <Checkbox
          name="second_consent"
          checked={secondConsent}
          onChange={given => {
            store.giveSecondConsent(given)
            setMissing(false)
          }}
          error={missing ? words.$pleaseConfirmThisFirst : undefined}
        >
          {words.$iHaveLookedAt(formatMoney(total))}
        </Checkbox>
      </section>
      {!online && (
        <p className="card" role="status">
          {words.$youAreOfflineYour}
        </p>
      )}
      {user.phoneVerified ? (
        <PlayPayButtons
          amount={total}
          balances={{ play: user.playBalance, bonus: user.bonusBalance }}
          pending={undefined}
          disabled={!online || disabled}
          onPay={pay}
        />
      ) : (
        <PlayVerifyFirst onVerify={onVerify} />
      )}
      <PlayBonusShort
        open={bonusShort}
        onClose={() => setBonusShort(false)}
        onMainWallet={() => {
          setBonusShort(false)
          pay('play')
        }}
      />
    </>
  )
}
