import type { Choice } from '#src/games/game.ts'
import { worthToday, YEARLY_RATE } from '#src/games/worth-today.ts'
import { formatMoney, type Kobo } from '#src/lib/money.ts'
import { Facts } from '#src/ui/Facts.tsx'

/** kobo, rounded to the naira: the rate behind it is not known to the kobo. */
const rounded = (amount: Kobo): Kobo => Math.round(amount / 100) * 100

/** The two ways to be paid for a full line, side by side in today's money. */
export const PlayHowToChoice = ({ choice, once }: { choice: Choice; once: Kobo }) => (
  <section className="card stack" aria-label="The winner’s choice">
    <h2 className="title-2">The winner’s choice</h2>
    <Facts
      facts={[
        ['Once', formatMoney(once)],
        [`Or monthly, ${choice.months} times`, formatMoney(choice.monthly)],
        ['All payments together', formatMoney(choice.monthly * choice.months)],
        ['What they are worth today', formatMoney(rounded(worthToday(choice)))],
      ]}
    />
    <p className="hint">
      Worth today means: so much money now, at {YEARLY_RATE * 100}% a year, would pay the same {choice.months}{' '}
      payments. A naira in twenty years buys less than a naira today.
    </p>
  </section>
)
