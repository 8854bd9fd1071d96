// Whole batches, jackpots and the log, checked from folders of saved answers.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { sellJackpot } from './jackpot.ts'
import { verify } from './run.ts'
import * as world from './world.ts'

const folder = mkdtempSync(join(tmpdir(), 'oriire-places-'))
afterAll(() => rmSync(folder, { recursive: true }))
/** Keeps an answer of the service where the verifier looks for it. */
const save = (place: string, name: string, answer: unknown) => {
  const file = join(folder, place, `${name}.json`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(answer))
  return file
}
const savePages = (place: string, name: string, list: string, items: readonly unknown[], size: number) => {
  for (let from = 0; from === 0 || from < items.length; from += size)
    save(place, `${name}.${from}`, { total: items.length, [list]: items.slice(from, from + size) })
  save(place, `${name}.${items.length}`, { total: items.length, [list]: [] })
}
const saveShared = (place: string) => {
  save(place, 'keys', { keys: {}, keyEntries: [] })
  save(place, `rules/${world.rulesHash}`, { rules: world.rulesText })
}

const ours = world.makeWorld()
const run = (...options: string[]) =>
  verify(...options, '--pins', join(folder, 'pins.json'), '--now', world.JACKPOT_AFTER)
save('.', 'pins', ours.pins)
saveShared('.')
const failed = (reason: string) => expect.stringMatching(new RegExp(`^failed: .*${reason}`)) as string
const unproven = (reason: string) => expect.stringMatching(new RegExp(`^unproven: .*${reason}`)) as string
const passed = (reason: string) => expect.stringMatching(new RegExp(`^passed: .*${reason}`)) as string

type Sold = ReturnType<typeof world.sellBatch>
const ghost = [10_000, '00'.repeat(16), [[1, 2]]]
const asIs = (it: Sold) => it
const withTickets = (change: (tickets: unknown[][]) => unknown[][]) => (it: Sold) => ({
  ...it,
  tickets: change(it.tickets),
})
const withHead = (head: world.Document): Parameters<typeof world.sellBatch>[2] => ({ head })
const changesOf = (at: number, part: number, value: unknown) =>
  withTickets(tickets => tickets.with(at, tickets[at]!.with(part, value)))

const batches: [id: string, check: string, said: unknown, change: (it: Sold) => unknown, world.Changes?][] = [
  ['fair', 'tickets', passed('5 tickets, 8 lines, 80000 kobo'), asIs],
  ['a-line', 'tickets', failed('do not lead'), changesOf(0, 2, [[1, 3]])],
  ['a-nonce', 'tickets', failed('do not lead'), changesOf(4, 1, '00'.repeat(16))],
  ['a-stake', 'tickets', failed('kobo are shown'), changesOf(0, 0, 20_000)],
  ['an-order', 'tickets', failed('do not lead'), withTickets(it => it.toReversed())],
  ['one-less', 'tickets', failed('4 tickets are shown'), withTickets(it => it.slice(1))],
  ['a-ghost', 'tickets', failed('6 tickets are shown'), withTickets(it => [...it, ghost])],
  ['more-lines', 'tickets', failed('9 are sealed'), asIs, withHead({ lines: 9 })],
  ['more-stake', 'tickets', failed('90000 are sealed'), asIs, withHead({ stake: 90_000 })],
  ['more-tickets', 'tickets', failed('6 are sealed'), asIs, withHead({ size: 6 })],
  ['no-line', 'tickets', failed('no line of this game'), asIs, { lines: [[9, 3]] }],
  ['late', 'head', unproven('after it had to be out'), asIs, { seen: 0 }],
  [
    'of-choice',
    'beacon',
    failed('does not follow'),
    asIs,
    { commitment: { beacon: { chain: 'sandbox', round: world.ROUND - 1 } } },
  ],
  [
    'drawn-again',
    'numbers',
    failed('follow from'),
    it => {
      it.proof.batch.draw!.numbers = [1, 1]
      return it
    },
  ],
]

test('the tickets of a batch lead to its seal and to what was due, and whatever was changed fails by name', async () => {
  for (const [id, , , change, changes] of batches) {
    const { proof, tickets } = change(world.sellBatch(ours, id, changes)) as Sold
    save('.', `batches/${id}`, proof.batch)
    savePages('.', `batches/${id}/tickets`, 'tickets', tickets, 3)
  }
  const ids = batches.map(([id]) => id)
  const { code, checked, said } = await run('batch', ...ids, '--from', folder)
  expect([code, said]).toEqual([1, ''])
  expect(checked.map((it, at) => [ids[at], it.checks[batches[at]![1]]])).toEqual(
    batches.map(([id, , said]) => [id, said]),
  )
  const fair = checked[0]!.checks
  expect(Object.values(fair).every(said => said.startsWith('passed'))).toBe(true)
  const [right, prize] = [
    /(\d) lines with 2 right/.exec(fair.prizes!),
    /(\d+) kobo of prizes/.exec(fair.prizes!),
  ]
  expect([right?.[1] ?? '0', prize?.[1]]).toEqual(dueOf('fair'))
})

/** How many lines have two right, and the sum of all prizes, by the rules. */
const dueOf = (id: string): string[] => {
  const { tickets, numbers } = {
    ...(JSON.parse(readFileSync(join(folder, `batches/${id}/tickets.0.json`), 'utf8')) as {
      tickets: [number, string, number[][]][]
    }),
    ...(
      JSON.parse(readFileSync(join(folder, `batches/${id}.json`), 'utf8')) as { draw: { numbers: number[] } }
    ).draw,
  }
  const more = JSON.parse(readFileSync(join(folder, `batches/${id}/tickets.3.json`), 'utf8')) as {
    tickets: typeof tickets
  }
  const lines = [...tickets, ...more.tickets].flatMap(([, , lines]) =>
    lines.map(line => ({ hits: line.filter(it => numbers.includes(it)).length, beside: lines.length })),
  )
  const sum = lines.reduce(
    (sum, { hits, beside }) => sum + [0, 20_000, beside === 2 ? 1_000_130 : 1_000_100][hits]!,
    0,
  )
  return [String(lines.filter(it => it.hits === 2).length), String(sum)]
}

type Record = ReturnType<typeof sellJackpot>['record']
const jackpots: [title: string, check: string, said: unknown, change: (it: Record) => unknown][] = [
  ['fair', 'winner', passed('4000000 kobo'), () => undefined],
  ['another number', 'number', failed('follows from'), it => (it.draw!.number = 1)],
  [
    'another round’s signature',
    'beacon',
    failed('not that of round'),
    it => (it.draw!.signature = world.hexOf(world.signSandboxRound(world.JACKPOT_ROUND + 1))),
  ],
  ['the root', 'list', failed('not in the log'), it => (it.list.list.root = '00'.repeat(32))],
  ['a higher prize', 'list', failed('not in the log'), it => (it.list.list.prize = 4_500_000)],
  ['a prize above the threshold', 'list', failed('above'), it => (it.list.list.prize = 60_000_000)],
  ['another threshold', 'announced', failed('not in the log'), it => (it.commitment.threshold = 1)],
  ['no announcement', 'announced', failed('not in the log'), it => (it.announced = null)],
  ['another method', 'form', failed('method'), it => (it.commitment.method = 'another')],
  ['no winner', 'winner', failed('no ticket'), it => (it.winner = null)],
  ['no number in time', 'number', failed('must be out'), it => (it.draw = null)],
  [
    'another ticket',
    'winner',
    failed('not in the sealed list'),
    it => (it.winner!.leaf.nonce = '00'.repeat(16)),
  ],
  ['another batch', 'winner', failed('head is not that'), it => (it.winner!.entry.head = '00'.repeat(32))],
  ['another path', 'winner', failed('among the chances'), it => (it.winner!.ticketPath[0]!.sum += 1)],
  [
    'another side',
    'winner',
    failed('among the chances'),
    it => (it.winner!.ticketPath[0]!.left = !it.winner!.ticketPath[0]!.left),
  ],
  ['a pool that is kept though a ticket has won', 'winner', failed('withheld'), it => (it.state = 'carried')],
  [
    'a draw that is called off though the list was in time',
    'list',
    failed('withheld'),
    it => Object.assign(it, { state: 'carried', draw: null, winner: null }),
  ],
  [
    'a stake that went back',
    'winner',
    failed('does not say why'),
    it => (it.winner!.batch.state = 'refunded'),
  ],
  ['a batch that is not listed', 'winner', failed('not in the list'), it => it.winner!.entryPath.pop()],
]

test('a jackpot leads from its announcement to one ticket, and whatever was changed fails by name', async () => {
  const { record, batches } = sellJackpot(ours)
  savePages('.', `jackpots/${record.id}/batches`, 'batches', batches, 2)
  const files = jackpots.map(([title, , , change]) => {
    const copy = structuredClone(record)
    change(copy)
    return save('.', `records/${title}`, copy)
  })
  const { code, checked, said } = await run('jackpot', ...files)
  expect([code, said]).toEqual([1, ''])
  expect(jackpots.map(([title, check], at) => [title, checked[at]!.checks[check]])).toEqual(
    jackpots.map(([title, , said]) => [title, said]),
  )
  const whole = await run('jackpot', files[0]!, '--from', folder)
  expect([whole.code, whole.checked[0]!.checks.batches]).toEqual([0, passed('3 batches, 240000 kobo')])
})

test.each<[what: string, how: Parameters<typeof sellJackpot>[2], check: string, said: unknown]>([
  ['whose list was late', { seen: 0 }, 'list', unproven('after it had to be out')],
  ['whose announcement was late', { announced: 0 }, 'announced', unproven('after it had to be out')],
  ['of a chosen round', { round: world.JACKPOT_ROUND + 1 }, 'beacon', failed('does not follow')],
  [
    'whose batch closes earlier than its code says',
    { batches: { commitment: { closesAt: '2026-11-20T11:04:59.000Z' } } },
    'winner',
    failed('the code of another time'),
  ],
  ['whose batch was sealed late', { batches: { seen: 0 } }, 'winner', unproven('after it had to be out')],
])('a jackpot %s does not pass', async (_, how, check, said) => {
  const own = world.makeWorld()
  const files = [save('own', 'pins', own.pins), save('own', 'record', sellJackpot(own, 'super', how).record)]
  const { checked } = await verify('jackpot', files[1]!, '--pins', files[0]!, '--now', world.JACKPOT_AFTER)
  expect(checked[0]!.checks[check]).toEqual(said)
})

test('a list with a batch twice, in another order or of another window fails by name', async () => {
  const answers: unknown[] = []
  const bent: [string, Parameters<typeof sellJackpot>[2], (batches: { batch: string }[]) => unknown][] = [
    ['twice', { listed: it => [it[0]!, ...it] }, () => undefined],
    ['turned', { listed: it => it.toReversed() }, () => undefined],
    ['moved', {}, it => (it[0]!.batch = 'MOVEDA-20261118-1200')],
  ]
  for (const [name, how, change] of bent) {
    const { record, batches } = sellJackpot(ours, name, how)
    change(batches)
    savePages('.', `jackpots/${record.id}/batches`, 'batches', batches, 2)
    const { checked } = await run('jackpot', save('.', `records/${name}`, record), '--from', folder)
    answers.push(checked[0]!.checks.batches)
  }
  expect(answers).toEqual([failed('twice'), failed('not in their order'), failed('another window')])
})

test('a ticket next to the winning one does not have the number in its stretch', async () => {
  const { record } = sellJackpot(ours, 'beside')
  const all = [0, 1, 2, 3].map(shift => {
    const copy = structuredClone(record)
    copy.draw!.number = ((copy.draw!.number as number) + shift * 40_000) % 240_000
    return save('.', `records/beside-${shift}`, copy)
  })
  const { checked } = await run('jackpot', ...all)
  expect(checked[0]!.checks.winner).toEqual(passed(''))
  for (const { checks } of checked.slice(1)) expect(checks.winner).toEqual(failed('stretch'))
})

const saveLog = (place: string, it: world.World, entries = it.log.entries) => {
  saveShared(place)
  save(place, 'pins', it.pins)
  save(place, 'log', { checkpoint: it.log.checkpoint(world.ROUND_TIME + 60) })
  savePages(place, 'log/entries', 'entries', entries, 4)
}
const runLog = (place: string, ...options: string[]) =>
  verify(
    'log',
    '--from',
    join(folder, place),
    '--pins',
    join(folder, place, 'pins.json'),
    '--now',
    world.JACKPOT_AFTER,
    ...options,
  )
const fairLog = () => {
  const it = world.makeWorld()
  const sold = world.sellBatch(it, 'first')
  sellJackpot(it)
  return { it, sold }
}

const met = { match: 'en.1-a-b', home: 'Arsenal', away: 'Chelsea', kickOff: '2026-11-21T15:00:00.000Z' }
const chances = { ...met, type: 'oriire/match-open/v1', league: 'en.1', parts: [0], strengths: '' }
const end = { ...met, type: 'oriire/match/v1', league: 'en.1', score: '1-0', void: null }

const logs: [
  title: string,
  check: string,
  reason: string,
  forge: (it: world.World, sold: Sold, place: string) => string[] | void,
][] = [
  [
    'two heads of a batch',
    'once',
    'two heads',
    (it, { proof }) => void it.log.add({ ...proof.batch.head!.head, root: '00'.repeat(32) }),
  ],
  [
    'two commitments of a batch',
    'once',
    'two commitments',
    (it, { proof }) => void it.log.add({ ...proof.batch.commitment, game: 'x' }),
  ],
  [
    'a jackpot whose window leaves out what was sold since the one before',
    'jackpots',
    'does not begin where the one before ended',
    it => {
      const announced = it.log.entries.map(text => JSON.parse(text) as world.Document)
      const before = announced.find(({ type }) => type === 'oriire/jackpot/v2')
      const [draw, opensAt, closesAt] = [
        'super-20261121',
        '2026-11-20T22:00:00.000Z',
        '2026-11-21T21:00:00.000Z',
      ]
      it.log.add({ ...before, draw, opensAt, closesAt })
    },
  ],
  ['two announcements of a jackpot', 'once', 'two announcements', it => void sellJackpot(it)],
  [
    'two lists of chances of a match',
    'once',
    'two lists of chances',
    it => [1, 2].forEach(parts => it.log.add({ ...chances, parts: Array<number>(100).fill(parts) })),
  ],
  [
    'the end of a match without its chances',
    'matches',
    'before it',
    it => {
      it.log.add(end)
      it.log.add(chances)
    },
  ],
  [
    'the end of another match than was sold',
    'matches',
    'not of the match',
    it => {
      it.log.add({ ...chances, away: 'Everton' })
      it.log.add(end)
    },
  ],
  [
    'a head without a commitment',
    'heads',
    'before it',
    (it, { proof }) => void it.log.add({ ...proof.batch.head!.head, batch: 'x' }),
  ],
  [
    'a void of a batch whose head was in time',
    'results',
    'is void',
    it => void it.log.add({ batch: 'first', reason: 'head-late', type: 'oriire/void/v3' }),
  ],
  [
    'a void in place of a result',
    'voids',
    'although its head',
    (it, { proof }, place) => {
      const at = it.log.entries.findIndex(text => text.includes('result/v3') && text.includes('"first"'))
      const entry = { batch: 'first', reason: 'head-late', type: 'oriire/void/v3' }
      it.log.entries.splice(at, 1)
      const voided = { entry, logged: it.log.logged(it.log.add(entry), world.ROUND_TIME + 30) }
      const head = { head: proof.batch.head!.head, logged: it.log.logged(1, world.ROUND_TIME - 20) }
      save(place, 'batches/first', { ...proof.batch, head, draw: null, void: voided })
    },
  ],
  [
    'other numbers',
    'results',
    'do not follow',
    it => {
      const at = it.log.entries.findIndex(text => text.includes('result/v3'))
      it.log.entries[at] = it.log.entries[at]!.replace(/"numbers":\[\d,/, '"numbers":[0,')
    },
  ],
  [
    'an entry that is shown otherwise than signed',
    'entries',
    'do not lead',
    it => it.log.entries.with(0, '{}'),
  ],
  ['an entry that is not shown', 'entries', 'are shown', it => it.log.entries.slice(0, -1)],
  ['an entry with spaces', 'entries', 'form of a document', it => void it.log.entries.push('{ "type":"x"}')],
]

test('the whole log is walked, and what contradicts itself in it fails by name', async () => {
  saveLog('fair', fairLog().it)
  const fair = await runLog('fair')
  expect([fair.code, fair.said]).toEqual([0, ''])
  expect(Object.keys(fair.checked[0]!.checks)).toEqual([
    'signed',
    'witnesses',
    'entries',
    'once',
    'heads',
    'results',
    'voids',
    'jackpots',
    'matches',
    'items',
  ])
  const answers = await Promise.all(
    logs.map(async ([title, check, , forge], at) => {
      const { it, sold } = fairLog()
      const shown = forge(it, sold, `log-${at}`)
      saveLog(`log-${at}`, it, shown ?? undefined)
      const { code, checked } = await runLog(`log-${at}`)
      return [title, code, checked[0]?.checks[check]]
    }),
  )
  expect(answers).toEqual(logs.map(([title, , reason]) => [title, 1, failed(reason)]))
})

test('a log that was seen before and goes on is believed; one that goes back or shows another list is not', async () => {
  const { it } = fairLog()
  const seen = join(folder, 'seen')
  const walk = async () => (await runLog('growing', '--seen', seen)).checked[0]!.checks.seen
  saveLog('growing', it)
  expect(await walk()).toEqual(passed('nothing was seen'))
  world.sellBatch(it, 'second')
  saveLog('growing', it)
  expect(await walk()).toEqual(passed('continues'))
  const all = [...it.log.entries]
  it.log.entries.length -= 1
  saveLog('growing', it)
  expect(await walk()).toEqual(failed('were seen before'))
  it.log.entries.splice(0, all.length, ...all.with(3, '{}'))
  saveLog('growing', it)
  expect(await walk()).toEqual(failed('split view'))
})
