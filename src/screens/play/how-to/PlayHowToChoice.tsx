import type { Choice } from '#src/games/game.ts'
import { worthToday, YEARLY_RATE } from '#src/games/worth-today.ts'
import { formatMoney, type Kobo } from '#src/lib/money.ts'
import { Slip } from '#src/ui/Slip.tsx'
import { words } from './words.ts'

/** kobo, rounded to the naira: the rate behind it is not known to the kobo. */
const rounded = (amount: Kobo): Kobo => Math.round(amount / 100) * 100

/** The two ways to be paid for a full line, side by side in today's money. */
export const PlayHowToChoice = ({ choice, once }: { choice: Choice; once: Kobo }) => (
  <section aria-label={words.$theWinnersChoice}>
    <Slip>
      <h2 className="title-2 mb-3">{words.$theWinnersChoice}</h2>
      <dl className="sums">
        <dt>{words.$once}</dt>
        <dd>{formatMoney(once)}</dd>
        <dt>{words.$orMonthlyTimes(choice.months)}</dt>
        <dd>{formatMoney(choice.monthly)}</dd>
        <dt>{words.$allPaymentsTogether}</dt>
        <dd>{formatMoney(choice.monthly * choice.months)}</dd>
        <dt>{words.$whatTheyAreWorth}</dt>
        <dd>{formatMoney(rounded(worthToday(choice)))}</dd>
      </dl>
      <p className="text-sm text-soft mt-3">{words.$worthTodayMeansSo(YEARLY_RATE * 100, choice.months)}</p>
    </Slip>
  </section>
)
