import { createFileRoute } from '@tanstack/react-router'
import { useUser } from '#src/api/user.ts'
import { AdvanceList } from '#src/screens/advance/AdvanceList.tsx'
import { GameHistory } from '#src/screens/game-history/GameHistory.tsx'
import { useResultsSeen } from '#src/screens/shell/use-results-seen.ts'
import { TicketRepeatRow } from '#src/screens/ticket/TicketRepeat.tsx'

const Page = () => {
  const { user } = useUser()
  const navigate = Route.useNavigate()
  useResultsSeen()
  if (!user) return null
  return (
    <div className="w-full stack">
      <AdvanceList />
      <GameHistory
        playerKey={user.phoneNumber}
        Action={TicketRepeatRow}
        onOpen={({ slipId, item }) =>
          void (item
            ? navigate({ to: '/awoof/{-$step}', params: { step: slipId } })
            : navigate({ to: '/game-history/$gameID', params: { gameID: slipId } }))
        }
      />
    </div>
  )
}

export const Route = createFileRoute('/_protected/game-history/')({ component: Page })
