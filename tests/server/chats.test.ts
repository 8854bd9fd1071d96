// Chats: who writes, what is told to whom and in which order, what is refused and by which name.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as calls from '#src/contract/chats/chats.ts'
import { takeBreak } from '#src/contract/players/safer-play.ts'
import { kobo } from '#src/lib/money.ts'
import { real, virtual } from '#src/games/soccer-cash/rules.ts'
import { soccerShareCode } from '#src/games/soccer-cash/share-code.ts'
import { shareCode } from '#src/picks/share-code.ts'
import { createService } from '#server/create-service.ts'
import { runCommand } from '#server/programs/commands.ts'
import { readAlong, write, writers, type Player } from '../support/chats.ts'
import { instantCashout } from '../support/games.ts'
import { makeService, type TestService } from '../support/service.ts'

let s: TestService
let [ada, obi, zik, ife]: Player[] = []
beforeAll(async () => {
  s = await makeService()
  await s.runDue()
  ;[ada, obi, zik, ife] = await writers(s, 4)
})
afterAll(() => s.close())
// Nobody writes too fast for the one before.
beforeEach(() => s.clock.advance(600_000))

const read = async (player: Player, channel = 'general', before?: number) =>
  (
    await s.call(calls.listMessages, {
      token: player.token,
      params: { channel },
      ...(before === undefined ? {} : { query: { before: String(before) } }),
    })
  ).data
const texts = async (player: Player, channel?: string) =>
  (await read(player, channel)).results.map(it => it.text)
const report = (player: Player, number: number, channel = 'general') =>
  s.call(calls.reportMessage, {
    token: player.token,
    params: { channel },
    body: { number, reason: 'selling' },
  })
const operator = (...words: string[]) => {
  const { games, ports } = s.service
  return runCommand({ db: s.db, games, randomness: ports.randomness }, words)
}
const heard = async (stream: Awaited<ReturnType<typeof readAlong>>) => {
  await s.live.round()
  return (await stream.events()).map(it => ('message' in it.event ? it.event.message.text : it.event.kind))
}

describe('channels', () => {
  test('are the general one, the tips with a line that past draws change nothing, announcements and every game', async () => {
    const { channels, self } = (await s.call(calls.listChats, { token: ada!.token })).data
    expect(channels.map(it => it.id)).toEqual([
      'announcements',
      'general',
      'tips',
      ...s.service.games.map(it => it.id),
      'soccer-cash',
      'awoof',
    ])
    expect(channels.filter(it => it.read_only).map(it => it.id)).toEqual(['announcements'])
    expect(channels.find(it => it.id === 'tips')?.notice).toMatch(/^Past draws do not change the next one/)
    expect(self).toMatchObject({ may_write: true, nickname: null, name: `080******${ada!.phone.slice(-2)}` })
  })

  test('a channel is asked for by its id, and its name is the title of its page §2.23 §7.55', async () => {
    const { data } = await s.call(calls.getChannel, {
      token: ada!.token,
      params: { channel: 'instant-cashout' },
    })
    expect(data.name).toBe('Instant cashout')
  })

  test.each([calls.getChannel, calls.listMessages, calls.liveChannel])(
    'one that does not exist is refused by name: $path',
    async call => {
      const answer = await s.call(call, { token: ada!.token, params: { channel: 'sure-odds' } })
      expect([answer.status, answer.refusal]).toEqual([404, 'chat-unknown'])
    },
  )

  test('visitors read nothing', async () => {
    const { refusal } = await s.call(calls.listMessages, { params: { channel: 'general' } })
    expect(refusal).toBe('not-signed-in')
  })
})

describe('writing', () => {
  test('a message is read by everybody under a masked number, newest first, and by its channel alone', async () => {
    expect((await write(s, ada!, 'Who dey play tonight?')).data.text).toBe('Who dey play tonight?')
    void (await write(s, obi!, 'Me o, 3-1 for the derby')).data
    const { results } = await read(zik!)
    expect(results.slice(0, 2).map(it => it.text)).toEqual([
      'Me o, 3-1 for the derby',
      'Who dey play tonight?',
    ])
    expect(results[1]!.name).toBe(`080******${ada!.phone.slice(-2)}`)
    expect(JSON.stringify(results)).not.toContain(ada!.phone.slice(4))
    expect(await texts(zik!, 'instant-cashout')).toEqual([])
  })

  test('sent twice, or twenty times at once, it is written once and answered alike', async () => {
    const id = crypto.randomUUID()
    const all = await Promise.all(
      Array.from({ length: 20 }, () => write(s, ada!, 'Only one time', { channel: 'tips', id })),
    )
    expect(new Set(all.map(it => JSON.stringify(it.data))).size).toBe(1)
    expect(await texts(obi!, 'tips')).toEqual(['Only one time'])
  })

  test('the id of one message is not taken for another', async () => {
    const id = crypto.randomUUID()
    void (await write(s, ada!, 'The first', { id })).data
    await s.clock.advance(4_000)
    expect((await write(s, ada!, 'The second', { id })).refusal).toBe('key-reused')
  })

  test('only who has had a ticket drawn, and signed up ten minutes ago, may write; all may read', async () => {
    const fresh = await s.player(kobo(100))
    expect((await write(s, fresh, 'Hello')).refusal).toBe('chat-too-new')
    await s.clock.advance(600_001)
    expect((await write(s, fresh, 'Hello')).refusal).toBe('chat-stake-needed')
    expect((await read(fresh)).self).toMatchObject({
      may_write: false,
      why_not: 'You can write once one of your tickets has been drawn. Until then, read along',
    })
  })

  test('announcements are written by the operator alone', async () => {
    expect((await write(s, ada!, 'We have news', { channel: 'announcements' })).refusal).toBe(
      'chat-read-only',
    )
    expect(await operator('announce', 'ngozi', 'The 6pm draw', 'was on time')).toBe('It is announced.')
    const [first] = (await read(ada!, 'announcements')).results
    expect(first).toMatchObject({ text: 'The 6pm draw was on time', author: null, name: 'Oriire' })
  })

  test('one message in three seconds, twenty in five minutes, and the same not twice', async () => {
    void (await write(s, ada!, 'Fast 1')).data
    const second = await write(s, ada!, 'Fast 2')
    expect([second.refusal, second.headers.get('retry-after')]).toEqual(['chat-too-fast', '3'])
    for (let at = 2; at <= 20; at++) {
      await s.clock.advance(3_000)
      void (await write(s, ada!, `Fast ${at}`)).data
    }
    await s.clock.advance(3_000)
    const more = await write(s, ada!, 'Fast 21')
    expect([more.refusal, more.headers.get('retry-after')]).toEqual(['chat-too-fast', '240'])
    await s.clock.advance(240_000)
    expect((await write(s, ada!, 'fast   20!')).refusal).toBe('chat-said-already')
  })

  test('picks go along and open in their game; damaged ones are refused', async () => {
    const code = shareCode(instantCashout, { lines: [[3, 11, 24, 40]], stake: kobo(100) })
    const { data } = await write(s, ada!, 'My line', { picks: { game: 'instant-cashout', code } })
    expect(data.picks).toEqual({ game: 'instant-cashout', code, lines: 1 })
    for (const picks of [
      { game: 'instant-cashout', code: `${code.slice(0, -1)}-` },
      { game: 'chess', code },
    ])
      expect((await write(s, ada!, 'Broken', { picks })).refusal).toBe('bad-input')
  })

  test('scores of matches go along as predictions; four matches, another form and a damaged code are refused', async () => {
    await s.clock.advance(240_000)
    const picks = ['a', 'b', 'c'].map(match => ({ match: `en.1-20261128-${match}`, scores: ['1-1', '2-0'] }))
    const code = soccerShareCode(real, picks)
    const { data } = await write(s, ada!, 'My scores', { picks: { game: 'soccer-cash', code } })
    expect(data.picks).toEqual({ game: 'soccer-cash', code, lines: 8 })
    const four = soccerShareCode(real, [...picks, { match: 'd', scores: ['0-0'] }])
    for (const wrong of [
      { game: 'soccer-cash', code: four },
      { game: 'all-in', code },
      { game: 'soccer-cash', code: `${code}x` },
    ])
      expect((await write(s, ada!, 'Broken', { picks: wrong })).refusal).toBe('bad-input')
    await s.clock.advance(60_000)
    const places = soccerShareCode(virtual, [{ match: '0', scores: ['1-1'] }])
    const byPlace = await write(s, ada!, 'Virtual', { picks: { game: 'virtual-soccer', code: places } })
    expect(byPlace.data.picks).toEqual({ game: 'virtual-soccer', code: places, lines: 1 })
  })

  test.each([
    ['10,000 characters', 'a'.repeat(10_000), 'At most 280 characters'],
    ['nothing but spaces', '   ', 'This field is required'],
    ['a right-to-left mark', 'good \u202eevening', 'Please leave out hidden characters'],
    ['a character without width', 'what\u200bsapp', 'Please leave out hidden characters'],
    ['a control character', 'good\u0007evening', 'Please leave out hidden characters'],
  ])('%s is refused at the edge', async (_, text, words) => {
    const answer = await write(s, obi!, text)
    expect([answer.refusal, answer.json.text]).toEqual(['bad-input', words])
  })

  test.each([
    ['chat-link', 'join t.me/odds'],
    ['chat-number', 'na 0803 123 4567'],
    ['chat-selling', 'fixed match dey'],
    ['chat-rude', 'you be mumu'],
  ])('%s: "%s" is refused by that name', async (name, text) => {
    expect((await write(s, obi!, text)).refusal).toBe(name)
  })
})

describe('reading', () => {
  test('older messages come by their number, and no message is skipped or shown twice', async () => {
    for (let at = 0; at < 45; at++) {
      await s.clock.advance(20_000)
      void (await write(s, [ada, obi, zik][at % 3]!, `Line ${at}`, { channel: 'awoof' })).data
    }
    const first = await read(ife!, 'awoof')
    const rest = await read(ife!, 'awoof', first.results.at(-1)!.number)
    expect([first.more, rest.more]).toEqual([true, false])
    const all = [...first.results, ...rest.results].map(it => it.text)
    expect(all).toEqual(Array.from({ length: 45 }, (_, at) => `Line ${44 - at}`))
  })

  test('unread ones are counted until the player has read them, and never the own ones', async () => {
    const newIn = async (player: Player) =>
      (await s.call(calls.listChats, { token: player.token })).data.channels.find(
        it => it.id === 'soccer-cash',
      )!.unread
    void (await write(s, ada!, 'One', { channel: 'soccer-cash' })).data
    const last = (await write(s, obi!, 'Two', { channel: 'soccer-cash' })).data
    expect([await newIn(zik!), await newIn(obi!)]).toEqual([2, 1])
    const params = { channel: 'soccer-cash' }
    const say = (number: number) => s.call(calls.readChannel, { token: zik!.token, params, body: { number } })
    void (await say(last.number)).data
    void (await say(1)).data
    expect(await newIn(zik!)).toBe(0)
  })
})

const unread = async (player: Player) =>
  (await s.call(calls.countUnread, { token: player.token })).data.unread
/** Reads it to the end. */
const open = async (player: Player, channel: string) => {
  const number = (await read(player, channel)).results[0]?.number ?? 0
  const asked = { token: player.token, params: { channel }, body: { number } }
  void (await s.call(calls.readChannel, asked)).data
}

describe('the badge of the bottom bar', () => {
  test('counts what is new in the channels that the player has opened, and never the own messages', async () => {
    const reader = await s.player()
    void (await write(s, ada!, 'Before', { channel: 'tips' })).data
    expect(await unread(reader)).toBe(0)
    await open(reader, 'tips')
    await s.clock.advance(20_000)
    void (await write(s, ada!, 'After', { channel: 'tips' })).data
    void (await write(s, obi!, 'Elsewhere', { channel: 'awoof' })).data
    expect(await unread(reader)).toBe(1)
    const mine = await unread(ada!)
    await s.clock.advance(20_000)
    void (await write(s, ada!, 'Mine', { channel: 'tips' })).data
    expect([await unread(reader), await unread(ada!)]).toEqual([2, mine])
    await open(reader, 'tips')
    expect(await unread(reader)).toBe(0)
  })

  test('counts announcements since the player joined, until they are read, and a hundred at most', async () => {
    await operator('announce', 'ngozi', 'Old news')
    await s.clock.advance(1_000)
    const reader = await s.player()
    expect(await unread(reader)).toBe(0)
    await s.clock.advance(1_000)
    await operator('announce', 'ngozi', 'Fresh news')
    expect(await unread(reader)).toBe(1)
    await s.db.many`
      insert into chat_message (channel, number, moved, client_id, text)
      select channel, number + n, moved + n, gen_random_uuid(), 'News ' || n
      from (select channel, max(number) as number, max(moved) as moved from chat_message
        where channel = 'announcements' group by channel) last, generate_series(1, 200) n`
    await s.db.many`update chat_channel set moved = moved + 200 where id = ${'announcements'}`
    expect(await unread(reader)).toBe(100)
    await open(reader, 'announcements')
    expect(await unread(reader)).toBe(0)
  })

  test('leaves out whom the player has blocked, and what is hidden', async () => {
    const reader = await s.player()
    await open(reader, 'general')
    const said = (await write(s, ife!, 'One of many')).data
    void (await write(s, zik!, 'Another')).data
    expect(await unread(reader)).toBe(2)
    const body = { author: said.author!, blocked: true }
    void (await s.call(calls.blockAuthor, { token: reader.token, body })).data
    expect(await unread(reader)).toBe(1)
  })

  test('is refused to who takes a break', async () => {
    const away = await s.player()
    void (await s.call(takeBreak, { token: away.token, body: { days: 1 } })).data
    expect((await s.call(calls.countUnread, { token: away.token })).refusal).toBe('on-break')
  })
})

describe('live', () => {
  test('a message arrives once and in order at each reader, on the node of the writer and on another', async () => {
    const other = await createService(s.service.settings, {
      db: s.db,
      clock: s.clock,
      games: s.service.games,
      print: () => undefined,
    })
    const here = await readAlong(s, zik!)
    const there = await readAlong(other, zik!)
    const round = async () => {
      await Promise.all([s.live.round(), other.live.round()])
      return [await here.events(), await there.events()].map(events =>
        events.map(it => ('message' in it.event ? it.event.message.text : it.event.kind)),
      )
    }
    expect(await round()).toEqual([['hello'], ['hello']])
    const said: string[] = []
    for (let at = 0; at < 12; at++) {
      said.push(`Wave ${at}`)
      await s.clock.advance(20_000)
      void (await write(s, [ada, obi, ife][at % 3]!, said.at(-1)!, {}, at % 2 ? other.app : s.app)).data
    }
    expect(await round()).toEqual([said, said])
    expect(await round()).toEqual([[], []])
    const lastId = here.lastId()
    await here.leave()
    void (await write(s, ada!, 'While away')).data
    const back = await readAlong(other, zik!, { lastId })
    await other.live.round()
    expect(
      (await back.events()).map(it => ('message' in it.event ? it.event.message.text : it.event)),
    ).toEqual([{ kind: 'hello', complete: true }, 'While away'])
    await back.leave()
    await there.leave()
  })

  test('who missed too much, or comes from before a restored backup, is told to load anew', async () => {
    const stream = await readAlong(s, zik!, { lastId: '999999' })
    await s.live.round()
    expect((await stream.events()).map(it => it.event)).toEqual([{ kind: 'hello', complete: false }])
    await stream.leave()
  })
})

describe('what hurts', () => {
  test('three reports within an hour hide a message until it is reviewed, its author is told, and sees it', async () => {
    const stream = await readAlong(s, ife!)
    const own = await readAlong(s, ada!)
    await heard(stream)
    await own.events()
    const { number } = (await write(s, ada!, 'My numbers always win')).data
    expect((await report(ada!, number)).refusal).toBe('chat-own')
    void (await report(obi!, number)).data
    void (await report(obi!, number)).data
    void (await report(zik!, number)).data
    expect(await heard(stream)).toEqual(['My numbers always win'])
    void (await report(ife!, number)).data
    await s.live.round()
    const [hidden] = await stream.events()
    expect(hidden!.event).toMatchObject({ message: { number, text: '', state: 'reported', why: null } })
    const told = (await own.events()).at(-1)!.event
    expect(told).toMatchObject({
      message: {
        number,
        text: 'My numbers always win',
        state: 'reported',
        why: expect.stringMatching(/three players/),
      },
    })
    expect(await operator('chat')).toMatch(
      /^general \d+ {2}hidden, by [\da-f-]{36} .*My numbers always win$/m,
    )
    expect(await operator('chat-restore', 'general', String(number), 'ngozi', 'only', 'proud')).toMatch(
      /is shown/,
    )
    expect(await heard(stream)).toEqual(['My numbers always win'])
    for (const it of [obi, zik, ife]) void (await report(it!, number)).data
    expect((await read(ife!)).results[0]).toMatchObject({ number, state: 'shown' })
    expect(await operator('chat')).toBe('Nothing is reported.')
    await stream.leave()
    await own.leave()
  })

  test('reports of two players, or of three over more than an hour, hide nothing', async () => {
    const { number } = (await write(s, ada!, 'Slow reports')).data
    void (await report(obi!, number)).data
    void (await report(zik!, number)).data
    await s.clock.advance(3_601_000)
    void (await report(ife!, number)).data
    expect((await texts(ife!))[0]).toBe('Slow reports')
  })

  test('reports of accounts that may not write yet hide nothing, and the operator sees them', async () => {
    const { number } = (await write(s, ada!, 'They do not like this')).data
    for (let at = 0; at < 3; at++) void (await report(await s.player(), number)).data
    await s.clock.advance(600_001)
    void (await report(await s.player(kobo(100)), number)).data
    for (const it of [obi, zik]) void (await report(it!, number)).data
    expect((await texts(ife!))[0]).toBe('They do not like this')
    expect(await operator('chat')).toMatch(/shown, .*They do not like this$/m)
    void (await report(ife!, number)).data
    expect((await read(obi!)).results[0]).toMatchObject({ number, state: 'reported' })
    await operator('chat-restore', 'general', String(number), 'ngozi', 'harmless')
  })

  test('the operator reads a channel, as many messages as wanted, hidden ones too', async () => {
    void (await write(s, ada!, 'Read me first', { channel: 'soccer-cash' })).data
    const { number, author } = (await write(s, obi!, 'Read me last', { channel: 'soccer-cash' })).data
    await operator('chat-hide', 'soccer-cash', String(number), 'ngozi', 'a test')
    const [first, last] = (await operator('chat', 'soccer-cash', '2')).split('\n')
    expect(first).toMatch(/Read me first$/)
    expect(last).toContain(`${author} (080******${obi!.phone.slice(-2)})`)
    expect(last).toMatch(/Read me last \(removed: Taken down by us: a test\)$/)
    expect((await operator('chat', 'soccer-cash', '1')).split('\n').length).toBe(1)
    await expect(operator('chat', 'awoof', '0')).rejects.toThrow('Say how many')
    await expect(operator('chat', 'bankers')).rejects.toThrow('no channel bankers')
  })

  test('the operator hides a message for good and mutes its author, who is told why', async () => {
    const { number, author } = (await write(s, zik!, 'Come and see my page')).data
    await operator('chat-hide', 'general', String(number), 'ngozi', 'advertises')
    expect((await read(ada!)).results[0]).toMatchObject({ text: '', state: 'removed', why: null })
    expect((await read(zik!)).results[0]).toMatchObject({ why: 'Taken down by us: advertises' })
    await operator('chat-mute', author!, '24', 'ngozi', 'advertises')
    const refused = await write(s, zik!, 'And now?')
    expect(refused.refusal).toBe('chat-muted')
    expect(refused.json.message).toMatch(/again from .*Our reason: advertises$/)
    await s.clock.advance(24 * 3_600_000)
    void (await write(s, zik!, 'Back again')).data
  })

  test('the operator slows a channel, and edits the list of words', async () => {
    await operator('chat-slow', 'general', '60', 'ngozi', 'busy')
    void (await write(s, ada!, 'Slow one')).data
    await s.clock.advance(30_000)
    expect((await write(s, ada!, 'Slow two')).headers.get('retry-after')).toBe('30')
    await operator('chat-slow', 'general', '0', 'ngozi', 'calm')
    void (await write(s, ada!, 'Slow two')).data
    await s.clock.advance(4_000)
    await operator('chat-word', 'selling', 'Sure Banker', 'ngozi', 'sold as certain')
    expect((await write(s, ada!, 'na súre bánker be this')).refusal).toBe('chat-selling')
    await operator('chat-word', 'drop', 'sure banker', 'ngozi', 'a game’s name')
    void (await write(s, ada!, 'na sure banker be this')).data
    await operator('chat-word', 'allowed', 'mumu', 'ngozi', 'said among friends')
    await s.clock.advance(4_000)
    void (await write(s, ada!, 'you mumu')).data
    await operator('chat-word', 'drop', 'mumu', 'ngozi', 'no longer')
  })

  test('whatever the operator does is noted with who, when and why, and never without a reason', async () => {
    const log = await operator('chat', 'log')
    for (const what of [
      'hide general',
      'restore general',
      'mute ',
      'slow general',
      'word selling',
      'announce',
    ])
      expect(log).toContain(`ngozi: ${what}`)
    expect(log).toContain('advertises')
    for (const words of [
      ['chat-hide', 'general', '1', 'ngozi'],
      ['chat-slow', 'general', '5', 'ngozi'],
      ['chat-mute', 'x', '1', 'y'],
    ])
      await expect(operator(...words)).rejects.toThrow('why')
    await expect(operator('announce', '')).rejects.toThrow('Say it on one line')
  })

  test('who is blocked reads nothing of the one who blocks, nor the other way, also live', async () => {
    const stream = await readAlong(s, obi!)
    await heard(stream)
    const { author } = (await read(ife!)).self
    const blocking = (blocked: boolean) =>
      s.call(calls.blockAuthor, { token: obi!.token, body: { author: author!, blocked } })
    void (await blocking(true)).data
    expect((await read(obi!)).self.blocked.map(it => it.author)).toEqual([author])
    await s.live.round()
    void (await write(s, ife!, 'From Ife')).data
    void (await write(s, obi!, 'From Obi')).data
    expect(await heard(stream)).toEqual(['From Obi'])
    expect((await texts(obi!))[0]).toBe('From Obi')
    expect((await texts(ife!))[0]).toBe('From Ife')
    void (await blocking(false)).data
    expect((await texts(obi!)).slice(0, 2)).toEqual(['From Obi', 'From Ife'])
    await stream.leave()
  })

  test('who takes a break from play neither reads nor writes, and a chat that is open ends', async () => {
    const away = await s.player()
    const stream = await readAlong(s, away)
    await s.live.round()
    void (await s.call(takeBreak, { token: away.token, body: { days: 1 } })).data
    await s.live.round()
    expect(await stream.isEnded()).toBe(true)
    const asked = { token: away.token, params: { channel: 'general' } }
    expect((await s.call(calls.listMessages, asked)).refusal).toBe('on-break')
    expect((await write(s, away, 'Hello')).refusal).toBe('on-break')
  })

  test('whose session ends hears nothing more', async () => {
    const gone = await s.player()
    const stream = await readAlong(s, gone)
    await s.live.round()
    await s.db.many`update session set revoked_at = game_clock() where player_id = ${gone.playerId}`
    await s.live.round()
    expect(await stream.isEnded()).toBe(true)
  })
})

const name = (player: Player, nickname?: string) =>
  s.call(calls.setNickname, { token: player.token, body: nickname ? { nickname } : {} })

describe('a nickname', () => {
  test('stands in place of the number, is nobody else’s however it is written, and can be taken back', async () => {
    expect((await name(ada!, 'Ada Lagos')).data.name).toBe('Ada Lagos')
    expect((await write(s, ada!, 'Under my name')).data.name).toBe('Ada Lagos')
    expect((await name(obi!, 'àda_lagos')).refusal).toBe('nickname-taken')
    expect((await name(ada!)).data.name).toMatch(/^080\*{6}/)
    void (await name(obi!, 'Ada Lagos')).data
  })

  test('is taken away by the operator, with who and why: the number stands there again', async () => {
    void (await name(ada!, 'Lucky Desk')).data
    const { author } = (await write(s, ada!, 'Good evening to all')).data
    await operator('chat-name', author!, 'ngozi', 'sounds like us')
    expect((await read(obi!)).results[0]!.name).toMatch(/^080\*{6}/)
    expect(await operator('chat', 'log')).toMatch(/ngozi: name \S+\. sounds like us/)
    await expect(operator('chat-name', 'x', 'ngozi', 'why')).rejects.toThrow('Say whose')
  })

  test.each([
    ['Oriire Support', 'nickname-ours'],
    ['Oriiire', 'nickname-ours'],
    ['Orire Desk', 'nickname-ours'],
    ['Suppport', 'nickname-ours'],
    ['Offficial', 'nickname-ours'],
    ['0riire', 'bad-input'],
    ['Fixed Match', 'chat-selling'],
    ['Ashawo', 'chat-rude'],
    ['A\u202eda', 'bad-input'],
    ['Ada of the very long name', 'bad-input'],
  ])('%s is refused', async (nickname, refusal) => {
    expect((await name(ada!, nickname)).refusal).toBe(refusal)
  })
})
