// Which modules share a file: nothing is loaded twice, out of order, or where it is not needed.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { weightOf } from '#build/find-parts.ts'
import { partsOf } from '#build/parts.ts'

interface Module {
  size: number
  imports: string[]
  later: string[]
}
type Modules = Map<string, Module>

const module = (imports: string[] = [], later: string[] = [], size = 100): Module => ({
  size,
  imports,
  later,
})

/** Each is loaded as often as the others, and nothing besides. */
const alike = { visitsOf: () => 1, besides: () => [] }

/** What a user loads: all modules of each file that holds one it needs, and of each file that those need. */
const loadedBy = (modules: Modules, files: Map<string, number>, user: string): Set<string> => {
  const loaded = new Set<string>()
  const load = (id: string) => {
    if (loaded.has(id)) return
    const part = files.get(id)
    const its = part === undefined ? [id] : [...files].filter(([, of]) => of === part).map(([of]) => of)
    for (const of of its) loaded.add(of)
    for (const of of its) modules.get(of)!.imports.forEach(load)
  }
  load(user)
  return loaded
}

const shop: Modules = new Map([
  ['start', module([], ['home', 'game', 'wallet', 'pidgin'])],
  ['home', module(['ball'])],
  ['game', module(['ball', 'pad'])],
  ['wallet', module(['pad', 'table'], ['receipt'])],
  ['receipt', module(['table'])],
  ['pidgin', module(['table'])],
  ['ball', module()],
  ['pad', module(['ink'])],
  ['ink', module()],
  ['table', module()],
])

test('with files enough, modules that the same screens need share one, and nobody loads what it has no use for', () => {
  const files = partsOf(shop, ['start'], alike, 100)
  expect(files.get('ball')).toBeDefined()
  expect(files.get('pad')).toBe(files.get('ink'))
  expect(new Set(['ball', 'pad', 'table'].map(id => files.get(id))).size).toBe(3)
  // What one screen alone needs is the bundler's own to place.
  expect(files.has('home')).toBe(false)
  expect(loadedBy(shop, files, 'game')).toEqual(new Set(['game', 'ball', 'pad', 'ink']))
})

test('what has a file already is left there, with all that it imports', () => {
  const files = partsOf(shop, ['start', 'pad'], alike, 100)
  expect([files.has('pad'), files.has('ink'), files.has('table')]).toEqual([false, false, true])
})

test('what is hardly ever loaded shares no file, and is not asked what others shall load', () => {
  const files = partsOf(shop, ['start'], { ...alike, visitsOf: id => (id === 'pidgin' ? 0 : 1) }, 2)
  expect(files.has('pidgin')).toBe(false)
  expect(files.get('ball')).toBeDefined()
})

const three: Modules = new Map([
  ['start', module([], ['a', 'b', 'c'])],
  ['a', module(['big', 'ab'])],
  ['b', module(['ab', 'bc'])],
  ['c', module(['bc', 'big'])],
  ['ab', module([], [], 10)],
  ['bc', module([], [], 10)],
  ['big', module([], [], 1_000)],
])

/** Whether the two small modules share a file if one screen counts for a hundred. */
const areTogether = (often: string): boolean => {
  const files = partsOf(three, ['start'], { ...alike, visitsOf: id => (id === often ? 100 : 1) }, 5)
  return files.get('ab') === files.get('bc')
}

test('with a file less those are joined that cost least, and a screen that is opened often counts for more', () => {
  // Only b needs both: if b counts most, a and c each load ten bytes in vain; otherwise they are spared.
  expect(areTogether('b')).toBe(true)
  expect(areTogether('a')).toBe(false)
  expect(areTogether('c')).toBe(false)
})

const page: Modules = new Map([
  ['start', module([], ['frame', 'clock', 'home', 'game'])],
  ['frame', module(['menu'])],
  ['clock', module(['tick'])],
  ['home', module(['menu', 'list'])],
  ['game', module(['list'])],
  ['menu', module()],
  ['tick', module()],
  ['list', module()],
])

const around = () => ['frame', 'clock']

test('what each visit loads besides its screen shares a file with what the screens need, as nobody loads it in vain', () => {
  const files = partsOf(page, ['start'], { ...alike, besides: around }, 100)
  expect(new Set(['frame', 'clock', 'menu', 'tick'].map(id => files.get(id))).size).toBe(1)
  expect(files.get('list')).not.toBe(files.get('menu'))
  const apart = partsOf(page, ['start'], alike, 100)
  expect(apart.get('menu')).not.toBe(apart.get('tick'))
})

const nameOf = (at: number) => `m${at}`

/** Modules that import later ones only, as no circle of modules is possible then; the first loads some by themselves. */
const someModules = fc
  .array(
    fc.record({
      size: fc.integer({ min: 1, max: 1_000 }),
      imports: fc.array(fc.nat(), { maxLength: 4 }),
      isLoaded: fc.boolean(),
    }),
    { minLength: 2, maxLength: 24 },
  )
  .map((drawn): Modules => {
    const modules: Modules = new Map(
      drawn.map(({ size, imports }, at) => {
        const after = drawn.length - at - 1
        const chosen = after > 0 ? imports.map(it => nameOf(at + 1 + (it % after))) : []
        return [nameOf(at), { size, imports: [...new Set(chosen)], later: [] }]
      }),
    )
    const later = drawn.flatMap(({ isLoaded }, at) => (isLoaded ? [nameOf(at)] : []))
    return new Map([['start', module([], later)], ...modules])
  })

/** Files that wait for each other in a circle: they could not run. */
const hasCircle = (modules: Modules, files: Map<string, number>): boolean => {
  const place = (id: string) => files.get(id) ?? id
  const needs = new Map<string | number, Set<string | number>>()
  for (const [id, { imports }] of modules)
    for (const next of imports)
      if (place(next) !== place(id))
        needs.set(place(id), (needs.get(place(id)) ?? new Set()).add(place(next)))
  const done = new Set<string | number>()
  const visit = (at: string | number, above: readonly (string | number)[]): boolean => {
    if (above.includes(at)) return true
    if (done.has(at)) return false
    done.add(at)
    return [...(needs.get(at) ?? [])].some(next => visit(next, [...above, at]))
  }
  return [...needs.keys()].some(at => visit(at, []))
}

const weightOfVisit = (modules: Modules, files: Map<string, number>, user: string): number =>
  [...loadedBy(modules, files, user)].reduce((sum, id) => sum + modules.get(id)!.size, 0)

test('whatever imports whatever, files never wait for each other in a circle, and each screen has all it needs', () => {
  fc.assert(
    fc.property(someModules, fc.integer({ min: 1, max: 12 }), (modules, count) => {
      const files = partsOf(modules, ['start'], alike, count)
      expect(hasCircle(modules, files)).toBe(false)
      for (const user of modules.get('start')!.later) {
        const loaded = loadedBy(modules, files, user)
        const check = (id: string) => {
          expect(loaded).toContain(id)
          modules.get(id)!.imports.forEach(check)
        }
        check(user)
      }
    }),
  )
})

test('no modules that the same screens need would cost visits less in another file', () => {
  fc.assert(
    fc.property(someModules, fc.integer({ min: 2, max: 6 }), (modules, count) => {
      const users = modules.get('start')!.later
      const needed = new Map(users.map(user => [user, loadedBy(modules, new Map(), user)]))
      const usersOf = (id: string) => users.filter(user => needed.get(user)!.has(id)).join()
      const total = (files: Map<string, number>) =>
        users.reduce((sum, user) => sum + weightOfVisit(modules, files, user), 0)
      const files = partsOf(modules, ['start'], alike, count)
      const least = total(files)
      for (const id of files.keys())
        for (const to of new Set(files.values())) {
          const moved = [...files].map(([its, at]): [string, number] => [
            its,
            usersOf(its) === usersOf(id) ? to : at,
          ])
          const others = new Map(moved)
          if (!hasCircle(modules, others)) expect(total(others)).toBeGreaterThanOrEqual(least)
        }
    }),
  )
})

test('however few files are wanted, nobody comes to load more than the most that is allowed', () => {
  fc.assert(
    fc.property(someModules, fc.integer({ min: 0, max: 3_000 }), (modules, more) => {
      const users = modules.get('start')!.later
      const alone = partsOf(modules, ['start'], alike, 100)
      const most = Math.max(0, ...users.map(user => weightOfVisit(modules, alone, user))) + more
      const files = partsOf(modules, ['start'], alike, 1, most)
      for (const user of users) expect(weightOfVisit(modules, files, user)).toBeLessThanOrEqual(most)
    }),
  )
})

const codeIn = (root: string, comment = '') =>
  `${comment}export const open = () => import('${root}/src/routes/about.tsx?tsr-split=component')`

test('a module weighs the same in every folder, and with or without comments', () => {
  const weights = [
    weightOf('/a/about.tsx', codeIn('/a'), '/a'),
    weightOf('/home/somebody/about.tsx', codeIn('/home/somebody'), '/home/somebody'),
    weightOf('/a/about.tsx', codeIn('/a', '// Opens the page about us.\n'), '/a'),
  ]
  expect(new Set(weights).size).toBe(1)
})
