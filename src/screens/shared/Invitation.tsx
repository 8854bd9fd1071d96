// What a visitor meets in the place of the balances.
import { cheapestTicket } from '#src/games/cheapest-ticket.ts'
import { formatMoney } from '#src/lib/money.ts'
import { LinkButton } from '#src/ui/LinkButton.tsx'

export const Invitation = ({ className = '' }: { className?: string }) => (
  <section className={`cloth stack gap-2 ${className}`} aria-label="Join">
    <h2 className="title-1">Play from {formatMoney(cheapestTicket())}</h2>
    <p className="text-sm">
      Look round as long as you like. A ticket needs a Nigerian mobile number and two minutes.
    </p>
    <div className="flex flex-wrap gap-2 mt-1">
      <LinkButton to="/user/login" kind="quiet" className="btn-small flex-1">
        Log in
      </LinkButton>
      <LinkButton to="/user/signup" kind="white" className="btn-small flex-1">
        Create account
      </LinkButton>
    </div>
  </section>
)
