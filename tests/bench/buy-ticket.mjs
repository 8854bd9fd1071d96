// A sandbox player with an instant cashout ticket, made through the service's own calls.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { stakeOf } from '../tools/stake-of.mjs'

const LINES = [1, 2, 3].map(first => [first, first + 5, first + 10, first + 15])
const STAKE = stakeOf('instant-cashout')
const PASSWORD = 'a good long password'
const PHONE = '08031234567'

const ask = async (url, method, path, { body, token } = {}) => {
  const answer = await fetch(url + path, {
    method,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(token ? { authorization: `Token ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const told = await answer.json()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(told)}`)
  return told
}

const signUp = async url => {
  const request_id = randomUUID()
  await ask(url, 'POST', '/api/web/onboard_via_phone/', { body: { phone_number: PHONE, request_id } })
  const [{ text }] = await ask(url, 'GET', `/sandbox/messages?phone=${PHONE}`)
  const { token } = await ask(url, 'POST', '/api/web/verify_phone_number_onboarding/', {
    body: {
      phone_number: PHONE,
      request_id,
      code: /\b\d{6}\b/.exec(text)[0],
      password: PASSWORD,
      confirm_password: PASSWORD,
      birth_date: '1990-02-28',
      consent: true,
      consent_version: /CONSENT_VERSION = '(.+)'/.exec(readFileSync('src/contract/consent.ts', 'utf8'))[1],
    },
  })
  await ask(url, 'POST', '/api/v1/safer-play/decline/', { token })
  return token
}

/** Through the sandbox's card page. */
const topUp = async (url, token, naira) => {
  const { payment_link } = await ask(url, 'POST', '/api/web/lottery_payment/', {
    token,
    body: {
      amount: String(naira),
      card_payment: true,
      from_play_wallet: false,
      from_referral_wallet: false,
      game_play_id: '',
    },
  })
  await fetch(new URL(payment_link, url), {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: url },
    body: 'choice=pay',
  })
}

/** @returns {Promise<{ token: string, id: string }>} */
export const buyTicket = async url => {
  const token = await signUp(url)
  const amount = STAKE * LINES.length
  await topUp(url, token, amount)
  const { game_play_id: id } = await ask(url, 'POST', '/api/web/play_lottery/?lottery_type=INSTANT_CASHOUT', {
    token,
    body: { stake_amount: String(STAKE), lottery: LINES.map(ticket => ({ ticket })) },
  })
  await ask(url, 'POST', '/api/web/lottery_payment/', {
    token,
    body: {
      amount: String(amount),
      card_payment: false,
      from_play_wallet: true,
      from_referral_wallet: false,
      game_play_id: id,
    },
  })
  return { token, id }
}

const WAITS = 400 // s: a batch takes five minutes, its draw half a minute more
const LOOK = 2 // s

/** Resolves once the ticket is settled. */
export const drawn = async (url, { token, id }) => {
  for (let waited = 0; waited < WAITS; waited += LOOK) {
    const { status } = await ask(url, 'GET', `/api/v1/tickets/${id}/`, { token })
    if (status !== 'Pending') return
    await setTimeout(LOOK * 1000)
  }
  throw new Error('The ticket was not drawn')
}
