// Services that begin an answer and never end it.
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outside } from '#server/ports/outside.ts'

let server: Server
let baseURL: string
beforeAll(async () => {
  server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"excluded":')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('whoever stops within an answer is waited for no longer than whoever gives none', async () => {
  await expect(outside(100, { baseURL })('/charge', { method: 'POST', body: {} })).rejects.toThrow('timeout')
  await expect(outside(100, { baseURL, retry: 1 }).raw('/list')).rejects.toThrow('timeout')
})

test('every provider is asked this way', () => {
  const askers = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts'))
    .filter(file => /import \{[^}]*\bofetch\b/.test(readFileSync(`server/${file}`, 'utf8')))
  expect(askers).toEqual(['ports/outside.ts'])
})
