import { PROMISE_DAYS, PROMISE_ROWS, getPromises } from '#src/contract/promises/promises.ts'
import { listPromises } from '#server/db/queries/operator/promises.ts'
import type { Service } from '#server/service.ts'
import type { Door } from '#server/http/door.ts'

const AGE = 300 // seconds; it changes once a day

export const mountPromises = (door: Door, { db }: Service): void => {
  door.keepFor(AGE, getPromises)
  door.on(getPromises, async () => ({ promises: await listPromises(db, PROMISE_DAYS, PROMISE_ROWS) }))
}
