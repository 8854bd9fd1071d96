import * as contract from '#src/contract/withdrawals.ts'
import { naira } from '#src/lib/money.ts'
import { findRecentChange } from '#server/db/queries/accounts/changes.ts'
import { findPlayer } from '#server/db/queries/accounts/players.ts'
import {
  countLastHour,
  listBanks,
  listBeneficiaries,
  removeBeneficiary,
} from '#server/db/queries/money/banks.ts'
import {
  countWithdrawals,
  findPayoutTimes,
  findWithdrawalOf,
  listWithdrawals,
  type WithdrawalRow,
} from '#server/db/queries/money/withdrawals.ts'
import { listPayers } from '#server/db/queries/money/top-ups.ts'
import { bankHealth } from '#server/deeds/withdrawals/bank-health.ts'
import { hearMonnify } from '#server/deeds/withdrawals/hear-monnify.ts'
import { requestWithdrawal } from '#server/deeds/withdrawals/request-withdrawal.ts'
import { ownName, refreshBanks, resolveAccount } from '#server/deeds/withdrawals/resolve-account.ts'
import { saveBeneficiary } from '#server/deeds/withdrawals/save-beneficiary.ts'
import { findCardWait, leftToday, smallestOf, termsOf } from '#server/deeds/withdrawals/withdrawal-terms.ts'
import { walletsOf } from '#server/ledger/transfers.ts'
import { found, Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { beneficiaryOnWire, withdrawalOnWire } from '#server/wire/withdrawal.ts'
import type { Door } from '#server/http/door.ts'
import { pageOf } from '#server/http/page.ts'
import { uuidOf } from '#server/http/uuid.ts'

const DAYS = 7

const inNaira = (amount: number | null) => (amount === null ? null : naira(amount))

const MONNIFY_WEBHOOK = '/api/webhooks/monnify'

// The signature covers the raw bytes, so the body is not parsed before it is checked.
const mountMonnify = (door: Door, service: Service): void =>
  door.post(MONNIFY_WEBHOOK, async context => {
    const body = new Uint8Array(await context.req.arrayBuffer())
    const signature = context.req.header('monnify-signature') ?? ''
    await service.metrics.timed('hear-monnify', () => hearMonnify(service, body, signature))
    return context.json({ message: 'Received' })
  })

const mountBanks = (door: Door, service: Service): void => {
  const { db } = service
  door.keepFor(30, contract.fetchBanks)
  door.on(contract.fetchBanks, async () => {
    if ((await listBanks(db)).length === 0)
      await refreshBanks(service).catch(() => {
        throw new Refusal('bank-silent', undefined, 60)
      })
    const lastHour = new Map((await countLastHour(db)).map(it => [it.code, it]))
    const nothing = { quick: 0, slow: 0, late: 0, refused: 0 }
    const banks = await listBanks(db)
    return { banks: banks.map(it => ({ ...it, health: bankHealth(lastHour.get(it.code) ?? nothing) })) }
  })

  door.does(contract.resolveAccount, 'resolve-account', async ({ player: { playerId }, body }) => {
    const asked = { playerId, bankCode: body.bank_code, accountNumber: body.account_number }
    const { bank, accountNumber, accountName, fit, paidInBy } = await resolveAccount(service, asked)
    return {
      bank_code: bank.code,
      bank_name: bank.name,
      account_number: accountNumber,
      account_name: accountName,
      name_fit: fit,
      ...(paidInBy ? { paid_in_by: paidInBy } : {}),
    }
  })

  door.on(contract.listBeneficiaries, async ({ player: { playerId } }) => {
    const own = await ownName(service, playerId)
    const rows = await listBeneficiaries(db, playerId)
    const payers = await listPayers(db, playerId)
    return { beneficiaries: rows.map(row => beneficiaryOnWire(row, own, payers)) }
  })

  door.does(contract.saveBeneficiary, 'save-beneficiary', async ({ player: { playerId }, body }) => {
    const { bank_code: bankCode, account_number: accountNumber, transaction_pin: pin } = body
    const row = await saveBeneficiary(service, { playerId, bankCode, accountNumber, pin })
    const payers = await listPayers(db, playerId)
    const beneficiary = beneficiaryOnWire(row, await ownName(service, playerId), payers)
    return { message: 'The account is saved', beneficiary }
  })

  door.does(contract.removeBeneficiary, 'remove-beneficiary', async ({ player: { playerId }, params }) => {
    if (!(await removeBeneficiary(db, playerId, uuidOf(params.id)))) throw new Refusal('not-found')
    return { message: 'The account is removed' }
  })
}

export const mountWithdrawals = (door: Door, service: Service): void => {
  const { db, settings } = service
  mountBanks(door, service)
  mountMonnify(door, service)

  door.on(contract.withdrawalTerms, async ({ player: { playerId } }) => {
    const { winnings } = await walletsOf(db, playerId)
    const left = await leftToday(db, settings, playerId)
    const change = await findRecentChange(db, playerId, settings.WITHDRAWAL_CHANGE_HOURS)
    const { dayCeiling, reviewAbove, newAccountHours } = termsOf(settings)
    return {
      minimum: naira(await smallestOf(db, playerId, winnings)),
      winning_balance: naira(winnings),
      most_now: naira(Math.min(winnings, left ?? winnings)),
      withheld_percent: settings.WITHDRAWAL_TAX / 100,
      day_ceiling: inNaira(dayCeiling),
      left_today: inNaira(left),
      review_above: inNaira(reviewAbove),
      new_account_wait_hours: newAccountHours,
      change_wait_until: change?.until.toISOString() ?? null,
      card_wait_until: (await findCardWait(db, playerId))?.until.toISOString() ?? null,
      has_pin: (await findPlayer(db, playerId))?.has_pin ?? false,
      has_names: (await ownName(service, playerId)) !== '',
    }
  })

  door.keepFor(30, contract.payoutTimes)
  door.on(contract.payoutTimes, async () => {
    const { paid, p50, p95, open, oldest } = await findPayoutTimes(db)
    return { days: DAYS, paid, p50_seconds: p50, p95_seconds: p95, open, oldest_open_seconds: oldest }
  })

  const onWire = (row: WithdrawalRow) => withdrawalOnWire(row, service.signer)

  door.does(
    contract.requestWithdrawal,
    'request-withdrawal',
    async ({ player: { playerId }, body, keyed }) => {
      const { transaction_pin: pin, ...covered } = body
      const id = await requestWithdrawal(service, {
        ...keyed(covered),
        amount: body.amount,
        bankCode: body.bank_code,
        accountNumber: body.account_number,
        pin,
        save: body.save,
      })
      const withdrawal = onWire((await findWithdrawalOf(db, playerId, id))!)
      const { winnings } = await walletsOf(db, playerId)
      return { message: withdrawal.message, winning_balance: naira(winnings), withdrawal }
    },
  )

  door.on(contract.listWithdrawals, ({ player: { playerId }, query }) =>
    pageOf(
      query,
      async (limit, offset) => (await listWithdrawals(db, playerId, limit, offset)).map(onWire),
      () => countWithdrawals(db, playerId),
    ),
  )

  door.on(contract.getWithdrawal, async ({ player: { playerId }, params }) =>
    onWire(found(await findWithdrawalOf(db, playerId, uuidOf(params.id)))),
  )
}
