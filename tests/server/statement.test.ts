import { afterAll, beforeAll, expect, test } from 'vitest'
import { moveWinnings, yearlyStatement } from '#src/contract/wallet.ts'
import { kobo } from '#src/lib/money.ts'
import { newKey } from '../support/play.ts'
import { makeService, type TestService } from '../support/service.ts'
import * as wallets from '#src/lib/language/wallets.ts'
import { walletNames } from '#src/lib/wallet-names.ts'

let s: TestService
beforeAll(async () => {
  // An hour before the year ends in London, and as it ends in Lagos.
  s = await makeService({ now: Date.UTC(2026, 11, 31, 22, 59) })
})
afterAll(() => s.close())

const linesOf = async (token: string, year: string, part = '1') => {
  const { csv, more } = (await s.call(yearlyStatement, { token, query: { year, part } })).data
  // By its mark every spreadsheet reads it as UTF-8.
  expect(csv.startsWith('\u{feff}')).toBe(part === '1')
  return { lines: csv.replace('\u{feff}', '').split('\r\n').filter(Boolean), more }
}

test('a statement has every movement of a year in Lagos, each wallet’s side of it, oldest first', async () => {
  const player = await s.player()
  await s.fund(player.playerId, kobo(1_234.5), 'winnings')
  void (await s.call(moveWinnings, { token: player.token, key: newKey(), body: { amount: '200.05' } })).data
  await s.clock.advance(120_000)
  await s.fund(player.playerId, kobo(7))
  const { lines, more } = await linesOf(player.token, '2026')
  expect(lines.map(it => it.split(',').slice(0, 4).join())).toEqual([
    '"Date (Lagos)","Wallet","What","Naira"',
    expect.stringMatching(/^"31\/12\/2026 11:59 ?[pP][mM]","Winnings wallet","Top-up by card","1234.50"$/),
    expect.stringContaining(`"${walletNames.play}","Winnings moved to ${wallets.play}","200.05"`),
    expect.stringContaining(`"${walletNames.winnings}","Moved to ${wallets.play}","-200.05"`),
  ])
  expect(more).toBe(false)
  const next = await linesOf(player.token, '2027')
  expect(next.lines).toHaveLength(2)
  expect(next.lines[1]).toContain(`"${walletNames.play}","Top-up by card","7.00"`)
})

test('a player sees no movement of anybody else, and a year without any has the names of the columns', async () => {
  const other = await s.player(kobo(500))
  const { token } = await s.player()
  expect((await linesOf(token, '2026')).lines).toHaveLength(1)
  expect((await linesOf(other.token, '2027')).lines).toHaveLength(2)
})

test('a long year comes in parts, and the columns are named once', async () => {
  const player = await s.player()
  for (let n = 0; n < 2_001; n += 87) {
    const some = Array.from({ length: Math.min(87, 2_001 - n) }, () => s.fund(player.playerId, kobo(1)))
    await Promise.all(some)
  }
  const [first, second] = [await linesOf(player.token, '2027'), await linesOf(player.token, '2027', '2')]
  expect([first.lines.length, first.more, second.lines.length, second.more]).toEqual([2_001, true, 1, false])
})
