import { useCallback, useEffect } from 'react'
import { useSession } from '#src/api/user.ts'
import { serverNow } from '#src/lib/server-time.ts'
import type { KeptRows, RowsBox } from '#src/device/rows-box.ts'
import { useFound } from '#src/ui/late/use-found.ts'

/**
 * This phone's copy of one of the player's lists; undefined until read or if there is none. Saves fresh rows
 * from the service.
 */
export const useKeptRows = <Row>(
  box: Pick<RowsBox<Row>, 'get' | 'save'>,
  fresh: readonly Row[] | undefined,
): KeptRows<Row> | undefined => {
  const player = useSession().user?.phoneNumber
  const kept = useFound(useCallback(() => (player ? box.get(player) : undefined), [box, player]))
  useEffect(() => {
    if (fresh && player) void box.save(player, fresh, serverNow())
  }, [box, fresh, player])
  return kept
}
