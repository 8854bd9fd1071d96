// Invited friends: who invited whom, what it earns, when it is paid, and why it may not be.
import * as fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as calls from '#src/contract/players/friends.ts'
import { registerPredictions } from '#src/contract/soccer/slips.ts'
import { listTransactions, openTransfer, yearlyStatement } from '#src/contract/wallet.ts'
import { predictionGames } from '#src/games/soccer-cash/games.ts'
import { askDeletion, DELETION_DAYS } from '#src/contract/players/own-data.ts'
import { DAY, lagosParts } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { insertPhoneChange } from '#server/db/queries/accounts/phone-changes.ts'
import { setPhone } from '#server/db/queries/accounts/players.ts'
import { takeEarned } from '#server/db/queries/money/friends.ts'
import { keepReports } from '#server/db/queries/matches/matches.ts'
import { rememberDevice } from '#server/deeds/accounts/known-device.ts'
import { deleteAccounts } from '#server/deeds/own-data/delete-account.ts'
import { inviteCodeOf, playerOfCode } from '#server/deeds/friends/invite-code.ts'
import { payForFriends } from '#server/deeds/friends/pay-for-friends.ts'
import { decideMatches } from '#server/deeds/matches/decide-matches.ts'
import { followTakeBacks } from '#server/deeds/top-ups/follow-take-backs.ts'
import { runCommand } from '#server/programs/commands.ts'
import { sweeping } from '#server/lib/sweep.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { setSandboxTakenBack } from '#server/ports/payments-sandbox.ts'
import { buy, drawBatch, LINE, newKey, payFor, register, someLines, walletsOf } from '../support/play.ts'
import { makeService, newPhone, PASSWORD, type TestService } from '../support/service.ts'
import { openMatch, sealed } from '../support/soccer.ts'
import { textsShown } from '../support/soccer-shown.ts'
import { openCard, sendWebhook, settleAtProvider, webhookBody } from '../support/top-ups.ts'

let s: TestService
beforeAll(async () => {
  s = await makeService({ predictions: predictionGames })
  await s.runDue()
})
afterEach(async () => expect(await checkInvariants(s.db)).toEqual([]))
afterAll(() => s.close())

type Player = Awaited<ReturnType<TestService['player']>>

const standing = async ({ token }: Player) => (await s.call(calls.getFriends, { token })).data
const claim = ({ token }: Player, code: string, address = '10.9.9.9') =>
  s.call(calls.claimInvite, { token, wrongBody: { code }, address })
const bonus = async ({ playerId }: Player) => (await walletsOf(s, playerId)).bonus

const byTransfer = async (token: string, naira: number) =>
  (await s.call(openTransfer, { token, key: newKey(), body: { amount: String(naira) } })).data
const topUp = async ({ token }: Player, naira: number, channel: 'card' | 'transfer' = 'card') => {
  const { reference } =
    channel === 'card' ? await openCard(s, token, String(naira)) : await byTransfer(token, naira)
  await settleAtProvider(s, reference, 'success')
  await sendWebhook(s, webhookBody(reference, kobo(naira)))
  return reference
}
const stake = async ({ token }: Player, naira: number) => {
  for (let left = naira; left > 0; left -= 100) await buy(s, { token, lines: [LINE] })
  await drawBatch(s)
}

const invited = async () => {
  const inviter = await s.player()
  const friend = await s.player()
  expect((await claim(friend, (await standing(inviter)).code)).status).toBe(200)
  return { inviter, friend }
}
/** The friend has topped up and staked as much as the terms require. */
const earned = async (naira = 2_000) => {
  const both = await invited()
  const reference = await topUp(both.friend, naira)
  await stake(both.friend, 500)
  return { ...both, reference }
}
const pass = async (days: number) => {
  await s.clock.set(s.clock.now() + days * DAY)
  await payForFriends(s.service)
}

/** The account is deleted, and its owner signs up anew. */
const back = async ({ token, phone }: Player) => {
  const body = { password: PASSWORD, keep_balance: true }
  void (await s.call(askDeletion, { token, body })).data
  await s.clock.set(s.clock.now() + DELETION_DAYS * DAY)
  await deleteAccounts(s.service)
  return s.signUp(phone)
}

const refusal = async (player: Player, code: string) => (await claim(player, code)).refusal

test('a code is a player’s number in other words, and names no neighbour', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3_000_000_000 }), id => {
      expect(inviteCodeOf(id)).toMatch(/^[2-9ACDEFHJKMNPRTWX]{7}$/)
      expect(playerOfCode(inviteCodeOf(id))).toBe(id)
    }),
  )
  const [one, next] = [inviteCodeOf(41), inviteCodeOf(42)]
  expect([...one].filter((sign, at) => sign === next[at]).length).toBeLessThan(3)
})

test('a player has one code, which is read in any case and spacing, and a friend is noted once', async () => {
  const inviter = await s.player()
  const friend = await s.player()
  const { code, friends, may_claim } = await standing(inviter)
  expect(code).toMatch(/^[2-9A-Z]{7}$/)
  expect([friends, may_claim, (await standing(inviter)).code]).toEqual([[], true, code])
  const typed = ` ${code.slice(0, 3)}-${code.slice(3).toLowerCase()}`
  expect((await claim(friend, typed)).json).toEqual({ message: 'Your friend’s code is noted' })
  expect((await claim(friend, code)).status).toBe(200)
  expect((await standing(friend)).may_claim).toBe(false)
  expect((await standing(inviter)).friends).toMatchObject([
    { phone: expect.stringMatching(/^080\*{6}\d\d$/), state: 'verified', staked: 0, amount: null },
  ])
})

test('a code is refused by name: unknown, one’s own, a friend’s whom one invited, a second one, too late', async () => {
  const { inviter, friend } = await invited()
  const own = (await standing(inviter)).code
  expect(await refusal(inviter, 'AAAAAAA')).toBe('invite-unknown')
  expect(await refusal(inviter, '1234567')).toBe('bad-input')
  expect(await refusal(inviter, own)).toBe('invite-own')
  expect(await refusal(inviter, (await standing(friend)).code)).toBe('invite-own')
  expect(await refusal(friend, (await standing(await s.player())).code)).toBe('invited-already')
  const payer = await s.player()
  await topUp(payer, 100)
  expect(await refusal(payer, own)).toBe('invite-late')
  const old = await s.player()
  await s.clock.set(s.clock.now() + 11 * DAY)
  expect(await refusal(old, own)).toBe('invite-late')
})

test('who deletes the account after a top-up and signs up with the same number again is no new friend; who had not topped up is', async () => {
  const { inviter, friend } = await earned()
  const own = (await standing(inviter)).code
  const again = await back(friend)
  expect([(await standing(again)).may_claim, await refusal(again, own)]).toEqual([false, 'invite-late'])
  const idle = await back((await invited()).friend)
  expect([(await standing(idle)).may_claim, await refusal(idle, own)]).toEqual([true, ''])
})

test('who had another number before the account was deleted is no new friend with that one either', async () => {
  const { inviter, friend } = await earned()
  const { playerId, phone: oldPhone } = friend
  const phone = newPhone()
  await insertPhoneChange(s.db, { playerId, oldPhone, newPhone: phone, hours: 0 })
  await setPhone(s.db, playerId, phone)
  const again = await back(friend)
  expect(await refusal(again, (await standing(inviter)).code)).toBe('invite-late')
  const same = await s.signUp(phone)
  expect(await refusal(same, (await standing(inviter)).code)).toBe('invite-late')
})

test('the code of somebody whose account is deleted is unknown', async () => {
  const gone = await s.player()
  const { code } = await standing(gone)
  const again = await back(gone)
  const friend = await s.player()
  expect(await refusal(friend, code)).toBe('invite-unknown')
  expect(await refusal(friend, (await standing(again)).code)).toBe('')
})

test('of two who claim each other’s code at once, one is the friend', async () => {
  for (let pair = 0; pair < 5; pair++) {
    const both = [await s.player(), await s.player()]
    const [own, theirs] = await Promise.all(both.map(async it => (await standing(it)).code))
    const answers = await Promise.all([refusal(both[0]!, theirs!), refusal(both[1]!, own!)])
    expect(answers.toSorted()).toEqual(['', 'invite-own'])
  }
})

test('a tenth of the first top-up is held once ₦500 are staked and settled, and paid after 14 days, once §1.11', async () => {
  const { inviter, friend } = await invited()
  await topUp(friend, 2_005)
  await s.clock.set(s.clock.now() + 1_000)
  await topUp(friend, 9_000)
  await stake(friend, 400)
  await payForFriends(s.service)
  expect((await standing(inviter)).friends).toMatchObject([
    { state: 'topped-up', staked: kobo(400), amount: null },
  ])
  await stake(friend, 100)
  await payForFriends(s.service)
  const held = await standing(inviter)
  expect([held.held, held.paid]).toEqual([20_050, 0])
  expect(held.friends).toMatchObject([{ state: 'held', amount: 20_050 }])
  expect(Date.parse(held.friends[0]!.due_at!) - s.clock.now()).toBeCloseTo(14 * DAY, -5)
  await pass(13)
  expect(await bonus(inviter)).toBe(0)
  await Promise.all([pass(1.1), payForFriends(s.service)])
  await pass(5)
  expect(await bonus(inviter)).toBe(20_050)
  expect(await standing(inviter)).toMatchObject({ held: 0, paid: 20_050, friends: [{ state: 'paid' }] })
  const { results } = (await s.call(listTransactions, { token: inviter.token })).data
  expect(results).toMatchObject([{ title: 'Referral bonus', amount: 20_050, wallet: 'bonus' }])
  // A friend's number is the code that they invite others with.
  const [id] = results[0]!.id.split('-')
  expect(results[0]!.reference).toBe(id)
  const year = String(lagosParts(s.clock.now()).year)
  const { csv } = (await s.call(yearlyStatement, { token: inviter.token, query: { year } })).data
  expect(csv.trimEnd().endsWith(`"Referral bonus","200.50","${id}"`)).toBe(true)
})

test('what a bank transfer brought is held seven days, half as long as a card’s', async () => {
  const { inviter, friend } = await invited()
  await topUp(friend, 2_000, 'transfer')
  await stake(friend, 500)
  await payForFriends(s.service)
  const [held] = (await standing(inviter)).friends
  expect(held).toMatchObject({ state: 'held', amount: kobo(200) })
  expect(Date.parse(held!.due_at!) - s.clock.now()).toBeCloseTo(7 * DAY, -5)
  await pass(6.9)
  expect(await bonus(inviter)).toBe(0)
  await pass(0.1)
  expect(await bonus(inviter)).toBe(kobo(200))
})

test('a friend earns ₦500 at most, and what friends’ friends do earns nothing', async () => {
  const { inviter, friend } = await earned(50_000)
  const third = await s.player()
  void (await claim(third, (await standing(friend)).code)).data
  await topUp(third, 1_000)
  await stake(third, 500)
  await pass(0)
  await pass(15)
  expect(await bonus(inviter)).toBe(kobo(500))
  expect(await bonus(friend)).toBe(kobo(100))
})

test('stakes from the bonus wallet and in draws to come do not count', async () => {
  const { inviter, friend } = await invited()
  await topUp(friend, 2_000)
  await s.fund(friend.playerId, kobo(500), 'bonus')
  const { slipId, price } = await register(s, { token: friend.token, lines: someLines(5) })
  expect((await payFor(s, friend.token, slipId, price, 'bonus')).status).toBe(200)
  await drawBatch(s)
  for (let line = 0; line < 5; line++) await buy(s, { token: friend.token, lines: [LINE] })
  await payForFriends(s.service)
  expect((await standing(inviter)).friends).toMatchObject([{ state: 'topped-up', staked: 0 }])
  await drawBatch(s)
  await payForFriends(s.service)
  expect((await standing(inviter)).friends).toMatchObject([{ state: 'held' }])
})

test('a stake that goes back because its match is void does not count', async () => {
  const { inviter, friend } = await invited()
  const { token } = friend
  await topUp(friend, 2_000)
  const pick = await openMatch(s)
  const shown = await textsShown(s.db, [pick], '500')
  const body = { lottery_type: 'ALL_IN', stake_amount: '500', picks: [pick], ...shown }
  const slip = (await s.call(registerPredictions, { token, body })).data
  expect((await payFor(s, token, slip.game_play_id, 500)).status).toBe(200)
  await sealed(s)
  const matchId = pick.match_id
  const said = {
    id: matchId,
    matchId,
    phase: 'cancelled',
    kickOff: s.clock.now() + DAY,
    isSwapped: false,
  } as const
  for (const source of ['test', 'other']) await keepReports(s.db, source, [said])
  await decideMatches(s.service)
  await s.runDue()
  expect((await walletsOf(s, friend.playerId)).play).toBe(kobo(2_000))
  await payForFriends(s.service)
  expect((await standing(inviter)).friends).toMatchObject([{ state: 'topped-up', staked: 0 }])
})

test('a top-up that the bank takes back while it is held earns nothing, and the reason is told', async () => {
  const { inviter, reference } = await earned()
  await payForFriends(s.service)
  await setSandboxTakenBack(s.db, reference, kobo(2_000), true)
  await followTakeBacks(s.service, reference)
  await pass(15)
  expect(await bonus(inviter)).toBe(0)
  expect((await standing(inviter)).friends).toMatchObject([
    { state: 'refused', reason: 'The bank took this friend’s top-up back' },
  ])
})

const operator = (...words: string[]) => {
  const { games, ports } = s.service
  return runCommand({ db: s.db, games, randomness: ports.randomness }, ['invitations', ...words])
}
/** New friends from these addresses, and the states that the inviter sees, oldest first. */
const claims = async (inviter: Player, addresses: readonly string[]) => {
  const { code } = await standing(inviter)
  const friends: Player[] = []
  for (const address of addresses) {
    const friend = await s.player()
    expect((await claim(friend, code, address)).status).toBe(200)
    await s.clock.advance(1_000)
    friends.push(friend)
  }
  return { friends, states: (await standing(inviter)).friends.map(it => it.state).toReversed() }
}
const verified = (count: number) => Array<string>(count).fill('verified')
const ones = (network: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${network}.${at + 1}`)

describe('of one player’s friends', () => {
  test('the sixth from one network within a day is looked at, whoever else comes from there or from elsewhere', async () => {
    const [inviter, other] = [await s.player(), await s.player()]
    const { friends, states } = await claims(inviter, [...ones('10.7.7', 5), '10.7.8.1', '10.7.7.200'])
    expect(states).toEqual([...verified(6), 'review'])
    expect((await claims(other, ['10.7.7.201'])).states).toEqual(['verified'])
    expect(await operator()).toMatch(
      /^\d+  \d{3}\*{6}\d\d invited by \d{3}\*{6}\d\d, .*: 5 more from that network$/,
    )
    await s.clock.set(s.clock.now() + DAY)
    expect((await claims(inviter, ['10.7.7.9'])).states.at(-1)).toBe('verified')
    const id = String(friends.at(-1)!.playerId)
    expect(await operator(id, 'pass')).toBe(`${id} counts like every other.`)
    await expect(operator(id, 'pass')).rejects.toThrow('waits')
    expect((await standing(inviter)).friends.map(it => it.state)).not.toContain('review')
  })

  test('the 21st from one network within 30 days is looked at', async () => {
    const inviter = await s.player()
    const all: string[] = []
    for (let day = 0; day < 4; day++) {
      all.splice(0, all.length, ...(await claims(inviter, ones(`10.6.6`, 5))).states)
      await s.clock.set(s.clock.now() + DAY)
    }
    expect(all).toEqual(verified(20))
    expect((await claims(inviter, ['10.6.6.77'])).states.at(-1)).toBe('review')
    await operator((await operator()).split(' ')[0]!, 'refuse')
    await s.clock.set(s.clock.now() + 30 * DAY)
    await s.db.many`update session set expires_at = game_clock() + interval '1 day'`
    expect((await claims(inviter, ['10.6.6.78'])).states.at(-1)).toBe('verified')
  })

  test('one that is looked at earns nothing until it is passed, and once refused says so', async () => {
    const inviter = await s.player()
    const { friends } = await claims(inviter, ones('10.5.5', 7))
    const [passed, refused] = friends.slice(-2) as [Player, Player]
    for (const friend of [passed, refused]) {
      await topUp(friend, 2_000)
      await stake(friend, 500)
    }
    await payForFriends(s.service)
    const last = async () => (await standing(inviter)).friends.slice(0, 2).toReversed()
    expect((await last()).map(it => it.state)).toEqual(['review', 'review'])
    await operator(String(passed.playerId), 'pass')
    await operator(String(refused.playerId), 'refuse')
    await payForFriends(s.service)
    expect(await last()).toMatchObject([
      { state: 'held', amount: kobo(200) },
      { state: 'refused', reason: 'We looked at this invitation, and it does not count' },
    ])
    await expect(operator('12', 'maybe')).rejects.toThrow('pass|refuse')
    expect(await operator()).toBe('No invitation waits.')
  })

  test('six at once are counted one after the other', async () => {
    const inviter = await s.player()
    const { code } = await standing(inviter)
    const friends = await Promise.all(Array.from({ length: 7 }, () => s.player()))
    await Promise.all(friends.map((friend, at) => claim(friend, code, `10.4.4.${at}`)))
    expect((await standing(inviter)).friends.filter(it => it.state === 'review')).toHaveLength(2)
  })
})

test('all that friends have earned since is found by one question', async () => {
  await payForFriends(s.service)
  const friends = [(await earned()).friend.playerId, (await earned()).friend.playerId]
  const found = await s.db.tx(tx => takeEarned(tx, kobo(500), 100))
  expect(found.map(it => it.friend_id)).toEqual(friends)
})

test('a first top-up of some kobo, as a transfer may bring, earns one, and keeps no other from being held', async () => {
  const { inviter, friend } = await invited()
  const { reference } = await byTransfer(friend.token, 500)
  await s.db.many`update sandbox_payment set amount = 9 where reference = ${reference}`
  await settleAtProvider(s, reference, 'success')
  await sendWebhook(s, webhookBody(reference, 9))
  await s.clock.set(s.clock.now() + 1_000)
  await topUp(friend, 500)
  await stake(friend, 500)
  const other = await earned()
  await payForFriends(s.service)
  expect((await standing(inviter)).friends).toMatchObject([{ state: 'held', amount: 1 }])
  expect((await standing(other.inviter)).friends).toMatchObject([{ state: 'held', amount: kobo(200) }])
})

test('an account that a friend withdraws to and the inviter has only saved is one account too', async () => {
  const { inviter, friend } = await earned()
  await s.db.many`insert into bank (code, name) values ('058', 'GTBank') on conflict do nothing`
  await s.db.many`
    insert into beneficiary (id, player_id, bank_code, account_number, account_name)
    values (gen_random_uuid(), ${inviter.playerId}, '058', '0123456789', 'ADA OBI')`
  const reasons: unknown[] = []
  const undone = s.db.tx(async tx => {
    await tx.many`
      insert into withdrawal (id, player_id, amount, withheld, bank_code, bank_name, account_number, account_name, state)
      values (gen_random_uuid(), ${friend.playerId}, 50000, 0, '058', 'GTBank', '0123456789', 'ADA OBI', 'reserved')`
    for (const it of await takeEarned(tx, kobo(500), 100))
      if (it.friend_id === friend.playerId) reasons.push(it.reason)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(reasons).toEqual(['same-account'])
})

test('oneself as a friend earns nothing: the same phone, bank account, card or number', async () => {
  const { db, service } = s
  const sharing: Record<string, (inviter: Player, friend: Player, reference: string) => Promise<unknown>> = {
    'You and this friend play on one phone': (inviter, friend) =>
      db.tx(async tx => {
        const device = await rememberDevice(tx, service.ports.randomness, inviter.playerId, undefined)
        await rememberDevice(tx, service.ports.randomness, friend.playerId, device)
      }),
    'You and this friend withdraw to one bank account': async (inviter, friend) => {
      await db.many`insert into bank (code, name) values ('058', 'GTBank') on conflict do nothing`
      for (const { playerId } of [inviter, friend])
        await db.many`
          insert into beneficiary (id, player_id, bank_code, account_number, account_name)
          values (gen_random_uuid(), ${playerId}, '058', '0123456789', 'ADA OBI')`
    },
    'You and this friend pay with one card or account': async (inviter, _, reference) => {
      const own = await topUp(inviter, 100)
      await db.many`
        update top_up set payer = sha256('card'::bytea) where reference = any(${[own, reference]})`
    },
    'This number was your own before': async (inviter, friend) => {
      await db.many`
        insert into phone_change (player_id, old_phone, new_phone, state, due_at, ended_at)
        values (${inviter.playerId}, ${friend.phone}, ${inviter.phone}, 'done', game_clock(), game_clock())`
    },
  }
  for (const [reason, share] of Object.entries(sharing)) {
    const { inviter, friend, reference } = await earned()
    await share(inviter, friend, reference)
    await payForFriends(service)
    expect((await standing(inviter)).friends).toMatchObject([{ state: 'refused', reason }])
    await pass(30)
    expect(await bonus(inviter)).toBe(0)
  }
  // What shows itself only while it is held.
  for (const [reason, share] of Object.entries(sharing)) {
    const { inviter, friend, reference } = await earned()
    await payForFriends(service)
    expect((await standing(inviter)).friends).toMatchObject([{ state: 'held' }])
    await share(inviter, friend, reference)
    await pass(15)
    expect((await standing(inviter)).friends).toMatchObject([{ state: 'refused', reason }])
    expect(await bonus(inviter)).toBe(0)
  }
})

test('one whose top-up cannot be held keeps no other from being paid', async () => {
  const due = await earned()
  await payForFriends(s.service)
  const stuck = await earned()
  await s.db.exec(`
    create function stop_here() returns trigger language plpgsql as $$ begin
      raise exception 'cannot be held';
    end $$;
    create trigger stop_here before update on referral for each row
      when (new.friend_id = ${stuck.friend.playerId}) execute function stop_here()`)
  await s.clock.set(s.clock.now() + 15 * DAY)
  const sweep = sweeping(s.service.log, 'test', it => payForFriends(s.service, it))
  await expect(sweep).rejects.toThrow('cannot be held')
  expect([await bonus(due.inviter), await bonus(stuck.inviter)]).toEqual([kobo(200), 0])
  await s.db.exec('drop trigger stop_here on referral; drop function stop_here')
})
