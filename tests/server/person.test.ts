// What the law asks of a player: the day of birth, and in some states a national identity number.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CONSENT_VERSION, finishOnboarding, onboardViaPhone, phoneLogin } from '#src/contract/account.ts'
import * as ownData from '#src/contract/players/own-data.ts'
import { getPerson, giveNin } from '#src/contract/state/person.ts'
import { openTransfer } from '#src/contract/wallet.ts'
import { lagosInstant } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { isAdult, isBirthDate, lastAdultBirth } from '#src/lib/state/person.ts'
import { createService } from '#server/create-service.ts'
import { deleteAccounts } from '#server/deeds/own-data/delete-account.ts'
import { openDeleted } from '#server/deeds/own-data/hand-over.ts'
import { makeExports } from '#server/deeds/own-data/make-exports.ts'
import { IN_REGISTER } from '#server/ports/register/register-sandbox.ts'
import { newKey } from '../support/play.ts'
import { makeService, newPhone, PASSWORD, type TestService, testSettings } from '../support/service.ts'
import { ask, winnerOf } from '../support/withdrawals.ts'

let s: TestService
const TODAY = lagosInstant(2026, 11, 20, 12, 2)
beforeAll(async () => {
  s = await makeService({ now: TODAY, settings: { NIN_REQUIRED: 'yes' } })
  s.clock.sessionsGoOn = true
})
afterAll(() => s.close())

let numbers = 0
const newNin = (): string => String(40_000_000_000 + ++numbers)

type Player = Awaited<ReturnType<TestService['player']>>
const give = (token: string, nin: string) => s.call(giveNin, { token, body: { nin } })
const topUp = async ({ token }: Player) =>
  (await s.call(openTransfer, { token, key: newKey(), body: { amount: '500' } })).refusal

const signUp = async (birth: string) => {
  const phone = newPhone()
  const asked = { phone_number: phone, request_id: crypto.randomUUID() }
  void (await s.call(onboardViaPhone, { body: asked })).data
  const rest = {
    password: PASSWORD,
    confirm_password: PASSWORD,
    consent: true,
    consent_version: CONSENT_VERSION,
  } as const
  const body = { ...asked, code: await s.lastCode(phone), ...rest } as const
  const end = (birth_date: string) => s.call(finishOnboarding, { body: { ...body, birth_date } })
  return { phone, end, first: await end(birth) }
}

describe('the day of birth', () => {
  test('is a real day, and 18 years are counted in Lagos; who was born on 29 February is 18 on 1 March', () => {
    for (const no of ['', '1990-02-30', '1899-12-31', '28/02/1990', '2001-02-29', '1990-2-8'])
      expect(isBirthDate(no), no).toBe(false)
    for (const yes of ['1990-02-28', '2000-02-29', '2026-11-20']) expect(isBirthDate(yes), yes).toBe(true)
    // 23:30 in Lagos is still the day before; half an hour later it is the birthday.
    expect(isAdult('2008-11-20', lagosInstant(2026, 11, 19, 23, 30))).toBe(false)
    expect(isAdult('2008-11-20', lagosInstant(2026, 11, 20, 0, 0))).toBe(true)
    expect(isAdult('2008-02-29', lagosInstant(2026, 2, 28, 23, 59))).toBe(false)
    expect(isAdult('2008-02-29', lagosInstant(2026, 3, 1))).toBe(true)
    expect(isAdult('1906-11-20', TODAY)).toBe(false)
    expect(lastAdultBirth(TODAY)).toBe('2008-11-20')
  })

  test('keeps whoever is under 18 from having an account, and keeps nothing; a day older may sign up with the same code', async () => {
    const { phone, end, first } = await signUp('2008-11-21')
    expect([first.status, first.refusal]).toEqual([403, 'too-young'])
    expect(await s.db.one`select 1 from player where phone = ${phone}`).toBeUndefined()
    expect((await end('2009-02-29')).refusal).toBe('bad-input')
    const { token } = (await end('2008-11-20')).data
    expect((await s.call(getPerson, { token })).data).toEqual({
      birth_date: '2008-11-20',
      nin: null,
      nin_required: true,
    })
  })
})

describe('the national identity number', () => {
  test('comes before the first top-up and before money goes out, where the state wants it', async () => {
    const player = await winnerOf(s, kobo(5_000))
    expect(await topUp(player)).toBe('nin-required')
    expect((await ask(s, player.token)).refusal).toBe('nin-required')
    const nin = newNin()
    expect((await give(player.token, nin)).data.nin).toBe(`•••••••${nin.slice(-4)}`)
    expect(await topUp(player)).toBe('')
    expect((await ask(s, player.token)).refusal).toBe('')
  })

  test('has 11 digits, is given once, and belongs to one account', async () => {
    const [one, other] = [await s.player(), await s.player()]
    for (const wrong of ['1234567890', '123456789012', '1234567890a', '11111111111', ''])
      expect((await give(one.token, wrong)).refusal, wrong).toBe('bad-input')
    const nin = newNin()
    expect((await give(one.token, ` ${nin} `)).status).toBe(200)
    expect((await give(one.token, nin)).status).toBe(200)
    expect((await give(one.token, newNin())).refusal).toBe('nin-given')
    expect((await give(other.token, nin)).refusal).toBe('nin-taken')
  })

  test('stands nowhere in the database as it was typed, and two at once make one account of it', async () => {
    const players = await Promise.all(Array.from({ length: 6 }, () => s.player()))
    const nin = newNin()
    const refusals = await Promise.all(players.map(async it => (await give(it.token, nin)).refusal))
    expect(refusals.toSorted()).toEqual(['', ...Array<string>(5).fill('nin-taken')])
    const rows = await s.db.many<{ row: string }>`
      select encode(sealed, 'escape') || encode(hash, 'escape') as row from national_identity`
    expect(rows.filter(it => it.row.includes(nin))).toEqual([])
  })

  test('is handed to the register, which knows people by it', async () => {
    const player = await s.player()
    expect((await give(player.token, `40000${IN_REGISTER}`)).status).toBe(200)
    expect(await topUp(player)).toBe('register-excluded')
  })

  test('is in the copy of one’s own data, goes with the account, and may be given again afterwards', async () => {
    const { phone, first } = await signUp('1990-02-28')
    const { token } = first.data
    const nin = newNin()
    void (await give(token, nin)).data
    void (await s.call(ownData.askExport, { token, body: { password: PASSWORD } })).data
    await makeExports(s.service)
    const { id } = (await s.call(ownData.getOwnData, { token })).data.export!
    const { json: text } = (await s.call(ownData.getExport, { token, params: { id } })).data
    expect(text).toContain(nin)
    expect(text).toContain('1990-02-28')

    void (await s.call(ownData.askDeletion, { token, body: { password: PASSWORD, keep_balance: true } })).data
    await s.clock.advance((ownData.DELETION_DAYS + 1) * 86_400_000)
    await deleteAccounts(s.service)
    expect(
      await s.db.one`select 1 from player where birth_date is not null and phone = ${phone}`,
    ).toBeUndefined()
    const gone = await s.db.one<{ id: number; player_id: number }>`
      select id, player_id from account_deletion where state = 'done' order by id desc limit 1`
    expect(
      await s.db.one`select 1 from national_identity where player_id = ${gone!.player_id}`,
    ).toBeUndefined()
    const { person } = await openDeleted(s.db, s.service.pepper, gone!.id)
    expect(person).toMatchObject({ phone, birth_date: '1990-02-28', nin })
    expect((await give((await s.player()).token, nin)).status).toBe(200)
  })

  test('that was sealed with a pepper before keeps nobody from their account, and may be given again', async () => {
    const { first, phone } = await signUp('1990-02-28')
    const { token } = first.data
    void (await give(token, newNin())).data
    const settings = testSettings({ NIN_REQUIRED: 'yes', CODE_PEPPER: 'y'.repeat(32) })
    const { app, service } = await createService(settings, {
      db: s.db,
      clock: s.clock,
      print: () => undefined,
    })
    await s.clock.advance(2 * 86_400_000)
    const body = { phone: phone.replace('+234', '0'), password: PASSWORD }
    expect((await s.call(phoneLogin, { body }, app)).status).toBe(200)
    expect((await s.call(getPerson, { token }, app)).data.nin).toBeNull()
    void (await s.call(ownData.askExport, { token, body: { password: PASSWORD } }, app)).data
    await makeExports(service)
    const { id } = (await s.call(ownData.getOwnData, { token }, app)).data.export!
    expect((await s.call(ownData.getExport, { token, params: { id } }, app)).status).toBe(200)
    const nin = newNin()
    const giveThere = (text: string) => s.call(giveNin, { token, body: { nin: text } }, app)
    expect((await giveThere(nin)).data.nin).toBe(`•••••••${nin.slice(-4)}`)
    expect((await giveThere(newNin())).refusal).toBe('nin-given')
    const keep = { password: PASSWORD, keep_balance: true }
    void (await s.call(ownData.askDeletion, { token, body: keep }, app)).data
    await s.clock.advance((ownData.DELETION_DAYS + 1) * 86_400_000)
    await deleteAccounts(service)
    expect(await s.db.one`select 1 from player where phone = ${phone}`).toBeUndefined()
  })

  test('is not asked for where the state does not want it', async () => {
    const other = await makeService()
    const { token } = await other.player()
    expect((await other.call(getPerson, { token })).data.nin_required).toBe(false)
    expect((await other.call(openTransfer, { token, key: newKey(), body: { amount: '500' } })).refusal).toBe(
      '',
    )
    await other.close()
  })
})
