import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { firstChoice } from '#src/alerts/first-choice.ts'
import { createSettingsStore } from '#src/alerts/settings-store.ts'
import { alertSettings, ALERT_KINDS, LEADS, type AlertSettings } from '#src/contract/alerts.ts'
import { games } from '#src/games/rules.ts'
import { memoryShelf } from '../play/shelves.ts'

const settings: AlertSettings = {
  kinds: ['draw', 'result'],
  games: [games[0]!.lotteryType],
  lead: 5,
  quiet: { from: 1_320, to: 360 },
}

test('alerts are off until they are turned on, and what is offered first is what the contract allows', async () => {
  const store = createSettingsStore(memoryShelf().shelf)
  expect(await store.readSettings()).toBeUndefined()
  expect(await store.readChoice()).toBeUndefined()
  expect(firstChoice().on).toBe(false)
  expect(v.parse(alertSettings, firstChoice().settings)).toEqual(firstChoice().settings)
})

test('a choice is there for the next page, and for the worker, which has its own store over the same shelf', async () => {
  const memory = memoryShelf()
  expect(await createSettingsStore(memory.shelf).saveChoice({ on: true, settings })).toBe(true)
  const worker = createSettingsStore(memory.shelf)
  expect(await worker.readSettings()).toEqual(settings)
  await worker.saveChoice({ on: false, settings })
  expect(await worker.readSettings()).toBeUndefined()
  expect(await worker.readChoice()).toMatchObject({ on: false, settings })
})

const DAMAGED: [what: string, text: string][] = [
  ['nothing', ''],
  ['no JSON', '{"version":1,'],
  ['another version', JSON.stringify({ version: 2, on: true, settings })],
  ['an unknown kind', JSON.stringify({ version: 1, on: true, settings: { ...settings, kinds: ['advert'] } })],
  [
    'a lead that is not offered',
    JSON.stringify({ version: 1, on: true, settings: { ...settings, lead: 7 } }),
  ],
  [
    'quiet hours that never begin',
    JSON.stringify({ version: 1, on: true, settings: { ...settings, quiet: { from: 60, to: 60 } } }),
  ],
  [
    'a time that no clock shows',
    JSON.stringify({ version: 1, on: true, settings: { ...settings, quiet: { from: 0, to: 1_440 } } }),
  ],
  ['no settings', JSON.stringify({ version: 1, on: true })],
]

test.each(DAMAGED)('%s on the shelf counts as never turned on', async (_, text) => {
  const store = createSettingsStore(memoryShelf(new Map([['choice', text]])).shelf)
  expect(await store.readChoice()).toBeUndefined()
  expect(await store.readSettings()).toBeUndefined()
})

test('whatever stands on the shelf, the settings are read as the contract has them or not at all', async () => {
  const anySettings = fc.record({
    kinds: fc.subarray([...ALERT_KINDS]),
    games: fc.subarray(games.map(({ lotteryType }) => lotteryType)),
    lead: fc.constantFrom(...LEADS),
    quiet: fc.option(fc.record({ from: fc.nat(1_500), to: fc.nat(1_500) })),
  })
  await fc.assert(
    fc.asyncProperty(fc.oneof(anySettings, fc.jsonValue()), async found => {
      const text = JSON.stringify({ version: 1, on: true, settings: found })
      const read = await createSettingsStore(memoryShelf(new Map([['choice', text]])).shelf).readSettings()
      expect(read === undefined || v.is(alertSettings, read)).toBe(true)
      if (v.is(alertSettings, found)) expect(read).toEqual(found)
    }),
  )
})

test('where the device keeps nothing the choice holds for this page, and that is said', async () => {
  const memory = memoryShelf()
  const store = createSettingsStore(memory.shelf)
  expect(await store.keeps()).toBe(true)
  memory.fails = true
  expect(await store.saveChoice({ on: true, settings })).toBe(false)
  expect(await store.readSettings()).toEqual(settings)
  expect(await store.keeps()).toBe(false)
  memory.fails = false
  expect(await store.saveChoice({ on: true, settings })).toBe(true)
  expect(await store.keeps()).toBe(true)
})

test('storage that does not answer is no choice to turn alerts off', async () => {
  const memory = memoryShelf()
  await createSettingsStore(memory.shelf).saveChoice({ on: true, settings })
  const store = createSettingsStore(memory.shelf)
  memory.fails = true
  await expect(store.readSettings()).rejects.toThrow()
  expect([await store.readChoice(), await store.readLink()]).toEqual([undefined, undefined])
  memory.fails = false
  expect(await store.readSettings()).toEqual(settings)
})

test('a change is heard in this page and in every other one, and no more after the last look', async () => {
  const memory = memoryShelf()
  const bells: (() => void)[] = []
  const bell = (own: number) => ({
    ring: () => bells.forEach((heard, at) => at !== own && heard()),
    onRing: (heard: () => void) => void bells.push(heard),
  })
  const [here, there] = [
    createSettingsStore(memory.shelf, bell(0)),
    createSettingsStore(memory.shelf, bell(1)),
  ]
  const heard: string[] = []
  const stop = here.watchSettings(() => heard.push('here'))
  there.watchSettings(() => heard.push('there'))
  await here.saveChoice({ on: true, settings })
  expect(heard.toSorted()).toEqual(['here', 'there'])
  stop()
  await there.saveChoice({ on: false, settings })
  expect(heard.toSorted()).toEqual(['here', 'there', 'there'])
})

test('the link to a player goes without the settings, and the settings without the link', async () => {
  const memory = memoryShelf()
  const store = createSettingsStore(memory.shelf)
  await store.saveChoice({ on: true, settings })
  await store.saveLink({ device: 'd-1', player: true })
  expect(await createSettingsStore(memory.shelf).readLink()).toEqual({
    version: 1,
    device: 'd-1',
    player: true,
  })
  await store.saveLink(undefined)
  expect(await createSettingsStore(memory.shelf).readLink()).toBeUndefined()
  expect(await store.readSettings()).toEqual(settings)
})
