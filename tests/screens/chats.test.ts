// What a chat shows, and how a message gets out of the phone: in order, once, and never lost.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { session } from '#src/api/session/session.ts'
import { forgetChats, type Unsent } from '#src/device/chat-boxes.ts'
import type { ChatMessage } from '#src/model/chats.ts'
import { followChat } from '#src/screens/chats/follow-chat.ts'
import { merged, movedTo, newestFirst, shown, withLive, withOlder } from '#src/screens/chats/chat-rows.ts'
import { chatsWait, noteChatsWait } from '#src/play/chats-waiting.ts'
import { forgetPlayer } from '#src/play/forget-player.ts'
import { sendWaiting } from '#src/screens/chats/send-waiting.ts'
import { sender, unsent } from '#src/screens/chats/sender.ts'
import { mutedHere, setMuted } from '#src/screens/chats/muted.ts'
import { makeSender, type Sent } from '#src/screens/chats/unsent.ts'

const message = (number: number, moved = number, part: Partial<ChatMessage> = {}): ChatMessage => ({
  channel: 'general',
  number,
  moved,
  id: `id-${number}`,
  author: 'ada',
  name: 'Ada',
  text: `Message ${number}`,
  picks: null,
  at: '2026-11-20T12:00:00.000Z',
  state: 'shown',
  why: null,
  ...part,
})

describe('the messages of a chat', () => {
  test('stand in order and each once, whatever order they came in and however often', () => {
    const all = merged(merged([message(4), message(2)], [message(3), message(2)]), [message(1), message(4)])
    expect(all.map(it => it.number)).toEqual([1, 2, 3, 4])
    expect(newestFirst(all).map(it => it.number)).toEqual([4, 3, 2, 1])
  })

  test('the later state of a message counts, also where the earlier one comes after it', () => {
    const hidden = message(2, 9, { text: '', state: 'reported' })
    for (const all of [merged([message(2)], [hidden]), merged([hidden], [message(2)])]) {
      expect(all).toEqual([hidden])
      expect(movedTo(all)).toBe(9)
    }
  })

  test('a change of a message before the first one shown does not begin the list: what lies between would never be fetched', () => {
    const all = [message(40), message(41)]
    const come = [message(7, 42, { text: '', state: 'reported' }), message(43)]
    expect(withLive(all, come).map(it => it.number)).toEqual([40, 41, 43])
    expect(withLive([], come).map(it => it.number)).toEqual([7, 43])
  })

  test('older messages are left out if the list has begun anew since they were asked for: a gap would lie after them', () => {
    const older = { results: [message(39), message(38)], more: false }
    const chat = { messages: [message(40)], more: true }
    expect(withOlder(chat, 40, older)).toEqual({
      messages: [message(38), message(39), message(40)],
      more: false,
    })
    const anew = { messages: [message(90)], more: true }
    expect(withOlder(anew, 40, older)).toBe(anew)
  })

  test('muted authors are left out, never the own messages nor ours', () => {
    const all = [message(1), message(2, 2, { author: 'obi' }), message(3, 3, { author: null })]
    expect(shown(all, 'obi', ['ada', 'obi']).map(it => it.number)).toEqual([2, 3])
  })
})

const unsentOf = (id: string, at: number): Unsent => ({
  player: '0803',
  channel: 'general',
  id,
  text: `Text ${id}`,
  at,
})
const atOnce = async () => undefined
const setUp = (
  answers: Sent[],
  kept: Unsent[] = [],
  box = new Map(kept.map(it => [it.id, it])),
  until: () => Promise<void> = atOnce,
) => {
  const tried: string[] = []
  const waits: number[] = []
  const arrived: string[] = []
  let seen: Unsent[] = []
  const sender = makeSender({
    box: {
      put: async it => {
        box.set(it.id, it)
        return true
      },
      remove: async it => void box.delete(it.id),
      list: async player => [...box.values()].filter(it => it.player === player),
    },
    send: async it => {
      tried.push(it.id)
      return answers.shift() ?? { message: message(tried.length, tried.length, { id: it.id }) }
    },
    pause: ms => {
      waits.push(ms)
      return until()
    },
    onChange: all => (seen = all),
    onSent: it => arrived.push(it.id),
  })
  return { sender, box, tried, waits, arrived, seen: () => seen }
}
const settled = async () => {
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
}

describe('what waits to be sent', () => {
  test('goes with the same id until it has arrived, and nothing overtakes it', async () => {
    const it = setUp([{ wait: 15_000 }, { wait: 3_000 }])
    await it.sender.add(unsentOf('a', 1))
    await it.sender.add(unsentOf('b', 2))
    await settled()
    expect(it.tried).toEqual(['a', 'a', 'a', 'b'])
    expect(it.waits).toEqual([15_000, 3_000])
    expect(it.arrived).toEqual(['a', 'b'])
    expect([it.box.size, it.seen()]).toEqual([0, []])
  })

  test('of a slow channel keeps no other channel waiting', async () => {
    const it = setUp([{ wait: 600_000 }], [], new Map(), () => new Promise(() => undefined))
    await it.sender.add(unsentOf('slow', 1))
    await it.sender.add({ ...unsentOf('other', 2), channel: 'tips' })
    await settled()
    expect([it.tried, it.seen().map(({ id }) => id)]).toEqual([['slow', 'other'], ['slow']])
  })

  test('from an earlier visit goes when the chat is opened, only by its own player', async () => {
    const it = setUp([], [unsentOf('old', 1), { ...unsentOf('other', 2), player: '0805' }])
    await it.sender.open('0803')
    await settled()
    expect([it.tried, [...it.box.keys()]]).toEqual([['old'], ['other']])
  })

  test('of a player who is gone goes no further, and stays for that player', async () => {
    const it = setUp([{ gone: true }])
    await it.sender.add(unsentOf('a', 1))
    await settled()
    expect([it.tried, it.seen(), it.box.size]).toEqual([['a'], [], 1])
  })

  test('one that was taken back in another tab is not sent by this one', async () => {
    const box = new Map<string, Unsent>()
    const first = setUp([], [], box)
    const second = setUp([{ wait: 15_000 }], [], box)
    await second.sender.add(unsentOf('a', 1))
    await first.sender.remove(unsentOf('a', 1))
    await settled()
    expect([second.arrived, second.seen()]).toEqual([[], []])
  })

  test('a refused one stays with its reason, stops nothing behind it, and can be taken back', async () => {
    const it = setUp([{ refused: 'No links' }])
    await it.sender.add(unsentOf('a', 1))
    await it.sender.add(unsentOf('b', 2))
    await settled()
    expect(it.seen().map(({ id, refused }) => [id, refused])).toEqual([['a', 'No links']])
    expect(it.box.get('a')?.refused).toBe('No links')
    await it.sender.remove(it.seen()[0]!)
    expect([it.seen(), it.box.size]).toEqual([[], 0])
  })
})

test('of a player who leaves nothing is shown any more, and a refusal on its way is not written down', async () => {
  const it = setUp([{ refused: 'No links' }])
  const added = it.sender.add(unsentOf('a', 1))
  it.sender.forget()
  it.box.clear()
  await added
  it.box.delete('a')
  await settled()
  expect([it.seen(), it.box.size]).toEqual([[], 0])
})

/** How often a chat is loaded while its stream begins, if the first loads fail. */
const loadsOf = async (failures: number) => {
  let loads = 0
  const isBehind = { current: false }
  const load = async () => {
    isBehind.current = ++loads <= failures
    return true
  }
  const end = followChat({
    channel: 'general',
    load,
    add: () => undefined,
    known: { current: 1 },
    isBehind,
  })
  await settled()
  end()
  return loads
}

test('a chat whose reload failed is loaded again once its stream says anything, and one that is up to date is not', async () => {
  const hello = 'data: {"kind":"hello","complete":true}\n\n'
  const page = new EventTarget()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    const stream = new ReadableStream({
      start: it => {
        it.enqueue(new TextEncoder().encode(hello))
        signal!.addEventListener('abort', () => it.close())
      },
    })
    return new Response(stream, { headers: { 'content-type': 'text/event-stream' } })
  })
  expect([await loadsOf(0), await loadsOf(1)]).toEqual([1, 2])
  vi.unstubAllGlobals()
})

describe('on a phone', () => {
  beforeEach(() => {
    const texts = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => texts.set(key, text),
      removeItem: (key: string) => texts.delete(key),
    })
  })
  afterEach(() => void vi.unstubAllGlobals())

  test('a message that waits when a session is cut off goes at the next start, and none after a log-out', async () => {
    noteChatsWait(true)
    // The session is gone: nobody is signed in.
    await sender.add(unsentOf('a', 1))
    await settled()
    await forgetPlayer(false)
    expect(chatsWait()).toBe(true)
    await forgetPlayer(true)
    expect(chatsWait()).toBe(false)
  })

  test('what another tab has yet to send is still noted after this one has sent its own, and no longer once a start finds nothing', async () => {
    const player = '+2348031111111'
    session.user = { phoneNumber: player } as typeof session.user
    vi.stubGlobal('fetch', async () => Response.json(message(1, 1, { id: 'own' })))
    noteChatsWait(true)
    await sender.add({ ...unsentOf('own', 1), player })
    await vi.waitFor(() => expect(unsent.all).toEqual([]))
    expect(chatsWait()).toBe(true)
    await sendWaiting()
    expect(chatsWait()).toBe(false)
    session.user = null
  })

  test('a message that a page of the network answers goes on waiting, and only the service refuses one', async () => {
    const player = '+2348031111111'
    session.user = { phoneNumber: player } as typeof session.user
    let answer = new Response('<h1>Pay for the network</h1>', { status: 403 })
    vi.stubGlobal('fetch', async () => answer)
    const page = new EventTarget()
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
    await sender.add({ ...unsentOf('portal', 1), player })
    await settled()
    answer = Response.json({ message: 'No links' }, { status: 422, headers: { 'x-refusal': 'chat-link' } })
    await sender.add({ ...unsentOf('link', 2), player, channel: 'tips' })
    await vi.waitFor(() => expect(unsent.all.map(it => it.refused)).toEqual([undefined, 'No links']))
    sender.forget()
    session.user = null
    page.dispatchEvent(new Event('online')) // ends the pause
  })

  test('who is muted by one player is read by the next, and by the same one after a log-out', async () => {
    expect(setMuted('+2348031111111', 'obi', true)).toEqual(['obi'])
    expect(mutedHere('+2348032222222')).toEqual([])
    await forgetChats(false)
    expect(mutedHere('+2348031111111')).toEqual(['obi'])
    await forgetChats(true)
    expect(mutedHere('+2348031111111')).toEqual([])
  })
})
