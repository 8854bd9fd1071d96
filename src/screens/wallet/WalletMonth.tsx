// What the month came to, said plainly: a wallet that only shows balances hides it.
import { formatDateTime, formatMonth } from '#src/lib/lagos-time.ts'
import { formatMoney } from '#src/lib/money.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Money } from '#src/ui/Money.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { KeptNote } from '#src/ui/time/KeptNote.tsx'
import { useToday } from '#src/ui/time/use-today.ts'
import { monthOf, type Month } from './month-of.ts'
import { useMovements } from './use-movements.ts'
import { words } from './words.ts'

const balanceWords = ({ staked, cameBack }: Month): string => {
  const more = cameBack - staked
  if (more === 0) return words.$asMuchCameBack
  return more < 0 ? words.$youAreDown(formatMoney(-more)) : words.$youAreUp(formatMoney(more))
}

const headingOf = ({ since }: Month, keptAt: number | undefined): string => {
  // Of that day only what came later is counted.
  if (since !== undefined) return words.$since(formatDateTime(since))
  return keptAt === undefined ? words.$thisMonth : formatMonth(keptAt)
}

export const WalletMonth = () => {
  const { query, rows, keptAt, isAll, isWaited } = useMovements()
  useToday() // another month may have begun
  if (isWaited)
    return (
      // As high as the figures to come.
      <section className="min-h-[130px] md:min-h-[109px]" aria-busy="true" aria-label={words.$thisMonth}>
        <Skeleton lines={4} />
      </section>
    )
  if (rows.length === 0) return null
  const month = monthOf(rows, isAll, keptAt ?? serverNow())
  const parts = [
    [month.toppedUp, words.$toppedUp],
    [month.staked, words.$staked],
    [month.cameBack, words.$cameBack],
  ] as const
  return (
    <section className="stack gap-2" aria-labelledby="wallet-month">
      <div className="row flex-wrap">
        <h2 id="wallet-month" className="title-2">
          {headingOf(month, keptAt)}
        </h2>
        {keptAt !== undefined && <KeptNote at={keptAt} failed={query.isError} />}
      </div>
      <ul className="max-w-md flex flex-wrap items-center gap-x-3 gap-y-1">
        {parts.map(([amount, name], at) => (
          <li key={name} className="flex items-center gap-2">
            {at > 0 && <Icon name="next" size={18} className="text-soft" />}
            <span>
              <Money amount={amount} className="block text-xl font-extrabold leading-tight" />
              <span className="hint">{name}</span>
            </span>
          </li>
        ))}
      </ul>
      {(month.staked > 0 || month.cameBack > 0) && (
        <p className="num text-sm text-soft">
          <b className="text-ink">{balanceWords(month)}</b>
          {month.since !== undefined && words.$olderMovementsAreUnder}
        </p>
      )}
    </section>
  )
}
