import { useEffect, useState } from 'react'
import { useSession } from '#src/api/user.ts'
import { serverNow } from '#src/lib/server-time.ts'
import type { KeptRows, RowsBox } from '#src/device/rows-box.ts'

/**
 * What this phone has kept of a list of the player's, undefined until it is read or where there is nothing. Rows that the
 * service has just given are kept for later.
 */
export const useKeptRows = <Row>(
  box: Pick<RowsBox<Row>, 'get' | 'save'>,
  fresh: readonly Row[] | undefined,
): KeptRows<Row> | undefined => {
  const player = useSession().user?.phone_number
  const [kept, setKept] = useState<KeptRows<Row>>()
  useEffect(() => {
    let gone = false
    if (player)
      void box.get(player).then(found => {
        if (!gone) setKept(found)
      })
    return () => {
      gone = true
    }
  }, [box, player])
  useEffect(() => {
    if (fresh && player) void box.save(player, fresh, serverNow())
  }, [box, fresh, player])
  return kept
}
