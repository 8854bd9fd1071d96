// How long an order plays, up to what cost, above which jackpot, and from which wallet.
import { jackpots } from '#src/games/jackpots.ts'
import { formatDate } from '#src/lib/lagos-time.ts'
import { formatMoney, type Kobo } from '#src/lib/money.ts'
import { MoneyField } from '#src/ui/fields/MoneyField.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { lastDay, LENGTHS, payOptions, type faultOf, type OrderWish } from './order-wish.ts'
import { words } from './words.ts'

interface Props {
  wish: OrderWish
  cost: Kobo
  now: number
  fault: ReturnType<typeof faultOf>
  onChange: (part: Partial<OrderWish>) => void
}

const lengths = (now: number) =>
  LENGTHS.map(days => ({
    value: String(days),
    label: words.$forDays(days, formatDate(Date.parse(lastDay(days, now)))),
  }))

const plays = [
  { value: '', label: words.$always },
  ...jackpots.map(({ id, name }) => ({ value: id, label: words.$whileAbove(name) })),
]

export const OrderFields = ({ wish, cost, now, fault, onChange }: Props) => (
  <div className="grid gap-4 md:grid-cols-2 md:items-start">
    <SelectField
      label={words.$until}
      name="days"
      value={String(wish.days)}
      options={lengths(now)}
      onChange={days => onChange({ days: Number(days) })}
    />
    <MoneyField
      label={words.$atMost}
      name="most"
      value={wish.most}
      error={
        fault === 'most'
          ? words.$enterAnAmount
          : fault === 'cost'
            ? words.$oneDrawCosts(formatMoney(cost))
            : undefined
      }
      onChange={most => onChange({ most })}
    />
    <SelectField
      label={words.$onlyWhile}
      name="jackpot"
      value={wish.jackpot}
      options={plays}
      onChange={jackpot => onChange({ jackpot: jackpot as OrderWish['jackpot'] })}
    />
    {wish.jackpot && (
      <MoneyField
        label={words.$sum}
        name="above"
        value={wish.above}
        error={fault === 'above' ? words.$enterAnAmount : undefined}
        required
        onChange={above => onChange({ above })}
      />
    )}
    <SelectField
      label={words.$payFrom}
      name="from"
      value={wish.from}
      options={payOptions}
      onChange={from => onChange({ from: from as OrderWish['from'] })}
    />
  </div>
)
