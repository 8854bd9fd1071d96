// A ticket's page says "checked" about what it shows: its lines, the numbers drawn and its prizes, not about a proof of
// something else.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getTicket, listTickets } from '#src/contract/games.ts'
import { kobo } from '#src/lib/money.ts'
import type { KeptDetail } from '#src/model/kept.ts'
import { toWords } from '#src/model/words.ts'
import { checkProof } from '#src/proof/verify.ts'
import { proofAsShown } from '#src/screens/ticket/as-shown.ts'
import { EVERY_NUMBER, instantCashout, salaryForLife } from '../support/games.ts'
import { buy, drawBatch } from '../support/play.ts'
import { makeService, type TestService } from '../support/service.ts'
import { winners } from '../support/winner.ts'

let s: TestService
beforeAll(async () => {
  s = await makeService({ games: [instantCashout, salaryForLife] })
  await s.runDue()
})
afterAll(() => s.close())

const ticketOf = async (token: string): Promise<KeptDetail> => {
  const id = (await s.call(listTickets, { token })).data.results[0]!.game_play_id
  return toWords((await s.call(getTicket, { token, params: { id } })).data)
}
const states = (ticket: KeptDetail) => checkProof(proofAsShown(ticket)).map(it => `${it.id} ${it.state}`)
/** Some of them are always right. */
test('a prize that is taken once or monthly is the one that its lines show', async () => {
  const [winner] = await winners(s, 1)
  const ticket = await ticketOf(winner!.token)
  expect(ticket.later).toBeGreaterThan(0)
  expect(states(ticket)).toContain('prize passed')
})

test('a ticket passes as it is shown; another line, number, prize or cashback on its page than in its proof fails', async () => {
  const { token } = await s.player(kobo(2_000))
  await buy(s, { token, lines: EVERY_NUMBER, stake: 100, type: 'INSTANT_CASHOUT' })
  await drawBatch(s)
  const ticket = await ticketOf(token)
  const [receipt, sealed, head, beacon, numbers, prize] = states(ticket)
  expect([receipt, sealed, head, beacon, numbers, prize]).toEqual(
    ['receipt', 'sealed', 'head', 'beacon', 'numbers', 'prize'].map(id => `${id} passed`),
  )
  const shown = (change: (ticket: KeptDetail) => unknown) => {
    const other = structuredClone(ticket)
    change(other)
    return states(other)
  }
  expect(shown(it => (it.draw.tickets = it.draw.tickets.toReversed()))).toContain('receipt failed')
  expect(shown(it => (it.draw.drawn = it.draw.drawn.toReversed()))).toContain('numbers failed')
  expect(shown(it => (it.draw.tickets[0]!.won += 100))).toContain('prize failed')
  expect(shown(it => (it.draw.cashbackAmount += 100))).toContain('prize failed')
})
