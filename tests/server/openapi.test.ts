import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as advance from '#src/contract/advance.ts'
import * as alerts from '#src/contract/alerts.ts'
import * as account from '#src/contract/account.ts'
import * as choices from '#src/contract/choices.ts'
import type { Call } from '#src/contract/call.ts'
import { instantCashout } from '#src/games/instant-cashout/rules.ts'
import { wyseCash } from '#src/games/wyse-cash/rules.ts'
import * as draws from '#src/contract/draws.ts'
import * as games from '#src/contract/games.ts'
import * as live from '#src/contract/live.ts'
import * as jackpots from '#src/contract/jackpots.ts'
import { refusals } from '#src/contract/refusals.ts'
import * as phoneCheck from '#src/contract/phone-check.ts'
import * as offers from '#src/contract/offers.ts'
import * as pin from '#src/contract/pin.ts'
import * as reserve from '#src/contract/reserve.ts'
import * as results from '#src/contract/results.ts'
import * as scratchCards from '#src/contract/scratch-cards.ts'
import * as wallet from '#src/contract/wallet.ts'
import { makeService, type TestService } from '../support/service.ts'

const isCall = (it: unknown): it is Call =>
  typeof it === 'object' && it !== null && 'path' in it && 'who' in it
const contract = [
  account,
  alerts,
  advance,
  choices,
  jackpots,
  reserve,
  draws,
  games,
  live,
  offers,
  phoneCheck,
  pin,
  results,
  scratchCards,
  wallet,
].flatMap(module => (Object.values(module) as unknown[]).filter(isCall))
const name = (call: Call) => `${call.method} ${call.path}`

interface Operation {
  security?: unknown
  requestBody?: { content: { 'application/json': { schema: { properties?: object; type?: string } } } }
  parameters: { name: string; in: string; required: boolean }[]
  responses: Record<string, { content?: Record<string, { schema: object }> }>
}

let it: TestService
let paths: Record<string, Record<string, Operation>>
beforeAll(async () => {
  it = await makeService({ games: [instantCashout, wyseCash] })
  const document = (await (await it.app.request('/api/openapi.json')).json()) as { paths: typeof paths }
  paths = document.paths
})
afterAll(() => it.close())

const operation = (call: Call) => paths[call.path.replace(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()]

test('every call of the contract is put on the door, and nothing else is', () => {
  expect(it.calls.map(name).sort()).toEqual(contract.map(name).sort())
})

test.each(contract.map(call => [name(call), call] as const))('%s is in the OpenAPI document', (_, call) => {
  const found = operation(call)!
  expect(found.security).toEqual(
    call.who === 'player' ? [{ token: [] }] : call.mayKnow ? [{}, { token: [] }] : undefined,
  )
  expect(Boolean(found.requestBody)).toBe(Boolean(call.body))
  const headers = found.parameters.filter(parameter => parameter.in === 'header').map(each => each.name)
  expect(headers).toEqual(call.once ? ['Idempotency-Key'] : call.stream ? ['Last-Event-ID'] : [])
  const inPath = found.parameters.filter(parameter => parameter.in === 'path').map(each => each.name)
  expect(inPath).toEqual([...call.path.matchAll(/:(\w+)/g)].map(([, part]) => part))
  const type = call.stream ? 'text/event-stream' : 'application/json'
  expect(Object.keys(found.responses['200']!.content![type]!.schema)).not.toEqual([])
})

test('the body of a sign-up is described with its fields', () => {
  const schema = operation(account.finishOnboarding)!.requestBody!.content['application/json'].schema
  expect(Object.keys(schema.properties ?? {}).sort()).toEqual([
    'code',
    'confirm_password',
    'consent',
    'consent_version',
    'email',
    'password',
    'phone_number',
  ])
})

test('docs/api.md has every call in its table, with who may call it and whether it needs a key', () => {
  const squeezed = readFileSync('docs/api.md', 'utf8').replace(/ +/g, ' ')
  for (const call of contract) {
    const who = [call.who, ...(call.once ? ['key'] : [])].join(', ')
    expect(squeezed).toContain(`| ${call.method} | \`${call.path}\` | ${who} | ${call.about} |`)
  }
})

test.each(contract.map(call => [name(call), call] as const))(
  '%s is answered: asked for nothing it answers or refuses by name, but it is there',
  async (_, call) => {
    const { token } = await it.player()
    const { status, refusal } = await it.call(call, {
      token,
      params: { id: 'IC-20000101-0000', key: 'nothing-like-it', reference: 'nothing', hash: '00'.repeat(32) },
      ...(call.once ? { key: crypto.randomUUID() } : {}),
      ...(call.body ? { wrongBody: {} } : {}),
    })
    if (status === 200) return
    expect(Object.keys(refusals)).toContain(refusal)
    expect(status).toBeLessThan(500)
    if (call.body || !call.path.includes(':')) expect(refusal).toBe('bad-input')
    else expect(status).toBe(404)
  },
)

test.each(contract.filter(call => call.who === 'player').map(call => [name(call), call] as const))(
  '%s is closed to visitors and to a token that was logged out',
  async (_, call) => {
    const { token } = await it.player()
    await it.call(account.logout, { token })
    const params = { id: 'x', key: 'nothing-like-it', reference: 'x' }
    for (const asked of [{}, { token }]) {
      const { status, refusal } = await it.call(call, { ...asked, params, key: 'some-key-of-mine' })
      expect([status, refusal]).toEqual([401, 'not-signed-in'])
    }
  },
)
