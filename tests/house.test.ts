// The documents match the code, and nothing unused lies about.
import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { live } from '#src/contract/live.ts'
import { liveChannel } from '#src/contract/chats/chats.ts'
import { readSettings } from '#server/settings.ts'
import { bugs } from './planted/bugs.mjs'
import { faultsOf } from './planted/plant.mjs'
import { filesIn, root, textOf, withoutComments } from './support/sources.ts'

const decisions = filesIn('docs/decisions', /\.md$/).toSorted()
const documents = ['README.md', 'CONTRIBUTING.md', 'src/games/README.md', ...filesIn('docs', /\.md$/)].filter(
  file => existsSync(join(root, file)),
)

test('every setting is in the table of operations, and no other', () => {
  const settings = [...textOf('server/settings.ts').matchAll(/^ {2}([A-Z_]+): v\./gm)].map(match => match[1])
  const told = [...textOf('docs/operations.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(match => match[1])
  expect(settings.length).toBeGreaterThan(10)
  expect(told.toSorted()).toEqual(settings.toSorted())
})

test('the table of operations gives the default that each setting has', () => {
  const rows = textOf('docs/operations.md').matchAll(/^\| `([A-Z_]+)` \| (.*?) \|/gm)
  const told = [...rows].filter(([, , cell]) => !/^the sandbox’s$|the support address$/.test(cell!))
  const given = Object.entries(readSettings({})).map(([name, is]) => [name, String(is).replaceAll(' ', '')])
  const defaults = Object.fromEntries(given)
  for (const [, name, cell] of told)
    expect([name, /^`([^`]+)`$/.exec(cell!)?.[1]?.replaceAll(' ', '')]).toEqual([name, defaults[name!]])
})

test('every setting is read by the service', () => {
  const settings = [...textOf('server/settings.ts').matchAll(/^ {2}([A-Z_]+): v\./gm)].map(match => match[1]!)
  const readers = filesIn('server', /\.ts$/).filter(file => file !== 'server/settings.ts')
  const read = new Set(readers.flatMap(file => withoutComments(textOf(file)).match(/\b[A-Z_]+\b/g) ?? []))
  expect(settings.filter(name => !read.has(name))).toEqual([])
})

test('an alarm that one event sets off also hears the first one, with which its figure begins', () => {
  const alarms = textOf('docs/operations.md').matchAll(
    /^\| `(increase\((\w+\{.*?\})\[(\w+)\]\) > 0.*?)` \|/gm,
  )
  const deaf = [...alarms].filter(
    ([, alarm, figure, time]) => !alarm!.endsWith(` or (${figure} unless ${figure} offset ${time})`),
  )
  expect(deaf.map(it => it[1])).toEqual([])
})

/** Migrations through which no test takes rows. */
const untried = (migrations: readonly string[], tests: readonly string[]): string[] =>
  migrations.filter(name => !tests.some(text => text.includes('rowsThrough(') && text.includes(`'${name}'`)))

test('a test takes rows of the version before through every migration', () => {
  const tests = filesIn('tests', /\.test\.ts$/).map(textOf)
  const migrations = filesIn('server/db/migrations', /\.sql$/).map(file => posix.basename(file, '.sql'))
  expect(untried(migrations, tests)).toEqual([])
  const taken = [`await rowsThrough(db, schema.migrations.find(it => it.name === '0001-tried')!, rows)`]
  expect(untried(['0001-tried', '0002-forgotten'], taken)).toEqual(['0002-forgotten'])
})

test('every script that a document names exists', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
  const named = documents.flatMap(file => [...textOf(file).matchAll(/npm run ([\w:-]+)/g)].map(m => m[1]!))
  expect(named.filter(name => !(name in scripts))).toEqual([])
  expect(named.length).toBeGreaterThan(3)
})

/** Files and folders of the house as a document spells them, seen from the root or from the document. */
const places = (file: string): string[] => [
  ...[...textOf(file).matchAll(/\]\(([\w./-]+)\)/g)].map(match => match[1]!),
  ...[
    ...textOf(file).matchAll(/`((?:src|server|sw|tests|docs|public|build|data|examples|\.ci)\/[\w./-]+)`/g),
  ].map(match => match[1]!),
]

test('every file and folder that a document names exists', () => {
  const lost = documents.flatMap(file =>
    places(file)
      .filter(
        place => ![place, posix.join(posix.dirname(file), place)].some(it => existsSync(join(root, it))),
      )
      .map(place => `${file} names ${place}`),
  )
  expect(lost).toEqual([])
})

test('the proxy that operators copy lets through the largest body that a node takes, and logs no secret address', () => {
  const conf = textOf('examples/two-nodes/nginx.conf')
  const taken = [...textOf('server/http/body.ts').matchAll(/= (\d+) \* KB$/gm)].map(match => Number(match[1]))
  expect(taken.length).toBeGreaterThan(1)
  expect(Number(/client_max_body_size (\d+)k;/.exec(conf)?.[1])).toBe(Math.max(...taken))
  const ussd = /location \/api\/ussd\/ \{([^}]*)\}/.exec(conf)![1]!
  expect(ussd).toContain('access_log off;')
  expect(ussd).toContain('error_log /dev/null;')
  expect(ussd).not.toContain('@busy')
  const streams = /location ~ (\S+) \{\s+limit_conn streams/.exec(conf)![1]!
  for (const { path } of [live, liveChannel]) expect(path.replace(/:\w+/, 'x')).toMatch(new RegExp(streams))
})

test('the decisions are numbered without a gap', () => {
  expect(decisions.map(file => Number(/(\d{4})-/.exec(file)?.[1]))).toEqual(decisions.map((_, at) => at + 1))
})

/** State that exists once per process or thread, whatever services it runs; a template's text belongs to its code. */
const processWide = new Set([
  'server/db/sql.ts',
  'server/keys/hash-threads.ts',
  'server/watch/log.ts',
  'server/ports/push-worker.ts',
])

test('no module of the service keeps anything: what is remembered is a field of the service that remembers it', () => {
  const keeps = [
    /^(export )?let /m,
    /^(export )?const \w+(: .*)? = (new ((Weak)?(Map|Set)|Lru|UnderWay)\b[^(\n]*\(\)|\[\]|\{\})$/m,
  ]
  const keeping = filesIn('server', /\.ts$/).filter(file => keeps.some(it => it.test(textOf(file))))
  expect(keeping.toSorted()).toEqual([...processWide].toSorted())
})

test('a service gets another database by onDatabase alone, which leaves behind what was remembered of the one before', () => {
  const spread = /\{ \.\.\.[\w.]*[sS]ervice, [^}]*(?<![.\w])db\b/
  const files = ['server', 'tests'].flatMap(folder => filesIn(folder, /\.ts$/))
  expect(files.filter(file => spread.test(textOf(file)))).toEqual(['server/service.ts'])
})

/** Called only by tests, so that each begins as the app does. */
const FOR_TESTS = ['forgetServerTime']

test('what a file exports, another file of the product imports, or the file itself reads it and a test too', () => {
  const rooms = ['src', 'build', 'server', 'sw', 'tests'].flatMap(folder => filesIn(folder, /\.(tsx?|mjs)$/))
  const code = [...rooms, 'vite.config.ts']
  const texts = new Map(code.map(file => [file, textOf(file)]))
  const words = new Map(
    [...texts].map(([file, text]) => [file, new Set(withoutComments(text).match(/\w+/g))]),
  )
  const unused = [...texts].flatMap(([file, text]) => {
    if (/^tests\/|^src\/routes\/|\.gen\.ts$/.test(file)) return []
    const names = text.matchAll(/^export (?:async )?(?:const|class|interface|type|function) (\w+)/gm)
    const isReadHere = (name: string) => text.match(new RegExp(`\\b${name}\\b`, 'g'))!.length > 1
    const mayBeForTests = (name: string) => isReadHere(name) || FOR_TESTS.includes(name)
    return [...names]
      .map(match => match[1]!)
      .filter(name => {
        const readers = [...words].filter(([other, set]) => other !== file && set.has(name))
        return !readers.some(([other]) => !other.startsWith('tests/') || mayBeForTests(name))
      })
      .map(name => `${file} exports ${name}`)
  })
  expect(unused).toEqual([])
})

test('every bug on the list can be planted in the code as it is', () => {
  expect(bugs.length).toBeGreaterThan(100)
  expect(faultsOf(bugs, root)).toEqual([])
})
