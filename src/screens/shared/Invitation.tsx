// What visitors see in place of the balances.
import { cheapestTicket } from '#src/games/cheapest-ticket.ts'
import { formatMoney } from '#src/lib/money.ts'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { words } from './words.ts'

export const Invitation = ({ className = '' }: { className?: string }) => (
  <section className={`cloth stack gap-2 ${className}`} aria-label={words.$join}>
    <h2 className="title-1">{words.$playFrom(formatMoney(cheapestTicket()))}</h2>
    <p className="text-sm">{words.$lookRoundAsLong}</p>
    <div className="flex flex-wrap gap-2 mt-1">
      <LinkButton
        to="/user/login"
        search={({ source }) => ({ source })}
        kind="quiet"
        className="btn-small flex-1"
      >
        {words.$logIn}
      </LinkButton>
      <LinkButton
        to="/user/signup"
        search={({ source }) => ({ source })}
        kind="white"
        className="btn-small flex-1"
      >
        {words.$createAccount}
      </LinkButton>
    </div>
  </section>
)
