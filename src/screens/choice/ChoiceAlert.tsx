// Points a winner to a prize still waiting for a choice; renders nothing for anyone else.
import { useQuery } from '@tanstack/react-query'
import { choicesQuery } from '#src/api/choices.ts'
import { useSession } from '#src/api/user.ts'
import { formatMoney } from '#src/lib/money.ts'
import { GoldLink } from '#src/ui/buttons/Wide.tsx'
import { words } from './words.ts'

export const ChoiceAlert = () => {
  const { isAuthenticated } = useSession()
  const { data } = useQuery({ ...choicesQuery(), enabled: isAuthenticated })
  const open = isAuthenticated ? (data?.filter(choice => !choice.chosen) ?? []) : []
  return open.map(choice => (
    <section key={choice.id} className="card stack" aria-label={words.$aPrizeWaitsFor}>
      <p>
        {words.$youHaveWon} <b className="num">{formatMoney(choice.once)}</b>
        {words.$or} <b className="num">{formatMoney(choice.monthly)}</b>{' '}
        {words.$aMonthForMonths(choice.months)}
      </p>
      <GoldLink to="/game-history/$gameID" params={{ gameID: choice.slipId }}>
        {words.$chooseHowYouWant}
      </GoldLink>
    </section>
  ))
}
