// Every kind of money that a deed takes out of a wallet has been decided on: it is a stake, or is_stake lists it as none.
import { expect, test } from 'vitest'
import { freshDb } from '../support/database.ts'
import { filesIn, textOf, withoutComments } from '../support/sources.ts'

/** Judged by limits, breaks and exclusions, on purpose. */
const STAKES = ['advance', 'bid', 'share']
/** Taken from a house account whose name is in a variable. */
const OF_THE_HOUSE = ['salary-rest']

/** An account that isn't a player's wallet: a name in quotes, a constant, a jackpot's, or a debt. */
const noWallet = /\bdebit: (?:'|[A-Z]|`jackpot:|owedCode)/

const kindsOutOfWallets = () =>
  filesIn('server', /\.ts$/).flatMap(file => {
    // Without template values, so that only the braces of objects are left.
    const text = withoutComments(textOf(file)).replaceAll(/\$\{[^{}]*\}/g, '…')
    const transfers = [...text.matchAll(/\{[^{}]*\}/g)]
      .map(([it]) => it)
      .filter(it => ['debit', 'credit', 'amount'].every(word => it.includes(word)) && !noWallet.test(it))
    return transfers.flatMap(it => /\bkind: '([\w-]+)'/.exec(it)?.[1] ?? [])
  })

test('a kind that leaves a wallet is a stake on purpose, or is_stake names it', async () => {
  const kinds = new Set(kindsOutOfWallets())
  expect([...kinds]).toEqual(
    expect.arrayContaining([...STAKES, ...OF_THE_HOUSE, 'withdrawal', 'handed-over']),
  )
  const db = await freshDb()
  const staked = await db.many<{ kind: string }>`
    select kind from unnest(${[...kinds].filter(kind => !OF_THE_HOUSE.includes(kind))}::text[]) kind
    where is_stake(kind) order by kind`
  expect(staked.map(it => it.kind)).toEqual(STAKES)
  await db.close()
})
