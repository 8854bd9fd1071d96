// Below a top-up: back to the game that waits for it, earlier top-ups, and limits.
import { useRouter } from '@tanstack/react-router'
import { QuietButton, QuietLink } from '#src/ui/buttons/Wide.tsx'
import { words } from './words.ts'

interface Props {
  /** The game's own address, if one waits. */
  back: string | undefined
}

export const FundLinks = ({ back }: Props) => {
  const { history } = useRouter()
  return (
    <>
      {back && <QuietButton onClick={() => history.push(back)}>{words.$backToYourGame}</QuietButton>}
      <QuietLink to="/fund-wallet/paystack-fund-status">{words.$yourTopUps}</QuietLink>
      <QuietLink to="/profile-settings/$page" params={{ page: 'safer-play' }}>
        {words.$limitsOfTopUps}
      </QuietLink>
    </>
  )
}
