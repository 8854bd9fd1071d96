// Runs beside every page for a player: reports how purchases ended whose answer was lost, and listens for refusals for
// the player's own protection.
import { useSession } from '#src/api/user.ts'
import { AlertModal } from '#src/ui/modals/AlertModal.tsx'
import { QuietLink } from '#src/ui/buttons/Wide.tsx'
import { HeldBackLater } from '../../shared/held-back/HeldBackLater.tsx'
import { useLostAnswers } from './use-lost-answers.ts'
import { words } from './words.ts'

export const PlayPending = () => {
  const { user } = useSession()
  const { first, close } = useLostAnswers(user?.phoneNumber)
  return (
    <>
      <HeldBackLater />
      <AlertModal
        open={first !== undefined}
        kind={first?.kind ?? 'success'}
        heading={first?.heading ?? ''}
        onClose={close}
      >
        {first?.why && <p>{first.why}</p>}
        {first?.ticket && (
          <>
            <p>{words.$theAnswerToYour2}</p>
            <QuietLink to="/game-history/$gameID" params={{ gameID: first.ticket }} onClick={close}>
              {words.$openTheTicket}
            </QuietLink>
          </>
        )}
        {first?.bids && (
          <QuietLink to="/awoof/{-$step}" params={{ step: 'success' }} onClick={close}>
            {words.$openTheBids}
          </QuietLink>
        )}
        {first?.reference && (
          <QuietLink
            to="/fund-wallet/paystack-fund-status"
            search={{ reference: first.reference }}
            onClick={close}
          >
            {words.$seeThePayment}
          </QuietLink>
        )}
      </AlertModal>
    </>
  )
}
