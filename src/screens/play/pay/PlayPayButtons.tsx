import type { ReactNode } from 'react'
import { formatBalance, type Kobo } from '#src/lib/money.ts'
import { SMALLEST_TOP_UP } from '#src/lib/fields/typed.ts'
import type { PayWay } from '#src/buying/pay-way.ts'
import { words } from './words.ts'

const ways: { way: PayWay; label: string }[] = [
  { way: 'play', label: words.$payFromPlayWallet },
  { way: 'bonus', label: words.$payFromBonus },
  { way: 'card', label: words.$payByCard },
]

interface Props {
  amount: Kobo
  balances: Record<'play' | 'bonus', Kobo>
  pending: PayWay | undefined
  disabled: boolean
  /** Cards pay for one draw at a time. */
  withCard?: boolean
  onPay: (way: PayWay) => void
  /** Said on the bar, above the way that comes first. */
  children?: ReactNode
}

/**
 * The ways to pay, each with its balance and the amount; one press at a time. The one that can pay now comes first,
 * on a bar that stays in view above the rest of the page.
 */
export const PlayPayButtons = ({
  amount,
  balances,
  pending,
  disabled,
  withCard = true,
  onPay,
  children,
}: Props) => {
  const enough = (['play', 'bonus'] as const).find(way => balances[way] >= amount)
  const best: PayWay = enough ?? (withCard ? 'card' : 'play')
  const offered = ways.filter(({ way }) => withCard || way !== 'card')
  const inOrder = [...offered.filter(it => it.way === best), ...offered.filter(it => it.way !== best)]
  return (
    <div className="contents" role="group" aria-label={words.$waysToPay}>
      {inOrder.map(({ way, label }) => (
        <div key={way} className={way === best ? 'buy-bar' : undefined}>
          {way === best && children}
          <button
            type="button"
            className={`btn btn-block pay-button ${way === best ? 'btn-gold' : 'btn-quiet'}`}
            disabled={disabled || pending !== undefined}
            aria-busy={pending === way || undefined}
            onClick={() => onPay(way)}
          >
            <span className="flex-1 text-left">
              {pending === way ? words.$loading : label}
              <span className="block text-sm font-normal num">
                {way === 'card' ? words.$cardPaymentPage : words.$balance(formatBalance(balances[way]))}
              </span>
            </span>
            <b className="num">
              {formatBalance(way === 'card' ? Math.max(amount, SMALLEST_TOP_UP) : amount)}
            </b>
          </button>
        </div>
      ))}
    </div>
  )
}
