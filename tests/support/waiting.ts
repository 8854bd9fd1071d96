import { expect } from 'vitest'
import type { Db } from '#server/db/db.ts'

/** Until so many statements wait for somebody else's lock, asked beside any transaction. */
export const untilWaiting = (db: Db, statements: number) =>
  expect
    .poll(() => db.one`select count(*) as n from pg_stat_activity where wait_event_type = 'Lock'`, {
      timeout: 60_000,
    })
    .toEqual({ n: statements })
