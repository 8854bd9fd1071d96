// Who may import whom: the rule of CONTRIBUTING, run over every import line of src, sw and server.
import { dirname, posix } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn, textOf, withoutComments } from './support/sources.ts'

/** Room -> rooms that it may import beside itself. `src` is the files in src itself (main, router). */
const may: Record<string, string[]> = {
  brand: [],
  lib: ['brand'],
  contract: ['lib'],
  model: ['contract', 'lib'],
  picks: ['lib'],
  draws: ['contract', 'lib'],
  games: ['draws', 'picks', 'contract', 'lib'],
  proof: ['games', 'draws', 'contract', 'lib'],
  device: ['model', 'lib', 'brand'],
  play: ['device', 'games', 'draws', 'picks', 'model', 'contract', 'lib', 'brand'],
  api: ['model', 'contract', 'lib', 'brand'],
  memory: ['api', 'device', 'proof', 'draws', 'model', 'contract', 'lib', 'brand'],
  buying: ['memory', 'play', 'device', 'pwa', 'api', 'ui', 'games', 'model', 'lib', 'brand'],
  alerts: ['play', 'device', 'api', 'picks', 'games', 'draws', 'model', 'contract', 'lib', 'brand'],
  ui: ['lib'],
  languages: ['screens', 'tours', 'alerts', 'play', 'ui', 'games', 'lib', 'brand'],
  tours: ['ui', 'games', 'lib', 'brand'],
  pwa: ['lib', 'brand'],
  screens: [
    'api',
    'ui',
    'tours',
    'alerts',
    'buying',
    'memory',
    'play',
    'device',
    'picks',
    'proof',
    'games',
    'draws',
    'pwa',
    'model',
    'lib',
    'brand',
  ],
  routes: ['screens', 'api', 'ui', 'alerts', 'play', 'games', 'draws', 'model', 'lib', 'brand', 'src'],
  build: ['api', 'screens', 'src', 'brand', 'games', 'lib', 'play', 'routes', 'sw'],
  src: ['languages', 'screens', 'alerts', 'api', 'ui', 'play', 'pwa', 'lib', 'brand'],
  sw: ['alerts', 'draws', 'proof', 'contract', 'lib', 'brand'],
  server: ['alerts', 'contract', 'games', 'picks', 'proof', 'draws', 'lib', 'brand'],
}
/** Inside the service: a room, or a file outside any room, imports only what comes before it. */
const order = [
  'lib',
  'settings.ts',
  'db',
  'ledger',
  'ports',
  'wire',
  'keys',
  'counter',
  'watch',
  'service.ts',
  'deeds',
  'live',
  'jobs',
  'http',
  'routes',
  'app.ts',
  'create-service.ts',
  'programs',
  'main.ts',
  'empty-database.ts',
  'vite.config.ts',
]

const MOST_FILES = 30

interface Import {
  file: string
  target: string
}

const files = ['src', 'sw', 'build', 'server'].flatMap(folder => filesIn(folder, /(?<!\.gen|\.d)\.tsx?$/))

const importLine = /(?:^|\n)\s*(?:import|export)\s[^'"\n;]*?(?:\{[^}]*\}[^'"\n;]*?)?from\s*['"]([^'"]+)['"]/g
const bareImport = /(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g
const lateImport = /\bimport\(\s*['"]([^'"]+)['"]/g

const importsOf = (file: string): Import[] =>
  [importLine, bareImport, lateImport].flatMap(line =>
    [...textOf(file).matchAll(line)].map(match => ({ file, target: match[1]! })),
  )

const imports = files.flatMap(importsOf)

/** `src/picks/engine.ts` for `#src/picks/engine.ts` and for `./engine.ts`; undefined for packages. */
const pathOf = ({ file, target }: Import): string | undefined => {
  const path = target.replace(/\?.*$/, '')
  if (path.startsWith('#')) return path.slice(1)
  return path.startsWith('.') ? posix.join(dirname(file), path) : undefined
}

const roomOf = (path: string): string => {
  const [top, room, inside] = path.split('/')
  if (top !== 'src') return top!
  if (inside !== undefined) return room!
  return room === 'brand.ts' ? 'brand' : 'src'
}

test('every room imports only rooms that the house allows it to', () => {
  expect([...new Set(files.map(roomOf))].toSorted()).toEqual(Object.keys(may).toSorted())
  const wrong = imports.flatMap(line => {
    const path = pathOf(line)
    if (path === undefined) return []
    const [from, to] = [roomOf(line.file), roomOf(path)]
    return from === to || may[from]!.includes(to)
      ? []
      : [
          `${line.file} imports ${line.target}: ${from} may import only ${may[from]!.join(', ') || 'nothing of ours'}`,
        ]
  })
  expect(wrong).toEqual([])
  expect(imports.length).toBeGreaterThan(100)
})

/** Rooms in a cycle, or that need one that is. */
const unplaced = (needs: ReadonlyMap<string, Iterable<string>>): string[] => {
  const placed = new Set<string>()
  const rest = new Set(needs.keys())
  for (let isMoving = true; isMoving;) {
    const next = [...rest].filter(room => [...needs.get(room)!].every(it => placed.has(it)))
    isMoving = next.length > 0
    for (const room of next) {
      rest.delete(room)
      placed.add(room)
    }
  }
  return [...rest]
}

test('no room needs itself by way of another: they stand in one order', () => {
  expect(unplaced(new Map(Object.entries(may)))).toEqual([])
})

test('no folder has more than thirty files, and a room that grows beyond is parted by subject', () => {
  const held = files.filter(file => /^(src|build|server)\//.test(file)).map(dirname)
  const full = [...new Set(held)].filter(folder => held.filter(it => it === folder).length > MOST_FILES)
  expect(full).toEqual([])
})

const shared = new Set(['shared'])
const folder = (path: string) => path.split('/')[2]!

test('a screen never imports another screen’s folder, but for the shared ones', () => {
  const wrong = imports.flatMap(line => {
    const path = pathOf(line)
    if (!path?.startsWith('src/screens/') || !line.file.startsWith('src/screens/')) return []
    return folder(path) === folder(line.file) || shared.has(folder(path))
      ? []
      : [`${line.file} imports ${line.target}`]
  })
  expect(wrong).toEqual([])
})

const ofService = imports.flatMap(line => {
  const path = pathOf(line)
  return line.file.startsWith('server/') && path?.startsWith('server/') ? [{ ...line, path }] : []
})
const placeOf = (path: string): string => path.split('/')[1]!
/** Its folder, or the file itself if it is in none. */
const folderOf = (path: string): string => (dirname(path) === 'server' ? path : dirname(path))

test('the rooms of the service stand in one order, and each imports only what stands before it', () => {
  const places = new Set(files.filter(file => file.startsWith('server/')).map(placeOf))
  expect([...places].toSorted()).toEqual(order.toSorted())
  const wrong = ofService.filter(
    ({ file, path }) => order.indexOf(placeOf(path)) > order.indexOf(placeOf(file)),
  )
  expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([])
})

test('no folder of the service needs itself by way of another, and leaves itself by #server', () => {
  const needs = new Map<string, Set<string>>()
  for (const { file, path } of ofService) {
    const [from, to] = [folderOf(file), folderOf(path)]
    needs.set(from, (needs.get(from) ?? new Set()).add(to))
    needs.set(to, needs.get(to) ?? new Set())
  }
  for (const [folder, its] of needs) its.delete(folder)
  expect(unplaced(needs)).toEqual([])
  const wrong = ofService.filter(({ target }) => target.startsWith('../'))
  expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([])
})

/** Without its comments. */
const codeOf = (file: string): string => withoutComments(textOf(file))

const pure = files.filter(
  file =>
    (/^src\/(picks|draws|proof|games|contract)\//.test(file) ||
      /^src\/alerts\/(alert|plan|quiet|words)\.ts$/.test(file)) &&
    !/^src\/proof\/check(-worker)?\.ts$/.test(file) &&
    !/\/faces?\.tsx?$/.test(file),
)

test('picks, draws, games, contract and the plan of the alerts are pure: no screen, no state library, no clock, randomness or network of their own', () => {
  const impure =
    /\bMath\.random\b|\bDate\.now\b|\bnew Date\(\)|\bfetch\(|\bcrypto\.|\blocalStorage\b|\bdocument\./
  const packages = /^(react|valtio|ofetch|idb-keyval|@tanstack|node:)/
  const wrong = [
    ...pure.filter(file => impure.test(codeOf(file))).map(file => `${file} reaches for the world`),
    ...imports
      .filter(line => pure.includes(line.file) && packages.test(line.target))
      .map(line => `${line.file} imports ${line.target}`),
  ]
  expect(wrong).toEqual([])
  expect(pure.length).toBeGreaterThan(20)
})

test('worker and service take from the alerts only what needs neither the client nor the play state', () => {
  const needy = new Set(
    imports
      .filter(line => line.file.startsWith('src/alerts/') && /^#src\/(api|play)\//.test(line.target))
      .map(({ file }) => file),
  )
  expect(needy.size).toBeGreaterThan(0)
  const wrong = imports.filter(line => /^(sw|server)\//.test(line.file) && needy.has(pathOf(line) ?? ''))
  expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([])
})

test('a screen never sees the wire: the contract’s names reach it as the app’s words', () => {
  const wrong = imports.filter(
    line => /^src\/(screens|routes)\//.test(line.file) && pathOf(line)?.startsWith('src/contract/'),
  )
  expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([])
})

/** Loaded by the build itself, before there are aliases. */
const runInBuild = /^build\//

test('between rooms the address is #src/room/file.ts, inside a room it is relative, and there are no barrels', () => {
  const wrong = imports.flatMap(line => {
    const path = pathOf(line)
    if (path === undefined) return []
    const inside = path.startsWith(`${dirname(line.file)}/`) || roomOf(line.file) === roomOf(path)
    const atDoor = /^src\/[^/]+\.ts$/.test(path)
    if (!/\.(tsx?|sql|css|json|svg|gen\.ts|d\.ts)$/.test(path) && !path.includes(':'))
      return [`${line.file} imports ${line.target} without its extension`]
    if (!inside && !atDoor && !runInBuild.test(line.file) && !line.target.startsWith('#'))
      return [`${line.file} leaves its room by ${line.target}`]
    return []
  })
  expect(wrong).toEqual([])
  const barrels = files.filter(file => {
    const code = codeOf(file)
    const rest = code.replaceAll(
      /export\s+(?:type\s+)?(?:\*|\{[^}]*\})(?:\s+as\s+\w+)?\s+from\s+['"][^'"]+['"];?/g,
      '',
    )
    return code.trim() !== '' && rest.trim() === ''
  })
  expect(barrels).toEqual([])
})
