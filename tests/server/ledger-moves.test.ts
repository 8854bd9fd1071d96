// The ledger's own functions on a database without a service: what each of them moves, answers and refuses.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertPlayer } from '#server/db/queries/accounts/players.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { findDone, once } from '#server/ledger/once.ts'
import {
  balanceOf,
  openWallets,
  post,
  walletCode,
  walletsOf,
  type Transfer,
} from '#server/ledger/transfers.ts'
import { freshDb } from '../support/database.ts'
import { hashOf } from '../support/selling.ts'

let db: Db
let player: number
let players = 0
beforeAll(async () => {
  db = await freshDb()
})
afterAll(() => db.close())

const newPlayer = () =>
  db.tx(async tx => {
    const phone = `+23480300${String(10_000 + ++players)}`
    const id = await insertPlayer(tx, { phone, passwordHash: 'x', consentVersion: 'x' })
    await openWallets(tx, id!)
    return id!
  })
beforeEach(async () => {
  player = await newPlayer()
})

const play = () => walletCode(player, 'play')
let causes = 0
const move = (debit: string, credit: string, amount: number, other: Partial<Transfer> = {}): Transfer => ({
  debit,
  credit,
  amount,
  kind: 'test',
  cause: `cause ${++causes}`,
  ...other,
})
const posting = (...transfers: Transfer[]) => db.tx(tx => post(tx, transfers))
const sum = (code: string) => balanceOf(db, code)

describe('the wallets of a player', () => {
  it('are three, each empty at first, and called by player and name', async () => {
    expect(await walletsOf(db, player)).toEqual({ play: 0, bonus: 0, winnings: 0 })
    const codes = await db.many<{ code: string }>`
      select code from account where player_id = ${player} order by code`
    expect(codes.map(it => it.code)).toEqual([
      `player:${player}:bonus`,
      `player:${player}:play`,
      `player:${player}:winnings`,
    ])
    expect((['bonus', 'play', 'winnings'] as const).map(it => walletCode(player, it))).toEqual(
      codes.map(it => it.code),
    )
  })

  it('hold what came to each of them, and nobody else’s money', async () => {
    const other = await newPlayer()
    await posting(
      move('house', play(), 300),
      move('house', walletCode(player, 'bonus'), 20),
      move('house', walletCode(player, 'winnings'), 1),
      move('house', walletCode(other, 'play'), 9_000),
    )
    expect(await walletsOf(db, player)).toEqual({ play: 300, bonus: 20, winnings: 1 })
    expect(await walletsOf(db, other)).toEqual({ play: 9_000, bonus: 0, winnings: 0 })
  })

  it('of somebody who does not exist hold nothing', async () => {
    expect(await walletsOf(db, 999_999)).toEqual({ play: 0, bonus: 0, winnings: 0 })
  })
})

/** The database's error, and the name of a refusal; undefined if it was posted. */
const failed = (...transfers: Transfer[]) =>
  posting(...transfers).then(
    () => undefined,
    (error: { code?: string; refusal?: string }) => [error.code, error.refusal],
  )

describe('a posting', () => {
  it('is written with its accounts, its amount, its kind and its cause', async () => {
    const it1 = move('house', play(), 250, { kind: 'gift', cause: 'birthday' })
    await posting(it1, move(play(), 'prize_reserve', 50))
    const [row] = await db.many`
      select d.code as debit, c.code as credit, t.amount, t.kind, t.cause from transfer t
      join account d on d.id = t.debit_account join account c on c.id = t.credit_account
      where t.cause = 'birthday'`
    expect(row).toEqual(it1)
    expect((await walletsOf(db, player)).play).toBe(200)
  })

  it('of nothing asks the database for nothing, and beside others it is left out', async () => {
    const untouched = { many: () => Promise.reject(new Error('was asked')) } as unknown as Tx
    await post(untouched, [])
    await post(untouched, [move('house', play(), 0), move('nowhere', play(), 0)])
    const before = await db.one<{ count: number }>`select count(*)::int as count from transfer`
    await posting(move('house', play(), 5), move('nowhere', play(), 0))
    const after = await db.one<{ count: number }>`select count(*)::int as count from transfer`
    expect(after!.count - before!.count).toBe(1)
  })

  it('that a wallet cannot pay is refused by name, and nothing of it is written', async () => {
    await posting(move('house', play(), 100))
    const [house, reserve] = [await sum('house'), await sum('prize_reserve')]
    await expect(posting(move(play(), 'house', 40), move(play(), 'prize_reserve', 61))).rejects.toMatchObject(
      { refusal: 'wallet-short', status: 402 },
    )
    expect([(await walletsOf(db, player)).play, await sum('house'), await sum('prize_reserve')]).toEqual([
      100,
      house,
      reserve,
    ])
    await posting(move(play(), 'house', 100))
    expect((await walletsOf(db, player)).play).toBe(0)
  })

  it('that is wrong in itself is no empty wallet: it fails with what the database says', async () => {
    expect(await failed(move('house', 'prize_reserve', -1))).toEqual(['23514', undefined])
    expect(await failed(move('house', 'house', 1))).toEqual(['23514', undefined])
    const twice = move('house', play(), 1, { kind: 'top_up', cause: 'one reference' })
    expect(await failed(twice)).toBeUndefined()
    expect(await failed(twice)).toEqual(['23505', undefined])
    expect((await walletsOf(db, player)).play).toBe(1)
  })

  it('to an account that does not exist fails and names it, and what stood beside it is lost too', async () => {
    const wrong = posting(move('house', play(), 7), move('house', 'nowhere', 1))
    await expect(wrong).rejects.toThrow('No such account in')
    await expect(wrong).rejects.toThrow('nowhere')
    expect((await walletsOf(db, player)).play).toBe(0)
  })

  it('moves the balance of the house both ways', async () => {
    const before = await sum('house')
    await posting(move('house', play(), 300))
    expect(await sum('house')).toBe(before - 300)
    await posting(move(play(), 'house', 120))
    expect(await sum('house')).toBe(before - 180)
  })
})

const run = <T>(key: string, work: () => Promise<T>, asked = 'x', who = player) =>
  db.tx(tx => once(tx, { playerId: who, requestKey: key, requestHash: hashOf(asked) }, work))

describe('a key', () => {
  it('does its work once and gives the same answer ever after', async () => {
    let times = 0
    const work = async () => ({ times: ++times })
    expect(await findDone(db, player, 'key-of-one')).toBeUndefined()
    expect([await run('key-of-one', work), await run('key-of-one', work)]).toEqual([
      { times: 1 },
      { times: 1 },
    ])
    expect(times).toBe(1)
    expect(await findDone(db, player, 'key-of-one')).toMatchObject({ ticket_id: null, answer: { times: 1 } })
  })

  it('that stood for something else is refused by name, and its first answer stays', async () => {
    await run('key-of-two', async () => 'first')
    await expect(run('key-of-two', async () => 'other', 'y')).rejects.toMatchObject({ refusal: 'key-reused' })
    expect(await run('key-of-two', async () => 'again')).toBe('first')
  })

  it('is one player’s own: another one’s of the same letters is free', async () => {
    const other = await newPlayer()
    await run('key-of-both', async () => 'mine')
    expect(await run('key-of-both', async () => 'theirs', 'y', other)).toBe('theirs')
    expect(await run('key-of-both', async () => 'no')).toBe('mine')
    expect(await findDone(db, other, 'key-of-both')).toMatchObject({ answer: 'theirs' })
  })

  it('answers two at once with one work', async () => {
    let times = 0
    const work = async () => ++times
    expect(await Promise.all([run('key-of-many', work), run('key-of-many', work)])).toEqual([1, 1])
  })
})
