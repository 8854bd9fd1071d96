// The second consent, then paying: on to the PIN, or to creating it first.
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import type { User } from '#src/model/user.ts'
import type { GameRules } from '#src/games/game.ts'
import { formatMoney } from '#src/lib/money.ts'
import { priceOfLucky, wagersOf } from '#src/picks/lucky.ts'
import { consentStore } from '#src/play/consent-store.ts'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import { beforePaying, missingFor, type PayWay } from '#src/buying/pay-way.ts'
import { PlayLuckyNone } from './PlayLuckyNone.tsx'
import { PlayPayButtons } from '../pay/PlayPayButtons.tsx'
import { PlayBonusShort } from '../pay/PlayBonusShort.tsx'
import { PlayTicketTag } from '../PlayTicketTag.tsx'
import { PlayVerifyFirst } from '../pay/PlayVerifyFirst.tsx'
import { words } from './words.ts'

interface Props {
  game: GameRules
  user: User
  onChange: () => void
  onVerify: () => void
  /** The play wallet must be topped up first, by at least `needed` kobo. */
  onFund: (needed: number) => void
  onPin: (way: 'play' | 'bonus') => void
}

export const PlayLuckyConsent = ({ game, user, onChange, onVerify, onFund, onPin }: Props) => {
  const store = consentStore(game)
  const online = useOnline()
  const { submissions, secondConsent } = useSnapshot(store.state)
  const [missing, setMissing] = useState(false)
  const [bonusShort, setBonusShort] = useState(false)
  if (submissions.length === 0) return <PlayLuckyNone onChange={onChange} />

  const total = priceOfLucky(submissions)
  const pay = (way: PayWay) => {
    if (!secondConsent) return setMissing(true)
    // The card tops up the play wallet; the numbers are then paid from there with the PIN.
    if (way === 'card') return onFund(missingFor(total, user.playBalance))
    const step = beforePaying(way, way === 'bonus' ? user.bonusBalance : user.playBalance, total)
    if (step === 'fund') return onFund(missingFor(total, user.playBalance))
    if (step === 'bonus-short') return setBonusShort(true)
    onPin(way)
  }
  return (
    <div className="w-full max-w-xl mx-auto stack">
      <section className="card stack" aria-label={words.$paymentConsent}>
        <h2 className="title-2">{words.$forWord(submissions.length, formatMoney(total))}</h2>
        <p className="text-soft">{words.$allOfThemAre}</p>
        <PlayTicketTag game={game} wagers={wagersOf(submissions)} />
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
          disabled={!online}
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
    </div>
  )
}
