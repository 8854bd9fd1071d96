// Who may import whom: the rule of CONTRIBUTING, run over every import line of src, sw and server.
import { dirname, posix } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn, textOf } from './support/sources.ts'

/** Room -> rooms that it may import beside itself. `src` is the files that stand in src itself (main, router). */
const may: Record<string, string[]> = {
  brand: [],
  lib: ['brand'],
  contract: ['lib'],
  picks: ['lib'],
  draws: ['games', 'contract', 'lib'],
  games: ['draws', 'picks', 'contract', 'lib'],
  play: ['games', 'draws', 'picks', 'contract', 'lib', 'brand'],
  api: ['contract', 'lib', 'brand'],
  alerts: ['play', 'api', 'picks', 'games', 'draws', 'contract', 'lib', 'brand'],
  ui: ['lib'],
  tours: ['ui', 'games', 'lib', 'brand'],
  pwa: ['lib', 'brand', 'prerender'], // its build plugin lists the pages made ahead
  screens: [
    'api',
    'ui',
    'tours',
    'alerts',
    'play',
    'picks',
    'games',
    'draws',
    'pwa',
    'contract',
    'lib',
    'brand',
  ],
  routes: ['screens', 'api', 'ui', 'alerts', 'play', 'games', 'draws', 'contract', 'lib', 'brand', 'src'],
  prerender: ['api', 'screens', 'src'],
  src: ['screens', 'alerts', 'api', 'ui', 'play', 'pwa', 'contract', 'lib', 'brand'],
  sw: ['alerts', 'draws', 'contract', 'lib', 'brand'],
  server: ['alerts', 'contract', 'games', 'picks', 'draws', 'lib', 'brand'],
}
/** Inside the service: what may not be seen from where. */
const server: Record<string, string[]> = {
  ledger: ['routes', 'deeds', 'jobs'],
  db: ['routes', 'jobs'],
  ports: ['routes', 'deeds', 'jobs', 'ledger'],
  deeds: ['routes', 'jobs'],
}

interface Import {
  file: string
  target: string
}

const files = ['src', 'sw', 'server'].flatMap(folder => filesIn(folder, /(?<!\.gen|\.d)\.tsx?$/))

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

/** A game's face belongs to the browser and may use what screens are made of. */
const allowedFrom = (file: string): string[] => {
  const room = roomOf(file)
  return room === 'games' && /\/faces?\.tsx?$/.test(file) ? [...may[room]!, 'ui', 'play'] : (may[room] ?? [])
}

test('every room imports only rooms that the house allows it to', () => {
  expect([...new Set(files.map(roomOf))].toSorted()).toEqual(Object.keys(may).toSorted())
  const wrong = imports.flatMap(line => {
    const path = pathOf(line)
    if (path === undefined) return []
    const [from, to] = [roomOf(line.file), roomOf(path)]
    return from === to || allowedFrom(line.file).includes(to)
      ? []
      : [
          `${line.file} imports ${line.target}: ${from} may import only ${allowedFrom(line.file).join(', ') || 'nothing of ours'}`,
        ]
  })
  expect(wrong).toEqual([])
  expect(imports.length).toBeGreaterThan(100)
})

const shared = new Set(['shell'])
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

test('inside the service, deeds do not know routes, the ledger does not know deeds, ports know nobody', () => {
  const wrong = imports.flatMap(line => {
    const path = pathOf(line)
    const [, from] = line.file.split('/')
    const [top, to] = path?.split('/') ?? []
    return line.file.startsWith('server/') && top === 'server' && server[from!]?.includes(to!)
      ? [`${line.file} imports ${line.target}`]
      : []
  })
  expect(wrong).toEqual([])
})

const pure = files.filter(
  file =>
    (/^src\/(picks|draws|games|contract)\//.test(file) ||
      /^src\/alerts\/(alert|plan|quiet|words)\.ts$/.test(file)) &&
    !/^src\/draws\/check(-worker)?\.ts$/.test(file) &&
    !/\/faces?\.tsx?$/.test(file),
)

test('picks, draws, games, contract and the plan of the alerts are pure: no screen, no state library, no clock, randomness or network of their own', () => {
  const impure =
    /\bMath\.random\b|\bDate\.now\b|\bnew Date\(\)|\bfetch\(|\bcrypto\.|\blocalStorage\b|\bdocument\./
  const packages = /^(react|valtio|ofetch|idb-keyval|@tanstack|node:)/
  const wrong = [
    ...pure.filter(file => impure.test(textOf(file))).map(file => `${file} reaches for the world`),
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

/** Loaded by the build itself, before there are aliases. */
const runInBuild = /^src\/(prerender\/|pwa\/offline\.ts)/

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
    const code = textOf(file).replaceAll(/\/\/.*|\/\*[\s\S]*?\*\//g, '')
    const rest = code.replaceAll(
      /export\s+(?:type\s+)?(?:\*|\{[^}]*\})(?:\s+as\s+\w+)?\s+from\s+['"][^'"]+['"];?/g,
      '',
    )
    return code.trim() !== '' && rest.trim() === ''
  })
  expect(barrels).toEqual([])
})
