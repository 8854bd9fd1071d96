// Identity documents: asked for above an amount, checked by content, sealed, and decided by a person.
import { mkdtemp, readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getIdentityDocument, LARGEST_PICTURE, sendIdentityDocument } from '#src/contract/players/identity.ts'
import { getWithdrawal } from '#src/contract/withdrawals.ts'
import { kobo } from '#src/lib/money.ts'
import { insertChange } from '#server/db/queries/accounts/changes.ts'
import { hasAcceptedDocument } from '#server/db/queries/accounts/identity-documents.ts'
import { runPayouts } from '#server/deeds/withdrawals/run-payouts.ts'
import { unseal } from '#server/keys/sealed.ts'
import { pictureSize } from '#server/lib/picture-size.ts'
import { runCommand } from '#server/programs/commands.ts'
import { operate } from '#server/programs/operate.ts'
import { base64Of, jpegOf, pngOf } from '../support/pictures.ts'
import { makeService, type TestService } from '../support/service.ts'
import { ask, standIn, winnerOf } from '../support/withdrawals.ts'

let s: TestService
beforeEach(async () => {
  s = await makeService({
    payouts: [standIn().port],
    settings: { WITHDRAWAL_DOCUMENT_ABOVE: '1000' },
  })
})
afterEach(() => s.close())

const CARD = jpegOf(1_200, 800)
const send = (token: string, picture = base64Of(CARD)) =>
  s.call(sendIdentityDocument, { token, body: { picture } })
const standing = async (token: string) => (await s.call(getIdentityDocument, { token })).data.identity
const operator = (...words: string[]) => {
  const { db, games, pepper, ports, settings } = s.service
  return runCommand({ db, games, pepper, settings, randomness: ports.randomness }, words)
}
const waitingId = async () => (await operator('documents')).split(' ')[0]!
const withdrawing = async (amount: string) => {
  const player = await winnerOf(s, kobo(5_000))
  const { id } = (await ask(s, player.token, { amount })).data.withdrawal
  return { ...player, id }
}
const stateOf = async (token: string, id: string) => {
  const { state, hold } = (await s.call(getWithdrawal, { token, params: { id } })).data
  return [state, hold?.reason]
}

describe('a withdrawal above the amount', () => {
  test('waits for a document, goes out when it is accepted, and the next one does not wait', async () => {
    const { token, id } = await withdrawing('2000')
    expect(await stateOf(token, id)).toEqual(['held', 'identity'])
    expect(await standing(token)).toBeNull()
    expect((await send(token)).data.identity?.state).toBe('waiting')
    expect(await operator('documents')).toMatch(/of Ada Obi, sent .*, 1 withdrawal held for it/)
    expect(await operator('accept-document', await waitingId(), 'Bola', 'passport, same name')).toBe(
      'Accepted: 1 withdrawal goes out.',
    )
    await runPayouts(s.service)
    expect((await stateOf(token, id))[0]).not.toBe('held')
    expect((await standing(token))?.state).toBe('accepted')
    const next = await ask(s, token, { amount: '2000' })
    expect(next.data.withdrawal.hold).toBeNull()
    expect(await s.db.one`select deed, who, why from payout_note`).toEqual({
      deed: 'accept-document',
      who: 'Bola',
      why: 'passport, same name',
    })
  })

  test('waits on after the document, where the account was changed not long ago', async () => {
    const { token, playerId, id } = await withdrawing('2000')
    await insertChange(s.db, playerId, 'pin')
    void (await send(token)).data
    await operator('accept-document', await waitingId(), 'Bola', 'passport, same name')
    expect(await stateOf(token, id)).toEqual(['held', 'new-pin'])
  })

  test('waits for it also after a person has approved the amount, and goes out with the document', async () => {
    await s.close()
    const settings = { WITHDRAWAL_REVIEW_ABOVE: '1500', WITHDRAWAL_DOCUMENT_ABOVE: '1000' }
    s = await makeService({ payouts: [standIn().port], settings })
    const { token, id } = await withdrawing('2000')
    expect(await stateOf(token, id)).toEqual(['held', 'large-amount'])
    expect(await operator('approve', id, 'Bola', 'known winner')).toContain(
      'waits as identity and goes out when a document is accepted',
    )
    expect(await stateOf(token, id)).toEqual(['held', 'identity'])
    expect(await s.db.many`select facts -> 'document' as document from alert`).toEqual([
      { document: 'needed' },
    ])
    void (await send(token)).data
    await operator('accept-document', await waitingId(), 'Bola', 'passport, same name')
    expect(await stateOf(token, id)).toEqual(['requested', undefined])
  })

  test('goes on waiting where it was refused: the picture is gone, the reason is read, and another may come', async () => {
    const { token, id } = await withdrawing('2000')
    await send(token)
    await operator('refuse-document', await waitingId(), 'Bola', 'It cannot be read')
    expect(await standing(token)).toMatchObject({ state: 'refused', why: 'It cannot be read' })
    expect(await s.db.one`select sealed from identity_document`).toEqual({ sealed: null })
    expect(await stateOf(token, id)).toEqual(['held', 'identity'])
    expect((await send(token)).data.identity?.state).toBe('waiting')
  })

  test('tells by e-mail and by alert that it was refused', async () => {
    const { token, playerId } = await withdrawing('2000')
    await s.db.many`update player set email = ${'ada@example.ng'} where id = ${playerId}`
    await send(token)
    await operator('refuse-document', await waitingId(), 'Bola', 'It cannot be read')
    const [mail] = await s.mailsTo('ada@example.ng')
    expect(mail).toContain('could not accept the picture of your identity document: It cannot be read')
    const [alert] = await s.db.many<{
      kind: string
      player_id: number
      facts: object
    }>`select kind, player_id, facts from alert`
    expect(alert).toMatchObject({ kind: 'money', player_id: playerId, facts: { document: 'refused' } })
  })

  test('asks for another document once the accepted one is too old', async () => {
    const { token } = await withdrawing('2000')
    await send(token)
    await operator('accept-document', await waitingId(), 'Bola', 'passport')
    await s.db.many`update identity_document set decided_at = decided_at - interval '25 months'`
    expect((await standing(token))?.state).toBe('expired')
    const next = await ask(s, token, { amount: '2000' })
    expect(next.data.withdrawal.hold?.reason).toBe('identity')
    expect((await send(token)).data.identity?.state).toBe('waiting')
    s.service.settings.IDENTITY_DOCUMENT_MONTHS = 0
    expect((await standing(token))?.state).toBe('accepted')
  })

  test('ages by the months of Lagos, whatever zone the database has', async () => {
    const { token, playerId } = await withdrawing('2000')
    await send(token)
    await operator('accept-document', await waitingId(), 'Bola', 'passport')
    await s.db.many`update identity_document set decided_at = ${new Date('2027-02-28T12:00+01:00')}`
    const isGoodAt = async (now: string) => {
      await s.clock.set(Date.parse(now))
      return hasAcceptedDocument(s.db, playerId, 1)
    }
    // A month before the end of March is the end of February.
    expect(await isGoodAt('2027-03-31T00:30+01:00')).toBe(true)
    expect(await isGoodAt('2027-03-31T12:30+01:00')).toBe(false)
  })

  test('is the only one that waits', async () => {
    const { token, id } = await withdrawing('1000')
    expect(await stateOf(token, id)).toEqual(['requested', undefined])
  })
})

test('the picture stands sealed in the database, and only the operator opens it', async () => {
  const [one, other] = [await s.player(), await s.player()]
  await send(one.token)
  const id = await waitingId()
  const row = await s.db.one<{ sealed: Uint8Array }>`select sealed from identity_document`
  expect(Buffer.from(row!.sealed).includes(Buffer.from(CARD))).toBe(false)
  expect(() => unseal(s.service.pepper, 'picture', crypto.randomUUID(), row!.sealed)).toThrow()
  expect(await standing(other.token)).toBeNull()
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'oriire-')), 'card')
  const { db, games, pepper, ports } = s.service
  expect(
    await operate({ db, games, pepper, randomness: ports.randomness }, ['document', id, file, '--dry-run']),
  ).toContain(`The picture is in ${file}`)
  await expect(stat(file)).rejects.toThrow('ENOENT')
  await operator('document', id, file)
  expect(new Uint8Array(await readFile(file))).toEqual(CARD)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  await expect(operator('document', id, file)).rejects.toThrow('EEXIST')
})

test('a picture that waits is replaced by the next one, five times a day', async () => {
  const { token } = await s.player()
  for (let n = 1; n <= 5; n++) expect((await send(token)).status).toBe(200)
  expect((await send(token)).refusal).toBe('too-many-tries')
  expect(await s.db.one`select count(*)::int as n from identity_document`).toEqual({ n: 1 })
})

test('pictures of the days before do not count against the next one', async () => {
  const { token } = await s.player()
  for (let day = 1; day <= 5; day++) {
    expect((await send(token)).status).toBe(200)
    await s.clock.advance(25 * 3_600_000)
  }
  expect([(await send(token)).status, (await send(token)).status]).toEqual([200, 200])
})

const NO_PICTURE = 'That is not a picture. Send a JPEG or a PNG'
test.each([
  ['a text', Buffer.from('%PDF-1.7 a document that is no picture').toString('base64'), NO_PICTURE],
  ['a page', Buffer.from('<svg onload="alert(1)"/>').toString('base64'), NO_PICTURE],
  ['a beginning without an end', base64Of(CARD.slice(0, 12)), NO_PICTURE],
  ['one too small to read', base64Of(pngOf(1_200, 299)), 'The picture is too small to read. Take it again'],
  ['one to fill a memory with', base64Of(pngOf(20_000, 20_000)), 'The picture is too large. Take it again'],
  [
    'one of too many bytes',
    base64Of(new Uint8Array(LARGEST_PICTURE + 3)),
    'The picture is too large: at most 512 KB',
  ],
  ['no base64', 'not base64!', 'That is not a picture'],
  ['nothing', '', 'Choose a picture'],
])('%s is refused, and nothing is kept', async (_, picture, why) => {
  const { token } = await s.player()
  const answer = await s.call(sendIdentityDocument, { token, wrongBody: { picture } })
  expect([answer.refusal, answer.json]).toEqual(['bad-input', { picture: why }])
  expect(await s.db.many`select 1 from identity_document`).toEqual([])
})

test('a body that is larger than any picture is not read', async () => {
  const { token } = await s.player()
  const answer = await s.call(sendIdentityDocument, { token, wrongBody: { picture: 'A'.repeat(800 * 1024) } })
  expect([answer.status, answer.refusal]).toEqual([413, 'too-large'])
})

test('commands say what to write instead', async () => {
  await expect(operator('accept-document', 'x')).rejects.toThrow('Say which, who and why')
  await expect(operator('document', 'x')).rejects.toThrow('Say which, and a new file')
  const id = crypto.randomUUID()
  await expect(operator('accept-document', id, 'Bola', 'why')).rejects.toThrow('no such document')
  await expect(operator('refuse-document', id, 'Bola', 'why')).rejects.toThrow('no such document')
  await expect(operator('document', id, '/tmp/none')).rejects.toThrow('no such document')
  expect(await operator('documents')).toBe('No document waits.')
})

test('a picture is known by its content', () => {
  expect(pictureSize(CARD)).toEqual({ kind: 'jpeg', width: 1_200, height: 800 })
  expect(pictureSize(pngOf(5, 7))).toEqual({ kind: 'png', width: 5, height: 7 })
  for (const bytes of [
    new Uint8Array(),
    Uint8Array.of(0xff, 0xd8),
    Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0),
  ])
    expect(pictureSize(bytes)).toBeUndefined()
})
