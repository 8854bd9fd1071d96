// The thread that sends push messages, as the build makes it.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as thread from '#server/ports/push-thread.ts'
import { newPushKeys } from '#server/keys/push-keys.ts'
import { bundle } from '../support/bundle.mjs'
import { newSubscription } from '../support/push.ts'

let built: { folder: string; remove(): void }
let made: typeof thread
beforeAll(async () => {
  built = await bundle('push-thread', { 'push-thread': 'server/ports/push-thread.ts' })
  made = (await import(pathToFileURL(path.join(built.folder, 'push-thread.js')).href)) as typeof thread
}, 120_000)
afterAll(() => built?.remove())

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))

test('sends what it is given, tells what came of each, and why one could not be made', async () => {
  const topics: unknown[] = []
  const server = createServer((request, response) => {
    topics.push(request.headers.topic)
    response.writeHead(request.headers.topic === 'gone' ? 410 : 201).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const push = made.threadedPush(made.pushWorkerFile()!, {
    keys: newPushKeys(),
    subject: 'mailto:help@oriire.ng',
    origins: [origin],
    rate: 1_000,
  })
  const { endpoint, keys } = newSubscription(origin)
  const to = { endpoint, p256dh: bytes(keys.p256dh), auth: bytes(keys.auth) }
  const send = (topic: string, text = 'Draw at 8') => push.send({ to, text, ttl: 90, topic })
  expect(await Promise.all([send('draw'), send('gone')])).toEqual([{ status: 201 }, { status: 410 }])
  await expect(send('long', 'x'.repeat(5_000))).rejects.toThrow('bytes')
  expect(await send('again')).toEqual({ status: 201 })
  expect(topics.toSorted()).toEqual(['again', 'draw', 'gone'])
  expect(push.takes(endpoint)).toBe(true)
  expect(push.takes('https://example.com/1')).toBe(false)
  server.closeAllConnections()
  server.close()
})
