// Below a top-up: back to what waits for it, earlier top-ups, and limits.
import { useRouter } from '@tanstack/react-router'
import { QuietButton, QuietLink } from '#src/ui/buttons/Wide.tsx'
import { words } from './words.ts'

interface Props {
  /** Where a game, an order or an invitation waits, if one does. */
  back: string | undefined
}

export const FundLinks = ({ back }: Props) => {
  const { history } = useRouter()
  return (
    <>
      {back && <QuietButton onClick={() => history.push(back)}>{words.$backToWhereYou}</QuietButton>}
      <QuietLink to="/fund-wallet/paystack-fund-status">{words.$yourTopUps}</QuietLink>
      <QuietLink to="/profile-settings/$page" params={{ page: 'safer-play' }}>
        {words.$limitsOfTopUps}
      </QuietLink>
    </>
  )
}
