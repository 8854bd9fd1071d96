// Steps of withdrawals shared by tests: a winner, the form, and the clock of the payouts.
import type { Page } from 'playwright/test'
import { post, walletCode } from '#server/ledger/transfers.ts'
import { runPayouts } from '#server/deeds/withdrawals/run-payouts.ts'
import { kobo } from '#src/lib/money.ts'
import { expect } from './base.ts'
import type { Player, World } from './service.ts'

export const PIN = '4927'
export const GTBANK = '058'

interface Winner {
  naira: number
  names?: boolean
  pin?: boolean
}

/** Puts money into a player's winnings wallet through the ledger; with names and a PIN unless told otherwise. */
export const makeWinner = async (
  world: World,
  player: Player,
  { naira, names = true, pin = true }: Winner,
) => {
  const { db } = world.service
  const { id } = (await db.one<{ id: number }>`
    select id from player where phone like '%' || ${player.phone.slice(1)}`)!
  await db.tx(tx =>
    post(tx, [
      {
        debit: 'clearing:card',
        credit: walletCode(id, 'winnings'),
        amount: kobo(naira),
        kind: 'top_up',
        cause: crypto.randomUUID(),
      },
    ]),
  )
  const { token } = player
  if (names) {
    const body = { first_name: 'Adaeze', last_name: 'Okafor', gender: 'Female' }
    expect((await world.call('PUT', '/api/web/user/', { token, body })).status).toBe(200)
  }
  if (pin) {
    const body = { pin: PIN, confirm_pin: PIN }
    expect((await world.call('POST', '/api/v1/transaction-pin/', { token, body })).status).toBe(200)
  }
}

/** Saves an account without the browser. */
export const saveAccount = async (world: World, { token }: Player, account_number = '0123456789') => {
  const body = { bank_code: GTBANK, account_number, transaction_pin: PIN }
  const saved = await world.call('POST', '/api/v1/beneficiaries/', { token, body })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
}

/** Requests a withdrawal without the browser. @returns its id */
export const requestOf = async (world: World, { token }: Player, amount: string) => {
  const body = { amount, bank_code: GTBANK, account_number: '0123456789', transaction_pin: PIN, save: true }
  const asked = await world.call('POST', '/api/v1/withdrawals/', { token, key: crypto.randomUUID(), body })
  expect(asked.status, JSON.stringify(asked.body)).toBe(200)
  return (asked.body.withdrawal as unknown as { id: string }).id
}

export const withdrawalsOf = async (world: World, { token }: Player) => {
  const answer = await world.call('GET', '/api/v1/withdrawals/', { token })
  return answer.body.results as unknown as { id: string; state: string; amount: number }[]
}

/** Turns the clock, and sends and asks about whatever became due. */
export const turn = async (world: World, seconds: number) => {
  await world.advance(seconds * 1_000)
  await runPayouts(world.service)
}

export const chooseBank = async (page: Page, typed: string, name: string) => {
  await page.getByRole('textbox', { name: 'Bank', exact: true }).fill(typed)
  await page.getByRole('list', { name: 'Banks' }).getByRole('button', { name }).click()
}

export const typePin = (page: Page, pin: string) => page.getByLabel('Transaction PIN').fill(pin)
