// npm run test:planted [-- NAME ...]    plants one bug at a time and asks whether a test notices; all by default.
// Works on copies of the last commit, two at a time; with --tree, on copies of the files as they are.
import { availableParallelism } from 'node:os'
import { bugs } from './bugs.mjs'
import { makeCopy } from './copy.mjs'
import { judge } from './judge.mjs'
import { faultsOf, plant } from './plant.mjs'
import { endAllTests, runTests } from './tests.mjs'

const LIST_IS_WRONG = 2
const MINUTE = 60_000
const started = Date.now()
const flags = process.argv.slice(2).filter(it => it.startsWith('--'))
const asked = process.argv.slice(2).filter(it => !it.startsWith('--'))

const giveUp = lines => {
  for (const line of lines) console.error(line)
  process.exit(LIST_IS_WRONG)
}

const wrongFlags = flags.filter(it => it !== '--tree')
if (wrongFlags.length > 0) giveUp([`There is no option ${wrongFlags.join(', ')}`])
// `purchase` selects every bug whose name starts with `purchase/`.
const isNamed = name => asked.some(it => name === it || name.startsWith(`${it}/`))
const chosen = asked.length === 0 ? bugs : bugs.filter(it => isNamed(it.name))
const unknown = asked.filter(it => !bugs.some(({ name }) => name === it || name.startsWith(`${it}/`)))
if (unknown.length > 0)
  giveUp([`No bug is called ${unknown.join(', ')}. There are:`, ...bugs.map(it => `  ${it.name}`)])

const copies = Array.from({ length: Math.max(1, Math.min(2, availableParallelism(), chosen.length)) }, () =>
  makeCopy(flags.includes('--tree')),
)
process.on('exit', () => {
  endAllTests()
  copies.forEach(copy => copy.remove())
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

const faults = faultsOf(chosen, copies[0].folder)
if (faults.length > 0) giveUp(faults)

console.log(`The tests of ${chosen.length} bugs on the code as it is`)
const clean = await runTests(
  copies[0].folder,
  chosen.flatMap(it => it.caughtBy),
  30 * MINUTE,
)
if (clean.failed.length > 0 || clean.broken)
  giveUp([
    'They fail where nothing is planted:',
    ...clean.failed.map(it => `  ${it.title}: ${it.why.split('\n')[0]}`),
    clean.broken ?? '',
  ])
const missing = chosen.flatMap(bug =>
  bug.caughtBy
    .filter(([file, title]) => !clean.passed.some(it => it.file === file && it.title.includes(title)))
    .map(([file, title]) => `${bug.name}: no test of ${file} is called “${title}”`),
)
if (missing.length > 0) giveUp(missing)

const waiting = [...chosen]
const results = new Map()
const work = async ({ folder }) => {
  for (let bug = waiting.shift(); bug; bug = waiting.shift()) {
    const takeOut = plant(bug, folder)
    const result = judge(await runTests(folder, bug.caughtBy, 5 * MINUTE))
    takeOut()
    results.set(bug.name, result)
    console.log(
      `${String(results.size).padStart(3)}/${chosen.length}  ${result.outcome.padEnd(10)} ${bug.name}`,
    )
  }
}
await Promise.all(copies.map(work))

const width = Math.max(...chosen.map(it => it.name.length))
console.log()
for (const { name, what } of chosen) {
  const { outcome, why } = results.get(name)
  console.log(`${name.padEnd(width)}  ${what}\n${' '.repeat(width)}  ${outcome}: ${why}`)
}
const count = outcome => chosen.filter(it => results.get(it.name).outcome === outcome).length
console.log(
  `\n${count('caught')} of ${chosen.length} caught, ${count('NOT CAUGHT')} not caught, ${count('BROKEN')} broken, in ${Math.round((Date.now() - started) / 1000)} s`,
)
process.exit(count('NOT CAUGHT') > 0 ? 1 : count('BROKEN') > 0 ? LIST_IS_WRONG : 0)
