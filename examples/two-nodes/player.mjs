// A player's way through the proxy: signs up, pays by card, buys a ticket. Every answer must be the right one.
import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

const NOT_PASSED_ON = new Set([502, 503, 504])

/** Sends a call; one that met a dying node is sent again where that moves no money twice, as the app does. */
const caller =
  address =>
  async (method, path, { token, key, body, form, again = method === 'GET' || key !== undefined } = {}) => {
    for (let left = 5; ; left--) {
      const response = await fetch(address + path, {
        method,
        redirect: 'manual',
        headers: {
          ...(token ? { authorization: `Token ${token}` } : {}),
          ...(key ? { 'idempotency-key': key } : {}),
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        ...(form ? { body: new URLSearchParams(form) } : {}),
      })
      if (NOT_PASSED_ON.has(response.status) && again && left > 1) {
        await wait(1000 * Number(response.headers.get('retry-after') ?? 1))
        continue
      }
      const text = await response.text()
      if (response.status >= 400) throw new Error(`${method} ${path}: ${response.status} ${text}`)
      return /^[{[]/.test(text) ? JSON.parse(text) : text
    }
  }

export const newPlayer = async address => {
  const call = caller(address)
  const phone = `+234803${String(randomInt(10_000_000)).padStart(7, '0')}`
  await call('POST', '/api/web/onboard_via_phone/', { body: { phone_number: phone } })
  const messages = await call('GET', `/sandbox/messages?phone=${encodeURIComponent(phone)}`)
  const code = /\b\d{6}\b/.exec(messages[0].text)[0]
  const password = randomUUID()
  const { token } = await call('POST', '/api/web/verify_phone_number_onboarding/', {
    body: {
      phone_number: phone,
      code,
      password,
      confirm_password: password,
      birth_date: '1990-02-28',
      consent: true,
      consent_version: '2026-11-01',
    },
  })
  // Asked before the first top-up; said twice it is the same.
  await call('POST', '/api/v1/safer-play/decline/', { token, again: true })
  const pay = (amount, slip, from) =>
    call('POST', '/api/web/lottery_payment/', {
      token,
      key: randomUUID(),
      body: {
        amount: String(amount),
        card_payment: from === 'card',
        from_play_wallet: from === 'wallet',
        from_referral_wallet: false,
        game_play_id: slip,
      },
    })
  return {
    topUp: async naira => {
      const { payment_link } = await pay(naira, '', 'card')
      await call('POST', new URL(payment_link, address).pathname, { form: { choice: 'pay' } })
    },
    /** Buys one line at the lowest stake. @returns the ticket */
    buy: async () => {
      const { bands } = await call('GET', '/api/v1/reserve/')
      const band = bands.find(it => it.game === 'instant-cashout')
      const { game_play_id, stake } = await call(
        'POST',
        '/api/web/play_lottery/?lottery_type=INSTANT_CASHOUT',
        {
          token,
          again: true, // nothing is paid yet
          body: { stake_amount: String(band.stake), lottery: [{ ticket: [3, 11, 24, 40] }] },
        },
      )
      const { success } = await pay(stake, game_play_id, 'wallet')
      return call('GET', `/api/v1/tickets/${success.game_id}/`, { token })
    },
    countTickets: async () => (await call('GET', '/api/v1/tickets/', { token })).count,
  }
}
