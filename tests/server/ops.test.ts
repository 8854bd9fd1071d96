import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as account from '#src/contract/account.ts'
import { sandboxMessages } from '#src/contract/wallet.ts'
import { termiiSms } from '#server/ports/sms-termii.ts'
import { createApp } from '#server/app.ts'
import { makeService, newPhone, type TestService } from '../support/service.ts'

let it: TestService
beforeEach(async () => {
  it = await makeService()
})
afterEach(() => it.close())
const get = (path: string, headers: Record<string, string> = {}) => it.app.request(path, { headers })

describe('health', () => {
  test('the process says that it is alive', async () => {
    expect((await get('/healthz')).status).toBe(200)
  })

  test('it is ready while the database answers and the ledger is whole', async () => {
    const answer = await get('/readyz')
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { ready: true, database: 'embedded', broken: [] },
    ])
  })

  test('a wallet that is not the sum of its transfers makes it not ready, by name, within ten seconds', async () => {
    const { playerId } = await it.player(10_000)
    expect((await get('/readyz')).status).toBe(200)
    await it.db.many(`update account set balance = balance + 1 where player_id = $1 and wallet = 'play'`, [
      playerId,
    ])
    expect((await get('/readyz')).status).toBe(200)
    await it.clock.advance(10_000)
    const answer = await get('/readyz')
    const { ready, broken } = (await answer.json()) as { ready: boolean; broken: string[] }
    expect([answer.status, ready]).toEqual([503, false])
    expect(broken.length).toBeGreaterThan(0)
  })

  test('a ledger that takes long to check is not checked again and again', async () => {
    const slow = await makeService()
    let checks = 0
    const many: typeof slow.db.many = async (sql, params) => {
      if (sql.includes('I1 all accounts')) {
        checks++
        await slow.clock.advance(2_000)
      }
      return slow.db.many<never>(sql, params)
    }
    const { hono } = createApp({ ...slow.service, db: { ...slow.db, many } })
    for (let asked = 0; asked < 3; asked++) {
      expect((await hono.request('/readyz')).status).toBe(200)
      await slow.clock.advance(15_000)
    }
    expect(checks).toBe(1)
    await slow.close()
  })

  test('it is not ready while the database is away', async () => {
    it.service.db.one = () => Promise.reject(new Error('Connection terminated'))
    const answer = await get('/readyz')
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ ready: false, database: 'not reachable' })
    expect((await get('/healthz')).status).toBe(200)
  })
})

describe('metrics', () => {
  test('times by route and status, refusals by name, and the batches of all nodes', async () => {
    await it.call(account.getUser)
    await it.runDue()
    const text = await (await get('/metrics')).text()
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/web\/user\/",status="401"/,
    )
    expect(text).toMatch(/refusals_total\{name="not-signed-in"[^}]*\} 1/)
    expect(text).toMatch(/batches\{state="open"[^}]*\} [1-9]/)
    expect(text).toMatch(/^draws_done 0$/m)
  })

  test('strangers do not see them', async () => {
    expect((await get('/metrics', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(404)
    expect((await get('/metrics', { 'x-forwarded-for': '10.0.0.7' })).status).toBe(200)
  })

  test('behind a proxy that the settings do not know nobody sees them without a token', async () => {
    const behind = await makeService({ settings: { TRUSTED_PROXIES: '0' } })
    const ask = (headers: Record<string, string>) => behind.app.request('/metrics', { headers })
    expect((await ask({})).status).toBe(200)
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip'])
      expect((await ask({ [name]: '127.0.0.1' })).status).toBe(404)
    await behind.close()
  })

  test('with a token only its bearer sees them', async () => {
    const settings = { ...it.service.settings, METRICS_TOKEN: 'a token for the graphs' }
    const { hono } = createApp({ ...it.service, settings })
    const ask = (authorization: string) => hono.request('/metrics', { headers: { authorization } })
    expect((await ask('')).status).toBe(404)
    expect((await ask('Bearer something else')).status).toBe(404)
    expect((await ask('Bearer a token for the graphs')).status).toBe(200)
  })
})

describe('the sandbox inbox', () => {
  test('shows messages newest first, of one number where one is asked for', async () => {
    const phones = [newPhone(), newPhone()]
    for (const phone_number of phones) await it.call(account.onboardViaPhone, { body: { phone_number } })
    const all = (await it.call(sandboxMessages)).data
    expect(all.map(message => message.to)).toEqual(phones.toReversed())
    const phone = phones[0]!.replace('+234', '0')
    const one = (await it.call(sandboxMessages, { query: { phone } })).data
    expect(one.map(message => message.to)).toEqual([phones[0]])
    expect(one[0]!.text).toMatch(/^Your Oriire code is \d{6}\./)
  })

  test('is a page too, labelled, escaped and without inline style or script', async () => {
    await it.service.ports.sms.send({
      to: '+2348031234567',
      text: '<script>fetch("/pwned")</script>',
      channel: 'SMS',
    })
    const answer = await get('/sandbox')
    const page = await answer.text()
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(page).toContain('Sandbox: no message leaves this machine')
    expect(page).toContain('0803 123 4567')
    expect(page).toContain('&lt;script&gt;')
    expect(page).not.toMatch(/<script|<style|style=/)
    expect((await get('/sandbox/inbox.css')).headers.get('content-type')).toContain('text/css')
  })

  test('does not exist in production', async () => {
    const settings = { ...it.service.settings, NODE_ENV: 'production' }
    const { hono } = createApp({ ...it.service, settings })
    for (const path of ['/sandbox', '/sandbox/messages', '/sandbox/inbox.css'])
      expect((await hono.request(path)).status).toBe(404)
  })
})

describe('messages by Termii', () => {
  const sent: { path: string; body: unknown }[] = []
  const settings = { apiKey: 'key', url: 'https://termii.example', sender: 'Oriire' }
  const sms = (answer: unknown) =>
    termiiSms(settings, (path, { body }) => {
      sent.push({ path, body })
      return Promise.resolve(answer)
    })
  const message = { to: '+2348031234567', text: 'Your code is 123456', code: '123456' }

  test('an SMS goes over the route for one-time codes, a call speaks the code §9.24', async () => {
    sent.length = 0
    await sms({ code: 'ok' }).send({ ...message, channel: 'SMS' })
    await sms({ code: 'ok' }).send({ ...message, channel: 'VOICE' })
    expect(sent).toEqual([
      {
        path: '/api/sms/send',
        body: {
          api_key: 'key',
          to: '2348031234567',
          from: 'Oriire',
          sms: 'Your code is 123456',
          type: 'plain',
          channel: 'dnd',
        },
      },
      { path: '/api/sms/otp/call', body: { api_key: 'key', phone_number: '2348031234567', code: '123456' } },
    ])
  })

  test('an answer that is not ok counts as not sent', async () => {
    await expect(sms({ code: 'error' }).send({ ...message, channel: 'SMS' })).rejects.toThrow()
  })
})
