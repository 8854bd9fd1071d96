// The browser tests' recorder in front of the service hears everything over a real socket and changes nothing.
import type { AddressInfo } from 'node:net'
import { serve, type HttpBindings } from '@hono/node-server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { watchExchanges } from '../browser/exchanges.ts'
import type { Document } from '../support/document.ts'
import { makeService, type TestService } from '../support/service.ts'

let it: TestService
let document: Document
let watched: ReturnType<typeof watchExchanges>
let server: ReturnType<typeof serve>
let url: string
beforeAll(async () => {
  it = await makeService()
  document = (await (await it.app.request('/api/openapi.json')).json()) as Document
  watched = watchExchanges(document)
  const fetch = (request: Request, env: object) => {
    watched.watch(request, env as HttpBindings)
    return it.app.fetch(request, env)
  }
  server = serve({ fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise(resolve => server.once('listening', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await new Promise(resolve => server.close(resolve))
  await it.close()
})

const post = (path: string, body: unknown) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

test('an answer, a refusal, a form and what has not changed come through whole, and are no fault', async () => {
  const { token } = await it.player()
  const refused = await post('/api/web/phone-login/', { phone: '08031234567', password: 'not the one' })
  expect([refused.status, Object.keys((await refused.json()) as object)]).toEqual([401, ['message']])
  const form = new FormData()
  for (const [name, value] of Object.entries({ first_name: 'Ada', last_name: 'Obi', gender: 'Female' }))
    form.set(name, value)
  const headers = { authorization: `Token ${token}` }
  const changed = await fetch(`${url}/api/web/user/`, { method: 'PUT', headers, body: form })
  expect(await changed.json()).toMatchObject({ first_name: 'Ada' })
  const keys = await fetch(`${url}/api/v1/keys/`)
  expect(Object.keys((await keys.json()) as object)).toEqual(['keys', 'keyEntries', 'beacon'])
  const tag = keys.headers.get('etag')!
  expect((await fetch(`${url}/api/v1/keys/`, { headers: { 'if-none-match': tag } })).status).toBe(304)
  expect(watched.faults()).toEqual([])
})

test('what the document does not tell is a fault, told once', async () => {
  await fetch(`${url}/api/v1/not-there/`)
  const missing = ['GET /api/v1/not-there/: is not in the document (404)']
  await vi.waitFor(() => expect(watched.faults()).toEqual(missing), 20_000)
  expect(watched.faults()).toEqual([])
  delete document.paths['/api/v1/keys/']!.get!.responses['304']
  const tag = (await fetch(`${url}/api/v1/keys/`)).headers.get('etag')!
  await fetch(`${url}/api/v1/keys/`, { headers: { 'if-none-match': tag } })
  await vi.waitFor(() => expect(watched.faults().join()).toContain('GET /api/v1/keys/: 304: refusal'), 20_000)
})
