import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sandboxPins } from '#src/draws/pins.ts'
import { batchBounds, SEAL_MARGIN } from '#src/draws/schedule.ts'
import { signSandboxRound } from '#src/draws/beacon-sandbox.ts'
import { hex } from '#src/lib/bytes.ts'
import { kobo } from '#src/lib/money.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { once } from '#server/ledger/once.ts'
import { balanceOf, post, walletsOf } from '#server/ledger/transfers.ts'
import { quicknetBeacon } from '#server/ports/beacon-quicknet.ts'
import { makeSigner } from '#server/keys/signer.ts'
import { EVERY_NUMBER } from '../support/games.ts'
import { makeService, NOON, type TestService } from '../support/service.ts'
import { hashOf, sell } from '../support/selling.ts'

let it0: TestService
beforeEach(async () => {
  it0 = await makeService()
})
afterEach(() => it0.close())

/** A database with a settled batch, a waiting ticket and a top-up; then the change, with the triggers asleep. */
const afterChange = async (sql: string): Promise<string[]> => {
  const { playerId } = await it0.player(kobo(10_000))
  const { closesAt } = batchBounds(NOON)
  await sell(it0.service, playerId, EVERY_NUMBER, kobo(200))
  for (const at of [closesAt, closesAt + SEAL_MARGIN + 1_000]) {
    await it0.clock.set(at)
    await it0.runDue()
  }
  await sell(it0.service, playerId, [[1, 2, 3, 4]], kobo(100))
  expect(await checkInvariants(it0.db)).toEqual([])
  await it0.db.exec(`set session_replication_role = replica; ${sql}; set session_replication_role = default`)
  return checkInvariants(it0.db)
}

describe('an invariant that is broken behind the service’s back is named', () => {
  const settled = `(select id from batch where state = 'settled')`
  const cases: [string, string][] = [
    [
      'I1 all accounts sum to nothing',
      `update transfer set credit_account = 0 where id = (select min(id) from transfer)`,
    ],
    ['I3 a wallet is the sum of its transfers', 'update account set balance = balance + 1 where balance > 0'],
    [
      'I8 tickets are bought while their batch is on sale',
      `update ticket set bought_at = bought_at + interval '5 minutes'`,
    ],
    [
      'I9 a batch is sealed, drawn and settled in this order',
      `update batch set beacon_signature = null where state = 'settled'`,
    ],
    [
      'I10 numbers drawn are different and in the drum, or one score of each match',
      `update batch set numbers = array[1, 1, 2, 41] where state = 'settled'`,
    ],
    [
      'I11 every win is paid once, and nothing else',
      `delete from transfer where kind in ('win', 'cashback')`,
    ],
    [
      'I12 a ticket keeps the rules of its batch',
      `update ticket set masks = array[15], lines = 1, stake = stake_per_line`,
    ],
    [
      'I13 a settled batch has paid what its tickets won',
      `update batch set paid_out = paid_out + 1 where state = 'settled'`,
    ],
    ['I11 every win is paid once, and nothing else', `delete from payout`],
    [
      'I13 only tickets of settled batches get a payout',
      `insert into payout select batch_id, leaf_index, stake, 1, 0, 0 from ticket_result where status = 'pending'`,
    ],
    ['I13 only tickets of settled batches get a payout', `update payout set stake = stake + 1`],
    [
      'what a winner may choose about is what the payout leaves for later',
      `insert into annuity (batch_id, leaf_index, line, player_id, once, monthly, months, won_at)
       select batch_id, leaf_index, 1, player_id, 100, 1, 100, bought_at from ticket`,
    ],
    [
      'I16 a credited top-up is one transfer',
      `insert into top_up (reference, player_id, amount, provider, channel, state)
       select 'never-paid', id, 100, 'sandbox', 'card', 'credited' from player`,
    ],
    [
      'what is owed to winners is what they have not been paid',
      `insert into transfer (debit_account, credit_account, amount, kind, cause)
       select h.id, a.id, 100, 'owed', 'nobody' from account h, account a
       where h.code = 'house' and a.code = 'prize_liabilities'`,
    ],
    [
      'a prize is paid as its winner chose, each payment once',
      `insert into annuity (batch_id, leaf_index, line, player_id, once, monthly, months, won_at, chosen, chosen_at)
       select t.batch_id, t.leaf_index, 1, t.player_id, 1000, 10, 240, game_clock(), 'once', game_clock()
       from ticket t limit 1`,
    ],
    [
      'what is set aside for coming draws is what waits for them',
      `insert into transfer (debit_account, credit_account, amount, kind, cause)
       select h.id, a.id, 100, 'advance', 'nobody' from account h, account a where h.code = 'house' and a.code = 'advance'`,
    ],
    [
      'a draw paid in advance is bought or given back, once',
      `insert into advance (id, player_id, game, slip_id, masks, lines, stake_per_line, wallet, rules_hash)
         select gen_random_uuid(), p.id, 'x', gen_random_uuid(), array[15], 1, 100, 'play', r.hash
         from player p, rules_document r limit 1;
       insert into advance_draw (advance_id, draws_at, game, amount, state, done_at)
         select id, game_clock(), 'x', 100, 'refunded', game_clock() from advance`,
    ],
    [
      'what is set aside for scratch cards is what the unused ones are worth',
      `insert into transfer (debit_account, credit_account, amount, kind, cause)
       select h.id, a.id, 100, 'scratch-cards', 'nobody' from account h, account a
       where h.code = 'house' and a.code = 'scratch_cards'`,
    ],
    [
      'a scratch card is paid once, to the winnings of the player who used it',
      `insert into scratch_card (serial, pin_hmac, amount, lot, state, used_by, used_at, expires_at)
       select '123456789012', decode(repeat('00', 32), 'hex'), 100, gen_random_uuid(), 'used', id, game_clock(),
         game_clock() from player limit 1`,
    ],
    [
      'a jackpot is paid once, out of its pool, to the player of the ticket that won it',
      `insert into transfer (debit_account, credit_account, amount, kind, cause)
       select j.id, a.id, 100, 'jackpot', 'never-drawn' from account j, account a
       where j.code = 'jackpot:super' and a.wallet = 'winnings' limit 1`,
    ],
    [
      'tax on a jackpot is withheld once',
      `insert into transfer (debit_account, credit_account, amount, kind, cause)
       select h.id, a.id, 100, 'jackpot-tax', 'never-drawn' from account h, account a
       where h.code = 'house' and a.code = 'tax_withheld'`,
    ],
    [
      'no pool is below nothing, nor below what its sealed draws promise, but by what void batches took back',
      `insert into transfer (debit_account, credit_account, amount, kind, cause)
       select j.id, h.id, 1000000000, 'seed', 'more than it holds' from account h, account j
       where h.code = 'house' and j.code = 'jackpot:mega'`,
    ],
    [
      'no pool is below nothing, nor below what its sealed draws promise, but by what void batches took back',
      `update jackpot_draw set state = 'sealed', list = '{"prize": 1000000000}', sealed_at = closes_at
       where id = (select min(id) from jackpot_draw where jackpot = 'super')`,
    ],
    [
      'good causes and stamp duty come from the house, for what was sealed and for a transfer that was paid',
      `insert into transfer (debit_account, credit_account, amount, kind, cause)
       select h.id, a.id, 100, 'good-causes', 'no batch' from account h, account a
       where h.code = 'house' and a.code = 'good_causes'`,
    ],
    [
      'good causes and stamp duty come from the house, for what was sealed and for a transfer that was paid',
      `insert into transfer (debit_account, credit_account, amount, kind, cause)
       select h.id, a.id, 100, 'stamp-duty', 'never-paid' from account h, account a
       where h.code = 'house' and a.code = 'stamp_duty'`,
    ],
    ['every ticket is paid for from its player’s wallet', `delete from transfer where kind = 'ticket'`],
    [
      'every refund goes back to the wallet it came from',
      `insert into transfer (debit_account, credit_account, amount, kind, cause)
       select credit_account, debit_account, amount, 'refund', cause from transfer where kind = 'ticket'`,
    ],
    ['a batch counts its tickets', `update batch set size = size + 1 where id = ${settled}`],
    [
      'a head seals what the batch counts',
      `update batch set head = '{"size":9,"lines":9,"stake":9,"batch":""}' where head is not null`,
    ],
    [
      'pools and reserve give back what they got of a refunded batch, and of no other',
      `update batch set state = 'refunded' where state = 'settled'`,
    ],
    ['no dropped slip has a ticket', `update slip set state = 'dropped'`],
    [
      'no payment of a ticket without its ticket',
      `update transfer set cause = 'no ' || cause where kind = 'ticket'`,
    ],
    ['no ticket and no transfer refers to what is not there', `update slip set player_id = player_id + 99`],
    [
      'no ticket and no transfer refers to what is not there',
      `update transfer set credit_account = 999999 where kind = 'ticket'`,
    ],
    ['a key that bought a ticket belongs to its player', `update request_key set player_id = player_id + 99`],
    ['a player has three wallets', `delete from account where wallet = 'bonus'`],
  ]
  it.each(cases)('%s', async (name, sql) => {
    expect(await afterChange(sql)).toContain(name)
  })

  it('a wallet below nothing cannot even be written', async () => {
    await it0.player(kobo(100))
    await expect(
      it0.db.many`update account set balance = -1 where player_id is not null`,
    ).rejects.toMatchObject({ code: '23514' })
  })
})

const transfer = (debit: string, credit: string, amount: number, cause: string) => ({
  debit,
  credit,
  amount,
  kind: 'test',
  cause,
})

describe('posting', () => {
  it('moves several amounts together or none of them', async () => {
    const { playerId } = await it0.player(kobo(100))
    const wallet = `player:${playerId}:play`
    const both = [transfer(wallet, 'house', kobo(60), 'a'), transfer(wallet, 'house', kobo(60), 'b')]
    await expect(it0.db.tx(tx => post(tx, both))).rejects.toMatchObject({ refusal: 'wallet-short' })
    expect((await walletsOf(it0.db, playerId)).play).toBe(kobo(100))
    await it0.db.tx(tx =>
      post(tx, [both[0]!, transfer('house', wallet, kobo(10), 'c'), transfer('house', wallet, 0, 'd')]),
    )
    expect([(await walletsOf(it0.db, playerId)).play, await balanceOf(it0.db, 'house')]).toEqual([
      kobo(50),
      kobo(50),
    ])
  })

  it('refuses an account that does not exist, a negative amount and a transfer to itself', async () => {
    const wrong = [
      transfer('house', 'nowhere', 1, 'a'),
      transfer('house', 'prize_reserve', -1, 'b'),
      transfer('house', 'house', 1, 'c'),
    ]
    for (const it of wrong) await expect(it0.db.tx(tx => post(tx, [it]))).rejects.toThrow()
    expect(await balanceOf(it0.db, 'house')).toBe(0)
  })
})

it('work under a key that fails leaves the key free', async () => {
  const { playerId } = await it0.player()
  const run = (work: () => Promise<string>) =>
    it0.db.tx(tx => once(tx, { playerId, requestKey: 'a-key-of-tests', requestHash: hashOf('x') }, work))
  await expect(run(() => Promise.reject(new Error('stop')))).rejects.toThrow('stop')
  expect(await run(async () => 'first')).toBe('first')
  expect(await run(async () => 'second')).toBe('first')
})

const signature = signSandboxRound(1_000)
const good = () => Response.json({ round: 1_000, signature: hex(signature) })
const beaconOf = (answers: Record<string, () => Response>) => {
  const asked: string[] = []
  const ask = (async (url: string) => {
    asked.push(url)
    return answers[new URL(url).host]!()
  }) as typeof fetch
  return { asked, beacon: quicknetBeacon(() => undefined, ask, ['https://one.test', 'https://two.test']) }
}

/** All others never answer. */
const onlyTwo = (url: string): Promise<Response> =>
  url.startsWith('https://two.test') ? Promise.resolve(good()) : new Promise(() => undefined)

describe('the beacon’s mirrors', () => {
  it('are asked one after the other until one has the round', async () => {
    const wrong: (() => Response)[] = [
      () => new Response('not yet', { status: 404 }),
      () => Response.json({ round: 999, signature: hex(signature) }),
      () => Response.json({ round: 1_000, signature: 'zz' }),
      () => new Response('<html>'),
      () => {
        throw new TypeError('no network')
      },
    ]
    for (const bad of wrong) {
      const { beacon, asked } = beaconOf({ 'one.test': bad, 'two.test': good })
      expect(await beacon.round(1_000)).toEqual(signature)
      expect(asked).toEqual(
        ['one.test', 'two.test'].map(host => `https://${host}/v2/beacons/quicknet/rounds/1000`),
      )
    }
    const none = beaconOf({ 'one.test': wrong[0]!, 'two.test': wrong[4]! })
    expect(await none.beacon.round(1_000)).toBeUndefined()
  })

  const hosts = ['one', 'two', 'three', 'four'].map(name => `https://${name}.test`)

  it('are not waited for where one is silent: the next is asked beside it', async () => {
    const time = { now: () => 0, wait: async () => undefined }
    expect(await quicknetBeacon(() => undefined, onlyTwo as typeof fetch, hosts, time).round(1_000)).toEqual(
      signature,
    )
  })

  it('are left alone for ten seconds once all were silent, so that no seal waits for the next draw’s question', async () => {
    let [now, asked] = [0, 0]
    const ask = async () => {
      asked++
      if (asked % hosts.length === 0) now += 5_000
      throw new Error('no answer in time')
    }
    const time = { now: () => now, wait: async () => undefined }
    const beacon = quicknetBeacon(() => undefined, ask as typeof fetch, hosts, time)
    for (const times of [4, 4, 4]) {
      expect(await beacon.round(1_000)).toBeUndefined()
      expect(asked).toBe(times)
    }
    now += 10_000
    expect(await beacon.round(1_000)).toBeUndefined()
    expect(asked).toBe(8)
  })

  it('are complained of where none has had a round for half a minute, then once a minute, with what each of them said', async () => {
    let [now, isThere] = [0, false]
    const ask = async (url: string) => {
      if (isThere) return good()
      if (url.startsWith(hosts[0]!)) return new Response('no such round', { status: 404 })
      throw new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND') })
    }
    const told: string[] = []
    const beacon = quicknetBeacon(error => told.push(error.message), ask as typeof fetch, hosts.slice(0, 2), {
      now: () => now,
      wait: async () => undefined,
    })
    const askFor = async (seconds: number) => {
      for (const end = now + seconds * 1_000; now < end; now += 1_000) await beacon.round(1_000)
    }
    await askFor(30)
    expect(told).toEqual([])
    await askFor(1)
    expect(told).toEqual(['https://one.test: status 404; https://two.test: getaddrinfo ENOTFOUND'])
    await askFor(119)
    expect(told).toHaveLength(2)
    isThere = true
    await askFor(1)
    isThere = false
    await askFor(30)
    expect(told).toHaveLength(2)
    // Another node drew what this one asked about once, and five minutes later the next round is not out yet.
    now += 300_000
    await askFor(1)
    expect(told).toHaveLength(2)
  })

  it('take turns, so that one with a wrong signature does not hold up the draw for ever', async () => {
    const { beacon, asked } = beaconOf({ 'one.test': good, 'two.test': good })
    await beacon.round(1_000)
    await beacon.round(1_000)
    expect(asked.map(url => new URL(url).host)).toEqual(['one.test', 'two.test'])
  })
})

describe('the signing key', () => {
  it('of a sandbox is the one that the build knows, in every sandbox', async () => {
    const again = await makeSigner({ SIGNING_KEY: undefined, LOG_KEY: undefined }, it0.db, sandboxPins)
    expect([again.key, again.verifierKey]).toEqual([sandboxPins.receipt, sandboxPins.log])
    expect(Object.keys(again.publicKeys)).toEqual([again.key])
    expect(again.keyEntries).toEqual([])
  })

  it('comes from the settings in production, keeps the older public keys, and a wrong one stops the start', async () => {
    const { privateKey } = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
      'sign',
      'verify',
    ])
    const jwk = JSON.stringify(await crypto.subtle.exportKey('jwk', privateKey))
    const signer = await makeSigner({ SIGNING_KEY: jwk, LOG_KEY: undefined }, it0.db, sandboxPins)
    expect(Object.keys(signer.publicKeys).sort()).toEqual([signer.key, it0.service.signer.key].sort())
    for (const wrong of ['', '{}', 'no key', jwk.replace('P-256', 'P-384')].slice(1))
      await expect(
        makeSigner({ SIGNING_KEY: wrong, LOG_KEY: undefined }, it0.db, sandboxPins),
      ).rejects.toThrow('SIGNING_KEY is not a private P-256 key')
    const fromShell = { SIGNING_KEY: jwk.replaceAll('"', ''), LOG_KEY: undefined }
    await expect(makeSigner(fromShell, it0.db, sandboxPins)).rejects.toThrow('between single quotes')
  })
})
