// Every command that changes something, with valid arguments: a dry run leaves each table as it was, and the real run is
// recorded with who, when and why.
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimItem } from '#src/contract/items/items.ts'
import { sendIdentityDocument } from '#src/contract/players/identity.ts'
import * as ownData from '#src/contract/players/own-data.ts'
import { excludeSelf } from '#src/contract/players/safer-play.ts'
import { giveTestimonial } from '#src/contract/players/testimonials.ts'
import { giveNin } from '#src/contract/state/person.ts'
import { DAY, formatDateTime, HOUR, isoDate } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { maskPhone } from '#src/lib/phone.ts'
import type { Db } from '#server/db/db.ts'
import { asIs } from '#server/db/sql.ts'
import { makeBooks } from '#server/ports/books/books.ts'
import { openCase } from '#server/db/queries/money/payout-attempts.ts'
import { keepDifferences } from '#server/db/queries/money/reconciliation.ts'
import { stopSales } from '#server/db/queries/money/sales-stop.ts'
import { deleteAccounts } from '#server/deeds/own-data/delete-account.ts'
import { followFeeds } from '#server/deeds/matches/follow-feeds.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { helpOf, placeOfWho } from '#server/programs/command-help.ts'
import { commandNames } from '#server/programs/commands.ts'
import { operate } from '#server/programs/operate.ts'
import { wonItem } from '../support/items.ts'
import { base64Of, jpegOf } from '../support/pictures.ts'
import { makeService, PASSWORD, type TestService } from '../support/service.ts'
import { EVE, FULL_TIME, idOf, league } from '../support/soccer.ts'
import { ask, pass, winnerOf } from '../support/withdrawals.ts'

let s: TestService
let folder: string
beforeAll(async () => {
  const matches = league()
  s = await makeService({
    now: EVE,
    feeds: matches.feeds,
    settings: { WITHDRAWAL_REVIEW_ABOVE: '1000', WITHDRAWAL_DOCUMENT_ABOVE: '3000' },
  })
  s.clock.sessionsGoOn = true
  folder = await mkdtemp(path.join(tmpdir(), 'operate-'))
  await followFeeds(s.service)
  // As a node writes it at its first start.
  await s.db.many`insert into database_key (setting, id) values ('SIGNING_KEY', 'fedcba9876543210')`
  await s.runDue()
})
afterAll(async () => {
  expect(await checkInvariants(s.db)).toEqual([])
  await s.close()
})

const operator = (words: readonly string[]) => {
  const { games, pepper, ports, settings } = s.service
  const { randomness, beacon } = ports
  const booksOn = (db: Db) => makeBooks(s.service.settings, db)
  const origin = 'https://oriire.example'
  return operate(
    { db: s.db, games, pepper, settings, randomness, booksOn, origin, chain: beacon.chain },
    words,
  )
}

const withdrawing = async (amount: string) => {
  const player = await winnerOf(s, kobo(9_000))
  return { ...player, id: (await ask(s, player.token, { amount })).data.withdrawal.id }
}
const withdrawalId = async (amount = '500') => (await withdrawing(amount)).id
const documentId = async (): Promise<string> => {
  const { token } = await withdrawing('4000')
  void (await s.call(sendIdentityDocument, { token, body: { picture: base64Of(jpegOf(900, 600)) } })).data
  return (await operator(['documents'])).split('\n').at(-1)!.split(' ')[0]!
}
const excluded = async () => {
  const { token, phone, playerId } = await s.player()
  void (await s.call(excludeSelf, { token, body: { months: 6 } })).data
  await s.clock.advance(200 * DAY)
  return { phone, playerId }
}
const deletedId = async (): Promise<string> => {
  const { token } = await s.player(kobo(700))
  void (await s.call(ownData.askDeletion, { token, body: { password: PASSWORD, keep_balance: true } })).data
  await s.clock.advance((ownData.DELETION_DAYS + 1) * DAY)
  await deleteAccounts(s.service)
  const row = await s.db.one<{ id: number }>`select max(id) as id from account_deletion`
  return `D-${row!.id}`
}
const message = async (): Promise<[channel: string, number: string]> => {
  const { playerId } = await s.player()
  await s.db.many`insert into chat_channel (id) values ('general') on conflict do nothing`
  const row = await s.db.one<{ number: number }>`
    with moved as (update chat_channel set moved = moved + 1 where id = 'general' returning moved)
    insert into chat_message (channel, number, moved, player_id, client_id, text)
    select 'general', moved, moved, ${playerId}, gen_random_uuid(), 'hello' from moved returning number`
  return ['general', String(row!.number)]
}
const author = async (): Promise<string> => {
  const row = await s.db.one<{ author: string }>`
    insert into chat_player (player_id) values (${(await s.player()).playerId}) returning author`
  return row!.author
}
const claimed = async (): Promise<string> => {
  const { id, pin, player } = await wonItem(s)
  const to = { full_name: 'Ada Obi', address: '12 Marina Road', city: 'Lagos', phone: '08030000001' }
  const body = { way: 'item', cashout_pin: pin, ...to } as const
  void (await s.call(claimItem, { token: player.token, params: { id }, body })).data
  return id
}
const begun = async (match: 'a' | 'b') => {
  if (s.clock.now() < FULL_TIME) await s.clock.set(FULL_TIME + HOUR)
  return idOf(match)
}

const listed = async (kind: string, reference: string) => {
  const words = '₦500 is paid there, and unknown here'
  await keepDifferences(s.db, 'sandbox', [{ kind, reference, words, amount: kobo(500) }])
  return reference
}

/** By command, the words besides who and why. */
const asked: Record<string, () => Promise<string[]>> = {
  result: async () => [await begun('a'), '2-1'],
  void: async () => [await begun('b')],
  'fund-reserve': async () => ['5000'],
  'unfund-reserve': async () => ['2000'],
  'fund-salaries': async () => ['5000'],
  'unfund-salaries': async () => ['2000'],
  hold: async () => ['instant-cashout', 'a look at it'],
  resume: async () => ['instant-cashout'],
  'issue-cards': async () => ['2', '500'],
  'void-cards': async () => {
    await operator(['issue-cards', '2', '500', '--who=A', '--why=b'])
    const row = await s.db.one<{ lot: string }>`select lot from scratch_card where state = 'unused' limit 1`
    return [row!.lot]
  },
  'accept-key': async () => ['SIGNING_KEY', '0123456789abcdef'],
  'stop-sales': async () => ['a copy was restored'],
  'sell-again': async () => {
    await stopSales(s.db, ['a test'])
    return []
  },
  testimonials: async () => {
    const { token } = await withdrawing('500')
    await pass(s, 5, 15, 60)
    void (await s.call(giveTestimonial, { token, body: { text: 'Paid in ten minutes', consent: true } })).data
    const row = await s.db.one<{ id: number }>`select max(id) as id from testimonial`
    return [String(row!.id), 'show']
  },
  newsletter: async () => {
    const file = path.join(folder, 'news.txt')
    await writeFile(file, 'News\nThere is news.')
    return [file]
  },
  reconcile: async () => ['3'],
  'enter-payment': async () => [
    await listed('payment-not-ours', `tu-${'5'.repeat(40)}`),
    (await s.player()).phone,
  ],
  'enter-withdrawal': async () => {
    const reference = await listed('transfer-not-ours', `wd${'5'.repeat(32)}`)
    return [reference, (await winnerOf(s, kobo(9_000))).phone, '058', '0123456789']
  },
  regulator: async () => ['2026-11-20', '2026-11-27', path.join(folder, 'regulator')],
  limits: async () => [(await s.player()).phone],
  'open-item': async () => {
    const day = isoDate(s.clock.now() + DAY)
    return [`tv-${day.replaceAll('-', '')}`, day, 'tv', '2000', '50', '1700', 'Television']
  },
  'void-item': async () => {
    const id = `rice-${s.clock.now()}`
    const day = isoDate(s.clock.now() + DAY)
    await operator([
      'open-item',
      id,
      day,
      'rice',
      '2000',
      '50',
      '1700',
      'Bag',
      'of rice',
      '--who=A',
      '--why=b',
    ])
    return [id]
  },
  'match-open': async () => ['en.1', isoDate(s.clock.now() + 3 * DAY), '16:00', 'Arsenal', 'v', 'Everton'],
  'item-picture': async () => {
    const id = `fridge-${s.clock.now()}`
    const day = isoDate(s.clock.now() + DAY)
    const words = ['open-item', id, day, 'fridge', '2000', '50', '1700', 'Fridge']
    await operator([...words, '--who=A', '--why=b'])
    const file = path.join(folder, 'fridge.jpg')
    await writeFile(file, jpegOf(600, 400))
    return [id, file]
  },
  'cash-item': async () => [await claimed()],
  invitations: async () => {
    const [referrer, friend] = [await s.player(), await s.player()]
    await s.db.many`
      insert into referral (referrer_id, friend_id, review)
      values (${referrer.playerId}, ${friend.playerId}, 'waits')`
    return [String(friend.playerId), 'pass']
  },
  'send-item': async () => [await claimed(), 'GIG', 'NG-77'],
  'received-item': async () => {
    const id = await claimed()
    await operator(['send-item', id, 'GIG', 'NG-77', '--who=A', '--why=b'])
    return [id]
  },
  'pass-item': async () => [(await wonItem(s)).id, 'under age'],
  document: async () => [await documentId(), path.join(folder, 'document.jpg')],
  reopen: async () => [(await excluded()).phone, 'by letter of 3 May'],
  'register-exclusion': async () => [(await s.player()).phone, 'forever'],
  'forget-nin': async () => {
    const { token, phone } = await s.player()
    void (await s.call(giveNin, { token, body: { nin: '50000000001' } })).data
    return [phone]
  },
  approve: async () => [await withdrawalId('2000')],
  release: async () => {
    const id = await withdrawalId()
    await operator(['hold', id, 'security', '24', 'Bola', 'a look'])
    return [id]
  },
  'give-back': async () => [await withdrawalId('2000')],
  'close-case': async () => {
    const id = await withdrawalId('2000')
    await operator(['give-back', id, 'Bola', 'never sent'])
    await openCase(s.db, id, 'contradiction', 'said to be paid')
    return [id, 'contradiction']
  },
  deleted: async () => [await deletedId()],
  'hand-over': async () => [await deletedId(), (await s.player()).phone],
  'accept-document': async () => [await documentId()],
  'refuse-document': async () => [await documentId()],
  'chat-hide': message,
  'chat-restore': message,
  'chat-mute': async () => [await author(), '24'],
  'chat-name': async () => [await author()],
  'chat-word': async () => ['rude', 'nasty fellow'],
  announce: async () => [],
  'chat-slow': async () => ['general', '30'],
}
const withdrawalHeld = async () => [await withdrawalId(), 'security', '24']

/** Every table of the database as it is. */
const everything = async (): Promise<Record<string, string>> => {
  const tables = await s.db.many<{ name: string }>`
    select tablename::text as name from pg_tables where schemaname = 'public' order by tablename`
  const found: Record<string, string> = {}
  for (const { name } of tables) {
    const row = await s.db.one<{ said: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as said
      from "${asIs(name)}" t`
    found[name] = row!.said
  }
  return found
}

const changing = commandNames.filter(name => helpOf(name).is !== 'reads')

test('each command that changes something is tried', () => {
  expect(Object.keys(asked).toSorted()).toEqual(changing.toSorted())
})

test.each([...Object.entries(asked), ['hold', withdrawalHeld] as const])(
  '%s in a dry run leaves every table as it was, and when it is done it is written down with who, when and why',
  async (name, wordsOf) => {
    const words = await wordsOf()
    const signed = (...given: string[]) =>
      placeOfWho(name, words) === undefined
        ? [...given, '--who=Bola', '--why=asked for']
        : [...given, 'Bola', 'asked for']
    const before = await everything()
    expect(await operator([name, ...signed(...words), '--dry-run'])).toMatch(
      /^Nothing was changed\. It would say:/,
    )
    expect(await everything()).toEqual(before)
    expect(await operator([name, ...signed(...words)])).not.toBe('')
    const after = await everything()
    expect(after.operator_entry).not.toBe(before.operator_entry)
    const [entry] = await s.db.many`
      select command, words, who, why, at from operator_entry order by id desc limit 1`
    const kept = words.map(it =>
      it.startsWith('+234') ? maskPhone(it) : it.replace(/^012345(?=\d{4}$)/, '******'),
    )
    expect(entry).toEqual({
      command: name,
      words: kept,
      who: 'Bola',
      why: 'asked for',
      at: new Date(s.clock.now()),
    })
    expect(await operator(['log', '1'])).toBe(
      `${formatDateTime(s.clock.now())}  Bola: ${[name, ...kept].join(' ')} (asked for)`,
    )
  },
)

test('a list of what waits is no deed: it wants nobody’s name and is not written down', async () => {
  const before = await everything()
  for (const name of ['chat-word', 'testimonials', 'invitations', 'jackpots', 'keys'])
    expect(await operator([name])).not.toBe('')
  expect(await everything()).toEqual(before)
  expect(await operator(['jackpots'])).toMatch(/Mega Jackpot: ₦[\d,.]+ of ₦5,000,000; \S+ is open, drawn /)
  expect(await operator(['keys'])).toMatch(/^SIGNING_KEY \w{16}, accepted .*\nSIGNING_KEY /)
})

test('a flag in front of the other words changes nothing of who and why are written down, and shows no account', async () => {
  const id = await withdrawalId('2000')
  await operator(['release', '--sure', id, 'Bola', 'asked', 'for'])
  expect(await operator(['log', '1'])).toMatch(new RegExp(`Bola: release ${id} --sure \\(asked for\\)$`))
  const reference = await listed('transfer-not-ours', `wd${'6'.repeat(32)}`)
  const { phone } = await winnerOf(s, kobo(9_000))
  const words = ['--ours', reference, phone, '058', '0123456789']
  await operator(['enter-withdrawal', ...words, '--who=Bola', '--why=asked for'])
  expect(await operator(['log', '1'])).toMatch(/ 058 \*{6}6789 --ours \(asked for\)$/)
})

test('the log keeps no whole phone number, not even of a command that failed before', async () => {
  const rows = await s.db.many<{ said: string }>`select words::text || who || why as said from operator_entry`
  expect(rows.length).toBeGreaterThan(30)
  expect(rows.filter(it => /(\+234|\b0)[789]\d{9}/.test(it.said))).toEqual([])
})
