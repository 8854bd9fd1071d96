import { createFileRoute } from '@tanstack/react-router'
import { useUser } from '#src/api/user.ts'
import type { Batch } from '#src/model/draws.ts'
import { ChoiceCard } from '#src/screens/choice/ChoiceCard.tsx'
import { useResultsSeen } from '#src/screens/shell/use-results-seen.ts'
import { TicketPage } from '#src/screens/ticket/TicketPage.tsx'
import { WholeDraw } from '#src/screens/whole-draw/WholeDraw.tsx'

const wholeDrawOf = (batch: Batch) => <WholeDraw batch={batch} />

const Page = () => {
  const { gameID } = Route.useParams()
  const { user } = useUser()
  useResultsSeen()
  return (
    user && (
      <TicketPage
        key={gameID}
        id={gameID}
        playerKey={user.phoneNumber}
        choice={<ChoiceCard ticketId={gameID} />}
        wholeDraw={wholeDrawOf}
      />
    )
  )
}

export const Route = createFileRoute('/_protected/game-history/$gameID')({ component: Page })
