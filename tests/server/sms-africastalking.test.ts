// The adapter's requests and what it reads out of answers, the way to the other provider, and what a call says.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openCode, sealCode } from '#server/keys/sealed-code.ts'
import type { Sms } from '#server/ports/ports.ts'
import { africasTalkingSms } from '#server/ports/sms-africastalking.ts'
import { smsByHealth } from '#server/ports/sms.ts'
import { makeService, type TestService } from '../support/service.ts'

const settings = {
  apiKey: 'atsk_1',
  username: 'oriire',
  url: 'https://api.example',
  voiceUrl: 'https://voice.example',
  sender: 'Oriire',
  number: '+2347001234567',
}
const message = { to: '+2348030000001', text: 'Your code is 123456', channel: 'SMS', code: '123456' } as const
const taken = (statusCode = 101, status = 'Success') => ({
  SMSMessageData: {
    Message: 'Sent to 1/1',
    Recipients: [{ statusCode, status, number: message.to, cost: 'NGN 2.20' }],
  },
})
const adapter = (said: unknown, more = {}) => {
  const send = vi.fn(async () => said)
  return { send, sms: africasTalkingSms({ ...settings, ...more }, code => `sealed ${code}`, send) }
}
const sentTo = (send: ReturnType<typeof adapter>['send']) => {
  const [url, options] = send.mock.calls[0] as unknown as [string, { body: URLSearchParams; headers: object }]
  return { url, headers: options.headers, fields: Object.fromEntries(options.body) }
}

describe('the Africa’s Talking adapter', () => {
  test('sends an SMS as a form with its key, to the whole number', async () => {
    const { send, sms } = adapter(taken())
    await sms.send(message)
    expect(sentTo(send)).toEqual({
      url: 'https://api.example/version1/messaging',
      headers: { apiKey: 'atsk_1', accept: 'application/json' },
      fields: {
        username: 'oriire',
        to: '+2348030000001',
        message: message.text,
        bulkSMSMode: '1',
        from: 'Oriire',
      },
    })
  })

  test('calls from our number, with the code sealed in what comes back to us', async () => {
    const { send, sms } = adapter({
      entries: [{ phoneNumber: message.to, status: 'Queued', sessionId: 'x' }],
    })
    await sms.send({ ...message, channel: 'VOICE' })
    expect(sentTo(send)).toMatchObject({
      url: 'https://voice.example/call',
      fields: { to: '+2348030000001', from: '+2347001234567', clientRequestId: 'sealed 123456' },
    })
  })

  test.each([401, 402, 403, 404, 405, 406, 407, 500])('code %i is a refusal', async code => {
    await expect(adapter(taken(code, 'Refused')).sms.send(message)).rejects.toThrow(`${code} Refused`)
  })

  test.each([
    ['no recipient', { SMSMessageData: { Message: 'InvalidSenderId', Recipients: [] } }, 'InvalidSenderId'],
    ['a page', '<html></html>', 'Invalid type'],
    ['nothing', {}, 'Invalid key'],
  ])('%s is no success', async (_, said, words) => {
    await expect(adapter(said).sms.send(message)).rejects.toThrow(words)
  })

  test('a call that is not queued is no success', async () => {
    const said = { entries: [], errorMessage: 'Invalid phone number' }
    await expect(adapter(said).sms.send({ ...message, channel: 'VOICE' })).rejects.toThrow(
      'Invalid phone number',
    )
    expect(adapter(said, { number: undefined }).sms.calls).toBe(false)
  })
})

const provider = (name: string, calls = true) => {
  const state = { isDown: false, sent: 0 }
  const sms: Sms = {
    name,
    calls,
    send: async () => {
      if (state.isDown) throw new Error(`${name} is down`)
      state.sent++
    },
  }
  return { sms, state }
}

const both = (order: string[], callsOfB = true) => {
  const [a, b] = [provider('a'), provider('b', callsOfB)]
  const clock = { at: 0 }
  const troubles: string[] = []
  const sms = smsByHealth([a.sms, b.sms], order, {
    clock: { now: () => clock.at },
    onTrouble: (_, name) => void troubles.push(name),
  })
  return { a: a.state, b: b.state, sms, clock, troubles }
}

describe('two providers of messages', () => {
  test('the preferred one sends', async () => {
    const it = both(['b', 'a'])
    await it.sms.send(message)
    expect([it.a.sent, it.b.sent]).toEqual([0, 1])
  })

  test('what one does not take the other sends at once, and who failed comes last for a minute', async () => {
    const it = both(['a', 'b'])
    it.a.isDown = true
    await it.sms.send(message)
    expect([it.a.sent, it.b.sent, it.troubles]).toEqual([0, 1, ['a']])
    it.a.isDown = false
    await it.sms.send(message)
    expect([it.a.sent, it.b.sent]).toEqual([0, 2])
    it.clock.at = 60_000
    await it.sms.send(message)
    expect([it.a.sent, it.b.sent]).toEqual([1, 2])
  })

  test('where both are down it fails with the reason of the last', async () => {
    const it = both(['a', 'b'])
    it.a.isDown = it.b.isDown = true
    await expect(it.sms.send(message)).rejects.toThrow('b is down')
    expect(it.troubles).toEqual(['a', 'b'])
  })

  test('who makes no calls is not asked for one', async () => {
    const it = both(['b', 'a'], false)
    await it.sms.send({ ...message, channel: 'VOICE' })
    expect([it.a.sent, it.b.sent]).toEqual([1, 0])
    it.a.isDown = true
    await expect(it.sms.send({ ...message, channel: 'VOICE' })).rejects.toThrow('a is down')
  })
})

describe('a voice call', () => {
  let s: TestService
  beforeAll(async () => {
    s = await makeService()
  })
  afterAll(() => s.close())

  const ask = async (fields: Record<string, string>) => {
    const answer = await s.app.request('/api/voice/africastalking', {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('application/xml')
    return answer.text()
  }
  const seal = () => sealCode(s.service.pepper, '471203', s.clock.now())

  test('says the code digit by digit, twice, and nothing when it has ended', async () => {
    const clientRequestId = seal()
    expect(await ask({ isActive: '1', clientRequestId, sessionId: 'x' })).toContain(
      '<Response><Say>Your code is 4, 7, 1, 2, 0, 3. Again: 4, 7, 1, 2, 0, 3.</Say></Response>',
    )
    expect(await ask({ isActive: '0', clientRequestId, durationInSeconds: '12' })).toBe('')
  })

  test('says no code that is forged, changed, missing or ten minutes old', async () => {
    const good = seal()
    const changed = `${good.slice(0, -2)}${good.endsWith('AA') ? 'BB' : 'AA'}`
    const strange = sealCode(new Uint8Array(32), '471203', s.clock.now())
    for (const clientRequestId of [changed, strange, '', 'x', '<Say>hello</Say>'])
      expect(await ask({ isActive: '1', clientRequestId })).toContain('This code has expired')
    await s.clock.advance(10 * 60_000)
    expect(await ask({ isActive: '1', clientRequestId: good })).toContain('This code has expired')
    expect(openCode(s.service.pepper, good, s.clock.now() - 1)).toBe('471203')
  })
})
