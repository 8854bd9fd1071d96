// A ticket's summary before buying: players see the service's price and the ways to pay, visitors the
// catalogue's price and the login.
import { useRef } from 'react'
import { useSnapshot } from 'valtio'
import { useUser } from '#src/api/user.ts'
import type { GameRules } from '#src/games/game.ts'
import { potentialWinning } from '#src/games/odds.ts'
import { pathsOf } from '#src/games/paths.ts'
import { price } from '#src/picks/price.ts'
import { isTicketComplete, linesOf } from '#src/picks/rows.ts'
import { playStore } from '#src/play/store.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { VisitorToPay } from '../shared/slips/SlipParts.tsx'
import { PlayBatchLine } from './PlayBatchLine.tsx'
import { PlayPay } from './pay/PlayPay.tsx'
import { PlaySlip } from './pay/PlaySlip.tsx'
import { words } from './words.ts'

export const PlaySummary = ({ game }: { game: GameRules }) => {
  const { user } = useUser()
  const store = playStore(game)
  const paths = pathsOf(game)
  const shown = useRef('')
  const { picks, stake, submissions } = useSnapshot(store.state)

  if (!isTicketComplete({ rows: picks }) && !submissions)
    return (
      <div className="w-full max-w-xl">
        <EmptyState
          heading={words.$yourTicketIsNot}
          sub={words.$pickEveryNumberOf}
          action={<LinkButton to={paths.play}>{words.$pickNumbers}</LinkButton>}
        />
      </div>
    )
  const lines = linesOf(picks)
  return (
    <div className="w-full max-w-xl stack">
      <PlayBatchLine game={game} onBatch={store.newGameId} shown={shown} />
      {user ? (
        <PlayPay store={store} user={user} paths={paths} shown={shown} />
      ) : (
        <>
          <PlaySlip
            game={game}
            lines={lines}
            stake={stake}
            total={price(lines.length, stake)}
            potential={potentialWinning(game, stake, lines)}
            back={paths.play}
          />
          <VisitorToPay kept={words.$yourPicksAreKept} source={paths.summary} />
        </>
      )}
    </div>
  )
}
