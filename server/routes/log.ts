import * as contract from '#src/contract/log.ts'
import { hex } from '#src/lib/bytes.ts'
import { findCheckpoint, listEntries } from '#server/db/queries/log/log-entries.ts'
import { consistencyPath } from '#server/wire/log-paths.ts'
import { found, Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { cosigned } from '#server/wire/logged.ts'
import type { Door } from '#server/http/door.ts'

export const mountLog = (door: Door, { db }: Service): void => {
  door.keepFor(1, contract.getLog, contract.listLogEntries)
  door.keepFor(60, contract.getConsistency)

  door.on(contract.getLog, async () => {
    // Nothing is promised before the first batch is announced.
    const newest = found(await findCheckpoint(db))
    return { checkpoint: await cosigned(db, newest) }
  })

  door.on(contract.getConsistency, async ({ query: { from, to } }) => {
    const newest = await findCheckpoint(db)
    if (from > to || to > (newest?.size ?? 0)) throw new Refusal('not-found')
    return { path: (await consistencyPath(db, from, to)).map(hex) }
  })

  door.on(contract.listLogEntries, async ({ query }) => ({
    entries: (await listEntries(db, query.from, contract.MOST_ENTRIES)).map(it => it.body),
  }))
}
