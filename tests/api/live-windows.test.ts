// Two windows of one browser: one reads the stream, the other opens later and hears from the first.
import { expect, test, vi } from 'vitest'
import type { User } from '#src/model/user.ts'
import { makeStorage } from './device.ts'

vi.stubGlobal('localStorage', makeStorage())
vi.stubGlobal('addEventListener', () => undefined)
vi.stubGlobal('removeEventListener', () => undefined)
vi.stubGlobal('window', { BroadcastChannel })
vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => undefined })
let isTaken = false
const request = (_name: string, _options: object, begin: () => Promise<void>) => {
  if (isTaken) return new Promise<never>(() => {})
  isTaken = true
  return begin()
}
vi.stubGlobal('navigator', { onLine: true, locks: { request } })

let stream: ReadableStreamDefaultController<Uint8Array> | undefined
vi.stubGlobal('fetch', () => {
  const body = new ReadableStream<Uint8Array>({ start: control => void (stream = control) })
  return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }))
})
const say = (event: object) => stream!.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`))

const ADA = { phoneNumber: '+2348031234567', playBalance: 0, bonusBalance: 0, winningsBalance: 0 } as User
const LIST = ['tickets', 'list']

/** A window that has asked for the player and a list of tickets, and does not listen yet. */
const openWindow = async () => {
  vi.resetModules()
  const { startLive } = await import('#src/api/live/live.ts')
  const { enter, session } = await import('#src/api/session/session.ts')
  const { queryClient } = await import('#src/api/cache/query-client.ts')
  enter(ADA)
  queryClient.setQueryDefaults(LIST, { gcTime: Infinity })
  queryClient.setQueryData(LIST, [])
  const isOld = () => queryClient.getQueryState(LIST)!.isInvalidated
  return { startLive, isOld, balance: () => session.user!.playBalance }
}

test('what the first window hears before a second one listens is on the screen of the second', async () => {
  const first = await openWindow()
  await first.startLive()
  await vi.waitFor(() => expect(stream).toBeDefined(), 20_000)
  say({ kind: 'hello', complete: true })
  const quiet = await openWindow()
  await quiet.startLive()
  const late = await openWindow()
  say({ kind: 'balance', play_balance: 5, referal_wallet_balance: 0, winning_balance: 0 })
  await vi.waitFor(() => expect([first.balance(), quiet.balance()]).toEqual([500, 500]), 20_000)
  expect([quiet.isOld(), late.isOld()]).toEqual([false, false])
  say({ kind: 'settled', batch: 'IC-20261120-1205', game: 'instant-cashout', tickets: 1 })
  await vi.waitFor(() => expect(first.isOld()).toBe(true), { timeout: 10_000 })
  expect([late.balance(), late.isOld()]).toEqual([0, false])
  await late.startLive()
  await vi.waitFor(() => expect([late.balance(), late.isOld()]).toEqual([500, true]), 20_000)
  vi.unstubAllGlobals()
})
