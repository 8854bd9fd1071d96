// The picks as a slip at the service: registered once, and again only if the picks or the stake change.
import { useSnapshot } from 'valtio'
import { useRegisterSlip } from '#src/api/games.ts'
import { naira } from '#src/lib/money.ts'
import { isTicketComplete, linesOf } from '#src/picks/rows.ts'
import type { PlayStore } from '#src/play/store.ts'
import { useRegistered } from '../../shared/slips/use-registered.ts'

export const useSlip = (store: PlayStore, online: boolean) => {
  const { submissions, picks, stake } = useSnapshot(store.state)
  const register = useRegisterSlip(store.game.lotteryType)
  useRegistered(
    register,
    online && isTicketComplete({ rows: picks }) && !submissions,
    () => ({
      stake: String(naira(stake)),
      lottery: linesOf(store.state.picks).map(ticket => ({ ticket })),
    }),
    store.keepSubmissions,
  )
  return {
    slip: submissions,
    error: register.error,
    retry: register.reset,
    /** The service no longer knows the slip, or it was paid: the same picks make a new one. */
    renew: () => store.keepSubmissions(null),
  }
}
