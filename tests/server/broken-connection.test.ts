// The connection to the database breaks just after a statement was carried out: its answer is lost.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { updateUser } from '#src/contract/account.ts'
import { listTransactions, moveWinnings } from '#src/contract/wallet.ts'
import { kobo, naira } from '#src/lib/money.ts'
import type { Db } from '#server/db/db.ts'
import { statement } from '#server/db/sql.ts'
import { around } from '../support/around.ts'
import { freshDb } from '../support/database.ts'
import { newKey } from '../support/play.ts'
import { makeService, type TestService } from '../support/service.ts'

/** Which statement loses its answer next; each that was carried out is counted. */
let breaks: RegExp | undefined
let ran = 0

const lose = async <T>(sql: string, answer: Promise<T>): Promise<T> => {
  const value = await answer
  if (breaks?.test(sql)) ran += 1
  if (ran !== 1 || !breaks?.test(sql)) return value
  throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
}

const breakable = (db: Db): Db => {
  return {
    ...db,
    ...around(db, (ask, texts, values) => lose(statement(texts, values).text, ask())),
    tx: work => lose('commit', db.tx(work)),
  }
}

let s: TestService
beforeAll(async () => {
  s = await makeService({ db: breakable(await freshDb()) })
})
afterAll(() => s.close())

const losing = async <T>(sql: RegExp, work: () => Promise<T>): Promise<T> => {
  ran = 0
  breaks = sql
  return work().finally(() => (breaks = undefined))
}

describe('where the answer of the database is lost', () => {
  test('what only reads is asked again', async () => {
    const { token } = await s.player(kobo(100))
    const { status } = await losing(/transfer/, () => s.call(listTransactions, { token, query: {} }))
    expect([status, ran > 1]).toEqual([200, true])
  })

  test('a call with a key is done again, and has moved the money once', async () => {
    const { playerId, token } = await s.player()
    await s.fund(playerId, kobo(500), 'winnings')
    const { status, json } = await losing(/^commit$/, () =>
      s.call(moveWinnings, { token, key: newKey(), body: { amount: '200' } }),
    )
    expect([status, ran]).toEqual([200, 2])
    expect(JSON.stringify(json)).toContain(String(naira(kobo(300))))
  })

  test('a call without a key is not done again: nobody knows whether it was', async () => {
    const { token } = await s.player()
    const body = { first_name: 'Ada', last_name: 'Obi', gender: 'Female' } as const
    const { status } = await losing(/^commit$/, () => s.call(updateUser, { token, body }))
    expect([status >= 500, ran]).toEqual([true, 1])
  })
})
