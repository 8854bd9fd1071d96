// A top-up is opened at the provider once, however many requests are waiting for it.
import { setTimeout as pause } from 'node:timers/promises'
import { brand } from '#src/brand.ts'
import { findPlayer } from '#server/db/queries/accounts/players.ts'
import {
  claimOpening,
  failOpening,
  findTopUp,
  isUnopened,
  type TopUpRow,
} from '#server/db/queries/money/top-ups.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'

/** Providers require an e-mail address; players sign up without one. */
export const payerAddress = (phone: string): string =>
  `${phone.replace('+', '')}@players.${brand.supportEmail.split('@')[1]}`

/**
 * @param open asks the provider, and keeps what it has opened
 * @param nothing what the player reads if it opens nothing
 * @throws Refusal provider-down, busy
 */
export const openOnce = async (
  { db, log }: Service,
  reference: string,
  open: (row: TopUpRow, email: string) => Promise<unknown>,
  nothing: string,
): Promise<TopUpRow> => {
  const ask = async (row: TopUpRow) => {
    const { phone } = (await findPlayer(db, row.player_id))!
    await open(row, payerAddress(phone))
  }
  for (let turn = 0; turn < 50; turn++) {
    const row = (await findTopUp(db, reference))!
    if (!isUnopened(row)) return row
    if (await claimOpening(db, reference))
      await ask(row).catch(async error => {
        log.error({ err: error, reference }, 'the payment provider opened no payment')
        await failOpening(db, reference, nothing)
        throw new Refusal('provider-down', undefined, 10)
      })
    else await pause(100)
  }
  throw new Refusal('busy', undefined, 5)
}
