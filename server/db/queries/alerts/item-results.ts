// How an item's draw ended, for everybody who bid on it and did not win.
import type { Tx } from '#server/db/db.ts'
import { awoof } from '#src/games/awoof/game.ts'
import { DELIVERED } from './alerts.ts'
import { PROVEN } from './push-devices.ts'

/** One alert for each player with a device that wants results; the winner gets a money alert instead. */
export const insertItemResults = (tx: Tx, itemId: string, tag: string) =>
  tx.value<number>`
    with outcome as (
      select ${tag}::text as tag, b.player_id, i.draws_at, jsonb_build_object(
        'batch', i.id, 'game', ${awoof.id}::text, 'drawsAt', floor(extract(epoch from i.draws_at) * 1000)::bigint,
        'tickets', count(*), 'ticket', case when count(*) = 1 then min(b.id::text) end,
        'stake', sum(b.cost)::bigint, 'paid', 0, 'later', 0, 'refunded', 0) as facts
      from item i join item_bid b on b.item_id = i.id
      where i.id = ${itemId} and b.player_id <> (select player_id from item_prize where item_id = ${itemId})
        and exists (select 1 from push_device d
          where ${PROVEN} and d.player_id = b.player_id and 'result' = any(d.kinds))
      group by i.id, b.player_id${DELIVERED}`
