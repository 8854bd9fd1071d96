import type { KeptDetail } from '#src/model/kept.ts'
import { formatMoney } from '#src/lib/money.ts'
import { Facts } from '#src/ui/Facts.tsx'
import { Section } from '#src/ui/Section.tsx'
import { words } from './words.ts'

/** For a ticket shared by friends: what each paid, and got from the draw once it is over. */
export const TicketShares = ({ ticket: { play, shares = [] } }: { ticket: KeptDetail }) => (
  <Section id="who-shares-it" title={words.$whoSharesIt}>
    <Facts
      facts={shares.map(({ name, amount, got, yours }) => [
        yours ? words.$youAre(name) : name,
        play.status === 'Pending'
          ? formatMoney(amount)
          : words.$paidAndGot(formatMoney(amount), formatMoney(got)),
      ])}
    />
    <p className="hint">{words.$howItIsSplit}</p>
  </Section>
)
