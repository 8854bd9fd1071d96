// Follows one top-up until settled, and takes a player who waited to what was bought, or back to the game.
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { forgetMoney } from '#src/api/games.ts'
import { useSession } from '#src/api/user.ts'
import { topUpQuery } from '#src/api/wallet.ts'
import type { TopUp } from '#src/model/money.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { topUpBox } from '#src/device/money-boxes.ts'
import { useKeptRows } from '../shared/use-kept-rows.ts'
import { goesBackAtOnce, wayBackOf } from '#src/lib/way-back.ts'
import { followHere } from './other-window.ts'
import { isTopUpSettled } from './top-up-words.ts'

/** The page of what it paid for. */
export const pathOf = ({ kind, slipId }: NonNullable<TopUp['slip']>): string =>
  kind === 'bid' ? `/awoof/${slipId}` : `/game-history/${slipId}`

/** `asOf`: when this phone's copy was true, if the service does not answer. */
export const useFollowedTopUp = (reference: string, returned: boolean) => {
  const router = useRouter()
  const query = useQuery(topUpQuery(reference))
  const kept = useKeptRows(topUpBox, undefined)
  const player = useSession().user?.phoneNumber
  const fresh = query.data
  const topUp = fresh ?? (query.error ? kept?.rows.find(it => it.reference === reference) : undefined)
  const settled = topUp !== undefined && isTopUpSettled(topUp.state)
  const back = wayBackOf(reference)
  const [waits, setWaits] = useState(returned)
  if (fresh && !settled && !waits) setWaits(true)
  // Only a player who waited is sent on to the ticket; an old payment is viewed here.
  const isBought = waits && fresh?.slip?.bought
  const goesOn = isBought && back && goesBackAtOnce(reference)
  const bought = isBought && !goesOn ? pathOf(fresh.slip!) : undefined

  useEffect(() => {
    if (settled) void forgetMoney()
  }, [settled])
  const { refetch } = query
  useEffect(
    () =>
      followHere(reference, () => {
        // The payment may settle before this page first hears of it.
        setWaits(true)
        void refetch()
      }),
    [reference, refetch],
  )
  useEffect(() => {
    if (bought) router.history.replace(bought)
  }, [bought, router])
  useEffect(() => {
    if (goesOn) router.history.replace(`${back}?reference=${encodeURIComponent(reference)}`)
  }, [goesOn, back, reference, router])
  useEffect(() => {
    if (fresh && player)
      void topUpBox.saveOne(player, fresh, it => it.reference === fresh.reference, serverNow())
  }, [fresh, player])

  return { topUp, asOf: fresh ? undefined : kept?.asOf, settled, back, error: query.error, refetch }
}
