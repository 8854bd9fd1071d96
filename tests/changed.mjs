// npm run test:changed [-- SINCE]    the tests that a change concerns: uncommitted changes, or those since a commit or a
// branch. For use before a commit; `npm test` has the last word.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { concerned, readersOf } from './tools/concerned.mjs'

const [since = 'HEAD'] = process.argv.slice(2)
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
const changed = [
  ...git('diff', '--name-only', since, '--'),
  ...git('ls-files', '--others', '--exclude-standard'),
]
const textsIn = folders =>
  Object.fromEntries(
    folders
      .flatMap(folder =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
          name => `${folder}/${name.replaceAll('\\', '/')}`,
        ),
      )
      .filter(file => /\.tsx?$/.test(file))
      .map(file => [file, readFileSync(file, 'utf8')]),
  )
const { specs, everywhere } = concerned(changed, textsIn(['src', 'sw', 'tests/browser']))

let failed = false
const run = command => {
  console.log(`\n${command}`)
  const { status } = spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, PATH: `node_modules/.bin:${process.env.PATH}` },
  })
  failed ||= status !== 0
  return status === 0
}

const unit = 'vitest run -c tests/vitest.config.ts --passWithNoTests'
run('npm run --silent types')
// These read files and import none.
const readers = ['house', 'imports', 'names', 'spread'].map(name => `tests/${name}.test.ts`)
run(`${unit} ${[...new Set([...readers, ...readersOf(changed, textsIn(['tests']))])].join(' ')}`)
run(`${unit} --changed ${since}`)
const chosen = specs.filter(file => existsSync(file))
if (everywhere) chosen.push('tests/browser/routes.spec.ts')
if (chosen.length > 0 && run('npm run --silent build'))
  run(`playwright test -c tests/browser/playwright.config.ts ${[...new Set(chosen)].join(' ')}`)
if (everywhere) console.log('\nThe change is seen on every page: npm run test:browser asks them all.')
process.exit(failed ? 1 : 0)
