import type { Choice } from '#src/games/game.ts'
import { worthToday, YEARLY_RATE } from '#src/games/worth-today.ts'
import { formatMoney, type Kobo } from '#src/lib/money.ts'
import { Slip } from '#src/ui/Slip.tsx'

/** kobo, rounded to the naira: the rate behind it is not known to the kobo. */
const rounded = (amount: Kobo): Kobo => Math.round(amount / 100) * 100

/** The two ways to be paid for a full line, side by side in today's money. */
export const PlayHowToChoice = ({ choice, once }: { choice: Choice; once: Kobo }) => (
  <section aria-label="The winner’s choice">
    <Slip>
      <h2 className="title-2 mb-3">The winner’s choice</h2>
      <dl className="sums">
        <dt>Once</dt>
        <dd>{formatMoney(once)}</dd>
        <dt>Or monthly, {choice.months} times</dt>
        <dd>{formatMoney(choice.monthly)}</dd>
        <dt>All payments together</dt>
        <dd>{formatMoney(choice.monthly * choice.months)}</dd>
        <dt>What they are worth today</dt>
        <dd>{formatMoney(rounded(worthToday(choice)))}</dd>
      </dl>
      <p className="text-sm text-soft mt-3">
        Worth today means: so much money now, at {YEARLY_RATE * 100}% a year, would pay the same{' '}
        {choice.months} payments. A naira in twenty years buys less than a naira today.
      </p>
    </Slip>
  </section>
)
