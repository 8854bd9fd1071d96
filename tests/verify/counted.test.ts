// A player's own share of a night's total, as the real service shows it and as a cheat would.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCounted, type Counted } from '#src/contract/liabilities.ts'
import { lagosInstant, MINUTE } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { countLiabilities } from '#server/deeds/log/count-liabilities.ts'
import { publishLog } from '#server/deeds/log/publish-log.ts'
import { makeService, type TestService } from '../support/service.ts'
import { verify } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'oriire-counted-'))
let s: TestService
let one: Awaited<ReturnType<TestService['player']>>
let counted: Counted
let other: Counted

const ask = async (token: string) => (await s.call(getCounted, { token })).data.counted

beforeAll(async () => {
  s = await makeService()
  await s.runDue()
  one = await s.player(kobo(1_000))
  const second = await s.player(kobo(250))
  await s.player()
  await s.clock.set(lagosInstant(2026, 11, 21) + MINUTE)
  await countLiabilities(s.service)
  await publishLog(s.service)
  counted = (await ask(one.token))!
  other = (await ask(second.token))!
})
afterAll(async () => {
  await s.close()
  rmSync(folder, { recursive: true })
})

const run = async (answers: unknown[], phone = one.phone) => {
  const files = answers.map((answer, at) => {
    const file = join(folder, `${at}.json`)
    writeFileSync(file, JSON.stringify({ counted: answer }))
    return file
  })
  const { code, checked, said } = await verify('counted', '--phone', phone, ...files)
  expect([said, checked.length]).toEqual(['', answers.length])
  return { code, checked: checked.map(it => it.checks) }
}

test('a player finds their balance in the total that the log shows to all', async () => {
  const { code, checked } = await run([counted])
  expect(code).toBe(0)
  expect(checked[0]!.leaf).toBe('passed: 100000 of 125000 kobo, the night of 2026-11-20')
  expect(checked[0]!.logged).toMatch(/^passed: entry \d+, and 1 have cosigned$/)
})

test('before the first night there is nothing to check, and nothing fails', async () => {
  const { code, checked } = await run([null])
  expect([code, checked[0]!.form]).toEqual([0, expect.stringMatching(/^waiting/)])
})

const forged = (change: (it: Counted) => unknown) => {
  const it = structuredClone(counted)
  change(it)
  return it
}

test('a leaf of somebody else, with less, of another night or outside the total fails by name', async () => {
  const forgeries: [title: string, check: 'leaf' | 'logged', answer: Counted][] = [
    ['the leaf of another player', 'leaf', other],
    ['less in a wallet', 'leaf', forged(it => (it.leaf.play -= 1))],
    ['a stake that is not counted', 'leaf', forged(it => (it.leaf.stakes += 1))],
    ['a step without its sum', 'leaf', forged(it => (it.path[0] = it.path[0]!.slice(0, 65)))],
    ['money moved between wallets', 'leaf', forged(it => ((it.leaf.play -= 5), (it.leaf.bonus += 5)))],
    ['another night', 'leaf', forged(it => (it.leaf.night = '2026-11-19'))],
    [
      'a neighbour that holds less',
      'leaf',
      forged(it => (it.path[0] = it.path[0]!.replace(/[0-9]+$/, sum => String(Number(sum) - 1)))),
    ],
    ['a smaller total', 'leaf', forged(it => (it.entry.total -= 1))],
    ['a total that the log does not have', 'logged', forged(it => (it.entry.total += 1))],
    ['another place in the log', 'logged', forged(it => (it.logged.index += 1))],
  ]
  const { code, checked } = await run(forgeries.map(([, , answer]) => answer))
  expect(code).toBe(1)
  expect(forgeries.map(([title, check], at) => [title, checked[at]![check]?.split(':')[0]])).toEqual(
    forgeries.map(([title]) => [title, 'failed']),
  )
})
