// The operator's command line: help, dry runs, who and why, and the files for the regulator.
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DAY } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { maskPhone } from '#src/lib/phone.ts'
import { excludeSelf } from '#src/contract/players/safer-play.ts'
import { nestedDb } from '#server/db/nested.ts'
import { helpOf } from '#server/programs/command-help.ts'
import { commandNames, runCommand } from '#server/programs/commands.ts'
import { operate } from '#server/programs/operate.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { balanceOf } from '#server/ledger/transfers.ts'
import { bidFor, closeAndDraw, openRice, wonItem } from '../support/items.ts'
import { buy } from '../support/play.ts'
import { makeService, type TestService } from '../support/service.ts'
import { buyPredictions, makeSoccer, ONE, played, sealed } from '../support/soccer.ts'
import { textOf } from '../support/sources.ts'
import { ask, winnerOf } from '../support/withdrawals.ts'

let s: TestService
beforeEach(async () => {
  s = await makeService()
  await s.runDue()
})
afterEach(() => s.close())

const operator = (...words: string[]) =>
  operate({ ...s.service, randomness: s.service.ports.randomness }, words)
const NAMED = ['--who=Bola', '--why=asked for']
const reserve = () => balanceOf(s.db, 'prize_reserve')

test('help lists every command, and one says how it is called', async () => {
  const all = await operator('help')
  for (const name of commandNames) expect(all).toContain(`  ${name}`)
  expect(await operator('fund-reserve', '--help')).toContain('fund-reserve NAIRA --who=NAME')
})

test('the table of operations tells of every command, and of no other', () => {
  const [, part] = textOf('docs/operations.md').split("## The operator's commands")
  const [table] = part!.split('\n## ')
  const told = new Set([...table!.matchAll(/^\| `([a-z-]+)/gm)].map(match => match[1]))
  expect([...told].toSorted()).toEqual(commandNames.toSorted())
})

test('a command that a document gives in full says who and why if it has to', () => {
  const given = [...textOf('docs/operations.md').matchAll(/npm run operator -- ([a-z-]+)([^`]*)`/g)]
  const changes = given.filter(
    ([, name, rest]) => helpOf(name!).is === 'changes' && !rest!.includes('--dry-run'),
  )
  expect(changes.length).toBeGreaterThan(3)
  for (const [command] of changes) expect(command).toContain('--who=NAME --why=')
})

test('a dry run says what would happen and leaves nothing; the deed wants to know who and why, and is written down', async () => {
  const before = await reserve()
  expect(await operator('fund-reserve', '500', '--dry-run')).toMatch(
    /^Nothing was changed. It would say:\n₦500 added/,
  )
  expect(await reserve()).toBe(before)
  await expect(operator('fund-reserve', '500')).rejects.toThrow('Say who you are and why')
  expect(await operator('fund-reserve', '500', '--who=Bola', '--why=start of the month')).toContain(
    '₦500 added',
  )
  expect(await reserve()).toBe(before + kobo(500))
  expect(await operator('log')).toMatch(/Bola: fund-reserve 500 \(start of the month\)$/)
  expect(await checkInvariants(s.db)).toEqual([])
})

test.each([
  ['fund-reserve', '500', '--dryrun'],
  ['fund-reserve', '500', '--dry-run=yes'],
  ['fund-reserve', '5', '000', '000'],
  ['unfund-reserve', '500', '--sure'],
  ['send-item', 'rice-20261120', 'GIG', 'Logistics', '123'],
  ['show', 'me'],
  ['log', '5', '6'],
])('%s %s with a word that it does not take does nothing', async (...words) => {
  const before = await reserve()
  await expect(operator(...words, ...NAMED)).rejects.toThrow('nothing was done')
  await expect(operator(...words, ...NAMED, '--dry-run')).rejects.toThrow('nothing was done')
  expect(await reserve()).toBe(before)
  expect(await operator('log')).toBe('Nothing was done by command yet.')
})

test.each([
  [['stop-sales', 'a flood', '--who=Bola', '--why=the', 'machine', 'room']],
  [['stop-sales', 'a flood', '--who=Ada', 'Obi', '--why=the machine room']],
])('what a shell cut at a space for want of quotes becomes no part of the command: %j', async words => {
  await expect(operator(...words)).rejects.toThrow('put quotes around it')
  expect(await operator('show')).not.toContain('Nothing is sold')
  const quoted = ['stop-sales', '--who=Ada Obi', '--why=the machine room', 'a flood', '--dry-run']
  expect(await operator(...quoted)).toContain('Nothing is sold')
})

test('a deed that fails is not written down', async () => {
  await expect(operator('resume', 'nothing', '--who=Bola', '--why=x')).rejects.toThrow('Say a game')
  expect(await operator('log')).toBe('Nothing was done by command yet.')
})

test('the regulator gets what the tickets and the ledger say, by day', async () => {
  const { token } = await s.player(kobo(500))
  await buy(s, { token })
  const folder = await mkdtemp(path.join(tmpdir(), 'regulator-'))
  expect(await operator('regulator', '2026-11-20', '2026-11-20', folder, ...NAMED)).toContain(
    'sales-2026-11-20-2026-11-20.csv: 1 rows',
  )
  const sales = await readFile(path.join(folder, 'sales-2026-11-20-2026-11-20.csv'), 'utf8')
  expect(sales).toBe('day,game,tickets,lines,amount\r\n2026-11-20,instant-cashout,1,1,100.00\r\n')
  await expect(operator('regulator', '2026-11-21', '2026-11-20', folder, ...NAMED)).rejects.toThrow(
    'Say the first day',
  )
})

test('a file of days on which nothing happened has its columns all the same', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'regulator-'))
  await operator('regulator', '2026-11-01', '2026-11-02', folder, ...NAMED)
  const textOf = (subject: string) =>
    readFile(path.join(folder, `${subject}-2026-11-01-2026-11-02.csv`), 'utf8')
  expect(await textOf('sales')).toBe('day,game,tickets,lines,amount\r\n')
  expect(await textOf('prizes')).toBe('day,game,winners,amount,cashback,later\r\n')
  expect(await textOf('refunds')).toBe('day,game,tickets,amount\r\n')
  expect(await textOf('tax')).toBe('day,owed,kind,amount\r\n')
  expect(await textOf('complaints')).toBe('day,kind,opened,closed\r\n')
})

/** The lines of one of the regulator’s files. */
const told = async (subject: string, day: string) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'regulator-'))
  await operator('regulator', day, day, folder, ...NAMED)
  return (await readFile(path.join(folder, `${subject}-${day}-${day}.csv`), 'utf8'))
    .trim()
    .split('\r\n')
    .slice(1)
}

test('items and jackpots are among sales and prizes, and what went back is told', async () => {
  await wonItem(s)
  const { token } = await s.player(kobo(500))
  await bidFor(s, token, 50, [{ item_id: await openRice(s), amount_type: 'easy', chances: 1 }])
  await closeAndDraw(s)
  const day = '2026-11-20'
  const { paid } = (await s.db.one<{ paid: number }>`select paid from jackpot_draw where state = 'drawn'`)!
  expect(await told('sales', day)).toEqual([
    `${day},awoof,21,21,1050.00`,
    `${day},instant-cashout,21,21,2100.00`,
  ])
  expect((await told('prizes', day)).filter(line => !line.includes('instant'))).toEqual([
    `${day},awoof,1,1000.00,0.00,0.00`,
    `${day},jackpot-super,1,${(paid / 100).toFixed(2)},0.00,0.00`,
  ])
  // The free line's batch was sealed hours late.
  expect(await told('refunds', day)).toEqual([`${day},awoof,1,50.00`, `${day},instant-cashout,1,100.00`])
})

test('of what is owed to the state what was given back is taken off: the file sums to what the ledger owes', async () => {
  Object.assign(s.service.settings, { GOOD_CAUSES: 250 })
  const { token } = await s.player(kobo(500))
  await buy(s, { token })
  await s.clock.advance(2 * DAY)
  await s.runDue()
  const day = '2026-11-22'
  expect(await told('tax', day)).toEqual([
    `${day},good_causes,good-causes,2.50`,
    `${day},good_causes,good-causes-back,-2.50`,
  ])
  expect(await balanceOf(s.db, 'good_causes')).toBe(0)
})

test('a win on matches is told of the day it was paid, though others of its batch wait for another match', async () => {
  await s.close()
  const soccer = await makeSoccer()
  s = soccer
  const { token } = await s.player(kobo(1_000))
  await buyPredictions(soccer, token, ONE)
  await buyPredictions(soccer, token, { a: ['1-1'], b: ['2-1'], d: ['0-0'] })
  await sealed(s)
  await played(soccer, { a: '1-1', b: '2-1', c: '0-0' })
  const { won } = (await s.db.one<{ won: number }>`select won from payout`)!
  const day = '2026-11-28'
  expect(await told('prizes', day)).toEqual([`${day},soccer-cash,1,${(won / 100).toFixed(2)},0.00,0.00`])
  await played(soccer, { d: '1-0' })
  expect(await s.db.many`select from batch where state = 'kept'`).toEqual([])
  expect(await told('prizes', day)).toHaveLength(1)
})

test('a dry run of the regulator’s files names them and writes none, and the export itself is written down', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'regulator-'))
  const days = ['2026-11-20', '2026-11-20']
  expect(await operator('regulator', ...days, path.join(folder, 'new'), '--dry-run')).toContain('sales-2026')
  expect(await readdir(folder)).toEqual([])
  await operator('regulator', ...days, folder, ...NAMED)
  expect(await readdir(folder)).toHaveLength(5)
  expect(await operator('log')).toContain('Bola: regulator 2026-11-20 2026-11-20')
})

test('where one of the regulator’s files exists already none is written, and nothing is noted', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'regulator-'))
  const days = ['2026-11-20', '2026-11-20']
  await writeFile(path.join(folder, 'tax-2026-11-20-2026-11-20.csv'), 'sent')
  await expect(operator('regulator', ...days, folder, ...NAMED)).rejects.toThrow('nothing was written')
  expect(await readdir(folder)).toEqual(['tax-2026-11-20-2026-11-20.csv'])
  expect(await operator('log')).toBe('Nothing was done by command yet.')
})

test('a withdrawal that waits for a person is among the cases, however many wait for an hour to pass', async () => {
  await s.close()
  s = await makeService({ settings: { WITHDRAWAL_REVIEW_ABOVE: '600' } })
  const { token } = await winnerOf(s, kobo(5_000))
  expect((await ask(s, token, { amount: '1000' })).status).toBe(200)
  await s.db.many`
    insert into withdrawal (id, player_id, amount, withheld, bank_code, bank_name, account_number, account_name,
      state, hold_reason, held_until, next_at)
    select gen_random_uuid(), player_id, amount, withheld, bank_code, bank_name, account_number, account_name,
      'held', 'new-account', held_until - interval '1 hour', next_at
    from withdrawal, generate_series(1, 200)`
  expect(await operator('cases')).toMatch(/^\S+ {2}held \(large-amount\)/)
})

test('complaints by day are cases of withdrawals and reports of chats, and how many are closed', async () => {
  const { playerId } = await s.player()
  await s.db.many`insert into chat_channel (id) values ('general') on conflict do nothing`
  await s.db.many`
    insert into chat_message (channel, number, moved, player_id, client_id, text)
    select 'general', n, n, ${playerId}, gen_random_uuid(), 'x' from generate_series(1, 2) n`
  const { playerId: reporter } = await s.player()
  await s.db.many`
    insert into chat_report (channel, number, player_id, reason) select 'general', n, ${reporter}, 'abuse'
    from generate_series(1, 2) n`
  await s.db.many`update chat_message set reviewed = true where number = 1`
  const folder = await mkdtemp(path.join(tmpdir(), 'regulator-'))
  await operator('regulator', '2026-11-20', '2026-11-20', folder, ...NAMED)
  expect(await readFile(path.join(folder, 'complaints-2026-11-20-2026-11-20.csv'), 'utf8')).toBe(
    'day,kind,opened,closed\r\n2026-11-20,chat-abuse,2,1\r\n',
  )
})

test('who may not play is listed without whole phone numbers; whoever looks at one player’s limits is written down', async () => {
  expect(await operator('exclusions')).toBe('Nobody is shut out.')
  const { token, phone } = await s.player()
  void (await s.call(excludeSelf, { token, body: { months: null } })).data
  expect(await operator('exclusions')).toMatch(/^1 may not play:\n {2}\S*\*+\d\d: self-excluded, no end$/)
  await expect(operator('limits', phone)).rejects.toThrow('Say who you are and why')
  expect(await operator('limits', phone, ...NAMED)).toMatch(
    /^May not play: self-excluded\n {2}top-up a day: none/,
  )
  expect(await operator('log')).toContain(`Bola: limits ${maskPhone(phone)} (asked for)`)
})

test.each([
  ['they called from 0803 123 4567, 500 naira short', 'they called from 080******67, 500 naira short'],
  ['+234 803-123-4567/08031234567 both theirs', '080******67/080******67 both theirs'],
  ['case 40312345671 of 2026-11-20, ₦7,000,000,000', 'case 40312345671 of 2026-11-20, ₦7,000,000,000'],
])('a phone number in a reason is masked in the log, and nothing else is: %s', async (why, noted) => {
  await operator('hold', 'awoof', why, '--who=Bola', `--why=${why}`)
  expect(await operator('log', '1')).toContain(`Bola: hold awoof ${noted} (${noted})`)
})

const isOf = (kind: string) => commandNames.filter(name => helpOf(name).is === kind)

test.each(commandNames)('%s has help, and nobody changes anything by it unnamed', async name => {
  const { usage, about, is } = helpOf(name)
  expect(usage.split(' ')[0]).toBe(name)
  expect(about.length).toBeGreaterThan(10)
  expect(await operator(name, '--help')).toContain(about)
  if (is === 'changes') await expect(operator(name, 'x', 'y', 'z')).rejects.toThrow('Say who you are and why')
  if (is === 'notes') expect(`${usage} ${name}`).toMatch(/WHO/)
  expect(await operator('log')).toBe('Nothing was done by command yet.')
})

test.each(isOf('reads'))('%s reads only, as its help says', async name => {
  const said = await s.db.tx(async tx => {
    await tx.one`set transaction read only`
    const { games, ports } = s.service
    return runCommand({ games, db: nestedDb(tx, s.db.kind), randomness: ports.randomness }, [name])
  })
  expect(said).not.toBe('')
})

test('a command that nobody has described is not run', () => {
  expect(() => helpOf('steal')).toThrow('Nobody has described steal')
})
