// No game is special: its folder defines it, and nothing else asks which game it has.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { awoof } from '#src/games/awoof/game.ts'
import { games } from '#src/games/rules.ts'
import { predictionGames } from '#src/games/soccer-cash/games.ts'
import { virtualSoccer } from '#src/games/soccer-cash/virtual/rules.ts'
import { BATCH, DRAW_HOURS } from '#src/draws/schedule.ts'
import * as cadence from '#src/lib/language/cadence.ts'
import { formatHour, MINUTE } from '#src/lib/lagos-time.ts'
import { walletNames } from '#src/lib/wallet-names.ts'
import { filesIn, root, textOf, withoutComments } from './support/sources.ts'

const files = ['src', 'sw', 'server', 'build'].flatMap(folder => filesIn(folder))

/** Where games have names: their room, the addresses, the wire's calls, and words for people. */
const NAMED = [
  /^src\/games\//,
  /^src\/routes\//,
  /^src\/routeTree\.gen\.ts$/,
  /^src\/contract\//,
  /^server\/(routes|http\/about)\//,
  /^sw\/paths\.ts$/,
  // The address that the installed app opens from its icon.
  /^build\/offline\.ts$/,
  // Words.
  /^src\/screens\/\w+\/words\.ts$/,
  /^src\/languages\//,
]

const codeOf = (file: string) => withoutComments(textOf(file))

const ruled = files.filter(file => !NAMED.some(named => named.test(file)))

const camel = (id: string) => id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const names = games.flatMap(({ id, lotteryType }) => [id, lotteryType, lotteryType.toLowerCase(), camel(id)])
const name = new RegExp(`(?<![\\w-])(${[...new Set(names)].join('|')})(?![\\w-])`)

test('no code but the games’ own room, addresses, the wire and words knows a game’s name', () => {
  expect(ruled.length).toBeGreaterThan(300)
  expect(ruled.filter(file => name.test(codeOf(file)))).toEqual([])
})

/** Games of scores and items have rooms of their own, whose imports name them: there only a name that is typed counts. */
const others = [virtualSoccer, ...predictionGames, awoof]
const typed = new RegExp(
  `['"\`/](${others.flatMap(({ id, lotteryType }) => [id, lotteryType]).join('|')})['"\`]`,
)
const own = /^src\/(screens\/(soccer|virtual|awoof)|games)\//

test('the names of games of scores and of items stand in their folders too, and are typed nowhere again', () => {
  const elsewhere = ruled.filter(file => !own.test(file))
  expect(elsewhere.filter(file => typed.test(codeOf(file)))).toEqual([])
  expect(typed.test(`const to = '/awoof'`)).toBe(true)
})

test('the database knows the games on real matches by the same list', () => {
  const sql = readFileSync(join(root, 'server/db/schema/functions/hangs_on_matches.sql'), 'utf8')
  const listed = [...sql.matchAll(/'([\w-]+)'/g)].map(([, id]) => id)
  expect(listed.toSorted()).toEqual(predictionGames.map(({ id }) => id).toSorted())
})

test('no code asks whether its game is a certain one', () => {
  const asks =
    /\b(game|gameId|lotteryType|lottery_type)(\??\.(id|lotteryType|batchPrefix))?\s*[!=]==?\s*['"`]\w/
  expect(files.filter(file => asks.test(codeOf(file)))).toEqual([])
  expect(asks.test(`if (game.id === 'quika') {`)).toBe(true)
})

test.each(Object.values(walletNames))(
  '%s is written in one place, within sentences too: whoever renames it is done',
  name => {
    const written = files.filter(file => codeOf(file).toLowerCase().includes(name.toLowerCase()))
    expect(written).toEqual(['src/lib/language/wallets.ts'])
  },
)

test('how often draws are is written in one place, as the schedule has it', () => {
  const written = files.filter(file => Object.values(cadence).some(it => codeOf(file).includes(it)))
  expect(written).toEqual(['src/lib/language/cadence.ts'])
  expect([cadence.eachBatch, cadence.eachBatchShort]).toEqual([
    'every five minutes',
    `every ${BATCH / MINUTE} minutes`,
  ])
  const [first = 0, second = 0] = DRAW_HOURS
  expect([BATCH / MINUTE, second - first]).toEqual([5, 2])
  const hours = [first, DRAW_HOURS.at(-1)!].map(hour => formatHour(hour))
  expect(cadence.fixedHours).toBe(`every two hours from ${hours.join(' to ')}`)
})

test('a query key begins with a word of src/api/keys.ts, which is typed nowhere else', () => {
  const typedKey = /(queryKey: |QueryData(<\w+>)?\()\[\s*['"`]/
  expect(typedKey.test("queryKey: ['wallet', 'choices']")).toBe(true)
  expect(files.filter(file => typedKey.test(codeOf(file)))).toEqual([])
})

test('the bonus wallet has one name in the code: referral is said on the wire, on the screen and of friends', () => {
  const second =
    /\b(?!from_referral_wallet|referal_wallet_balance)(?:[a-z]\w*Referr?al\w*|Referr?al[A-Z]\w*|referr?al(?:[A-Z_]\w*|-short))\b/
  expect(second.test('const referralBalance = 1')).toBe(true)
  expect(files.filter(file => second.test(codeOf(file)))).toEqual([])
})

const contract = files.filter(file => file.startsWith('src/contract/'))
/** States and kinds are values: they are compared and worded as they come. */
const VALUES = ['at_bank', 'top_up']
const underscored = /(?<![\w/])[a-z][a-z0-9]*(?:_[a-z0-9]+)+(?![\w/])/g
const spellings = new Set(contract.flatMap(file => codeOf(file).match(underscored) ?? []))

const spellingsIn = (file: string): string[] => [
  ...new Set(
    (codeOf(file).match(underscored) ?? []).filter(name => spellings.has(name) && !VALUES.includes(name)),
  ),
]

/** Where the wire's words live, and where they become ours. */
const WIRE = /^src\/(contract|api|model)\//

test('the wire’s spellings stay where it is turned into the app’s words §3.40 §3.41 §3.52', () => {
  expect(spellings.size).toBeGreaterThan(80)
  for (const known of ['game_play_id', 'pontential_winning', 'referal_wallet_balance'])
    expect(spellings).toContain(known)
  const spelt = files
    .filter(file => file.startsWith('src/') && !WIRE.test(file))
    .flatMap(file => spellingsIn(file).map(name => `${file}: ${name}`))
  expect(spelt).toEqual([])
})

/** In the service: where calls are read, answered and described, where providers have their own words, and the database its rows. */
const EDGE = /^server\/(wire|routes|http\/about|ports|db)\//
const rows = new Set(
  filesIn('server/db', /\.(ts|sql)$/).flatMap(file => codeOf(file).match(underscored) ?? []),
)

/** Exceptions elsewhere, and why. */
const KEPT: Record<string, string[]> = {
  // A refusal names the field of the request that is to blame.
  'server/deeds/accounts/change-phone.ts': ['phone_number'],
  'server/deeds/accounts/check-pin.ts': ['transaction_pin'],
  'server/deeds/buying/register-picks.ts': ['lucky_number'],
  'server/deeds/buying/register-slip.ts': ['stake_amount'],
  'server/deeds/items/claim-item.ts': ['cashout_pin'],
  // So does this one: it compares what the screen showed, field by field.
  'server/deeds/buying/register-predictions.ts': ['stake_amount', 'most_paid', 'winning_amount'],
  // These look into a body before its route does.
  'server/http/slow-calls.ts': ['transaction_pin'],
  // The query and the answer of every list.
  'server/http/page.ts': ['page_size'],
  // A field that logs leave out.
  'server/watch/log.ts': ['confirm_password'],
}

test('in the service they stay at its edge, and deeds speak the house’s words', () => {
  const inside = files.filter(file => file.startsWith('server/') && !EDGE.test(file))
  expect(inside.length).toBeGreaterThan(200)
  const spelt = inside
    .map(file => [file, spellingsIn(file).filter(name => !rows.has(name))] as const)
    .filter(([, names]) => names.length > 0)
  expect(Object.fromEntries(spelt)).toEqual(KEPT)
})
