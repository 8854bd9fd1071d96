// The stream of a player whose number changes while it is open.
import { expect, test, vi } from 'vitest'
import type { User } from '#src/model/user.ts'
import { makeStorage } from './device.ts'

vi.stubGlobal('localStorage', makeStorage())
vi.stubGlobal('addEventListener', () => undefined)
vi.stubGlobal('removeEventListener', () => undefined)
vi.stubGlobal('window', {})
vi.stubGlobal('navigator', { onLine: true })
vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => undefined })
const { startLive } = await import('#src/api/live/live.ts')
const { enter, session } = await import('#src/api/session/session.ts')

const streams: ReadableStreamDefaultController<Uint8Array>[] = []
vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
  const body = new ReadableStream<Uint8Array>({
    start: control => {
      streams.push(control)
      signal!.addEventListener('abort', () => control.error(new Error('left')))
    },
  })
  return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }))
})
const say = (event: object) =>
  streams.at(-1)!.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`))
const balance = (play: number) =>
  say({ kind: 'balance', play_balance: play, referal_wallet_balance: 0, winning_balance: 0 })

test('a player whose number changes goes on hearing of their own money', async () => {
  const ada = { phoneNumber: '+2348031234567', playBalance: 0, bonusBalance: 0, winningsBalance: 0 } as User
  enter(ada)
  await startLive()
  await vi.waitFor(() => expect(streams).toHaveLength(1), 20_000)
  balance(5)
  await vi.waitFor(() => expect(session.user!.playBalance).toBe(500), 20_000)
  enter({ ...session.user!, phoneNumber: '+2348090000000' })
  await vi.waitFor(() => expect(streams).toHaveLength(2), 20_000)
  balance(7)
  await vi.waitFor(() => expect(session.user!.playBalance).toBe(700), 20_000)
  vi.unstubAllGlobals()
})
