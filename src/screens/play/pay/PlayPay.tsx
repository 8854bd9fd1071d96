// Paying for the picks: the slip at the service's price, and the ways to pay.
import { useState, type RefObject } from 'react'
import { useSnapshot } from 'valtio'
import type { User } from '#src/model/user.ts'
import type { GamePaths } from '#src/games/game.ts'
import type { PlayStore } from '#src/play/store.ts'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import { PlayOrder } from '../order/PlayOrder.tsx'
import { PlayTogether } from '../together/PlayTogether.tsx'
import { sellsInAdvance } from './draw-choices.ts'
import { PlayDraws } from './PlayDraws.tsx'
import { PlayNotYet } from '../PlayNotYet.tsx'
import { PicksNotKept } from '../../shared/slips/SlipParts.tsx'
import { PlayPaying } from './PlayPaying.tsx'
import { PlaySlip } from './PlaySlip.tsx'
import { useSlip } from './use-slip.ts'

interface Props {
  store: PlayStore
  user: User
  paths: GamePaths
  /** The batch on the screen. */
  shown: RefObject<string>
}

export const PlayPay = ({ store, user, paths, shown }: Props) => {
  const online = useOnline()
  const { stake } = useSnapshot(store.state)
  const { storageNotice } = useSnapshot(store.status)
  const { slip, error, retry, renew } = useSlip(store, online)
  const [draws, setDraws] = useState(1)
  // Not picks chosen while the answer was on its way.
  const clear = () => {
    if (store.state.submissions?.slipId === slip?.slipId) store.clearAll()
  }
  return (
    <>
      <PlayNotYet store={store} className="card" />
      {storageNotice && <PicksNotKept />}
      {online && error && <ErrorNote error={error} onRetry={retry} />}
      {online && !slip && !error && <Skeleton lines={6} />}
      {slip && (
        <PlaySlip
          game={store.game}
          lines={slip.data.map(line => line.ticket)}
          stake={stake}
          total={slip.stake}
          potential={slip.potentialWinning}
          back={paths.play}
          slipId={slip.slipId}
        />
      )}
      <PlayPaying
        user={user}
        gameId={store.game.id}
        slip={slip}
        here={paths.summary}
        verifyPhone={paths.verifyPhone}
        bought="/application/success"
        shown={shown}
        draws={draws}
        onRenew={refusal => (refusal === 'slip-paid' ? store.clearAll() : renew())}
        below={
          slip &&
          !store.game.confirmedByPin && (
            <>
              <PlayOrder slipId={slip.slipId} cost={slip.stake} disabled={!online} onMade={clear} />
              {!store.game.choice && (
                <PlayTogether
                  slipId={slip.slipId}
                  cost={slip.stake}
                  disabled={!online}
                  onMade={clear}
                  onRenew={renew}
                />
              )}
            </>
          )
        }
      >
        {isBusy =>
          slip &&
          sellsInAdvance(store.game) && (
            <PlayDraws
              game={store.game}
              each={slip.stake}
              draws={draws}
              disabled={isBusy}
              onDraws={setDraws}
            />
          )
        }
      </PlayPaying>
    </>
  )
}
