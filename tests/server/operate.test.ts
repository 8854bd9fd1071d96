// The operator's command line: help, dry runs, who and why, and the files for the regulator.
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { kobo } from '#src/lib/money.ts'
import { commandNames } from '#server/programs/commands.ts'
import { operate } from '#server/programs/operate.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { balanceOf } from '#server/ledger/transfers.ts'
import { buy } from '../support/play.ts'
import { makeService, type TestService } from '../support/service.ts'

let s: TestService
beforeEach(async () => {
  s = await makeService()
  await s.runDue()
})
afterEach(() => s.close())

const operator = (...words: string[]) =>
  operate({ ...s.service, randomness: s.service.ports.randomness }, words)
const reserve = () => balanceOf(s.db, 'prize_reserve')

test('help lists every command, and one says how it is called', async () => {
  const all = await operator('help')
  for (const name of commandNames) expect(all).toContain(`  ${name}`)
  expect(await operator('fund-reserve', '--help')).toContain('fund-reserve NAIRA --who=NAME')
})

test('a dry run says what would happen and leaves nothing; the deed wants to know who and why, and is written down', async () => {
  const before = await reserve()
  expect(await operator('fund-reserve', '500', '--dry-run')).toMatch(
    /^Nothing was changed. It would say:\n₦500 added/,
  )
  expect(await reserve()).toBe(before)
  await expect(operator('fund-reserve', '500')).rejects.toThrow('Say who you are and why')
  expect(await operator('fund-reserve', '500', '--who=Bola', '--why=start of the month')).toContain(
    '₦500 added',
  )
  expect(await reserve()).toBe(before + kobo(500))
  expect(await operator('log')).toMatch(/Bola: fund-reserve 500 \(start of the month\)$/)
  expect(await checkInvariants(s.db)).toEqual([])
})

test('a deed that fails is not written down', async () => {
  await expect(operator('resume', 'nothing', '--who=Bola', '--why=x')).rejects.toThrow('Say a game')
  expect(await operator('log')).toBe('Nothing was done by command yet.')
})

test('the regulator gets what the tickets and the ledger say, by day', async () => {
  const { token } = await s.player(kobo(500))
  await buy(s, { token })
  const folder = await mkdtemp(path.join(tmpdir(), 'regulator-'))
  expect(await operator('regulator', '2026-11-20', '2026-11-20', folder)).toContain(
    'sales-2026-11-20-2026-11-20.csv: 1 rows',
  )
  const sales = await readFile(path.join(folder, 'sales-2026-11-20-2026-11-20.csv'), 'utf8')
  expect(sales).toBe('day,game,tickets,lines,amount\r\n2026-11-20,instant-cashout,1,1,100.00\r\n')
  await expect(operator('regulator', '2026-11-21', '2026-11-20', folder)).rejects.toThrow('Say the first day')
})
