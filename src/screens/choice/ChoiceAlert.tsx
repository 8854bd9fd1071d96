// Points a winner to a prize still waiting for a choice; renders nothing for anyone else.
import { useQuery } from '@tanstack/react-query'
import { choicesQuery } from '#src/api/choices.ts'
import { useSession } from '#src/api/user.ts'
import { formatMoney } from '#src/lib/money.ts'
import { LinkButton } from '#src/ui/LinkButton.tsx'

export const ChoiceAlert = () => {
  const { isAuthenticated } = useSession()
  const { data } = useQuery({ ...choicesQuery(), enabled: isAuthenticated })
  const open = isAuthenticated ? (data?.filter(choice => !choice.chosen) ?? []) : []
  return open.map(choice => (
    <section key={choice.id} className="card stack" aria-label="A prize waits for you">
      <p>
        You have won <b className="num">{formatMoney(choice.once)}</b>, or{' '}
        <b className="num">{formatMoney(choice.monthly)}</b> a month for {choice.months} months.
      </p>
      <LinkButton to="/game-history/$gameID" params={{ gameID: choice.slipId }} kind="gold" block>
        Choose how you want it
      </LinkButton>
    </section>
  ))
}
