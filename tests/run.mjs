// `npm test`: types, lint and build side by side, unit and service tests, browser tests, and one line of figures at the end.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { ensureChromium } from './support/chromium.mjs'

const RESULTS = 'test-results'
const started = Date.now()
let passed = 0
let failed = 0
/** Failures, repeated at the end with the beginning of the reason: a long log is often read from there. */
const names = []
/** Letters of a reason: a difference of two lists is long. */
const REASON = 600

const run = (command, environment = {}) =>
  new Promise(done => {
    console.log(`\n[${Math.round((Date.now() - started) / 1000)} s] ${command}`)
    const child = spawn(command, {
      shell: true,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        CI: '1',
        FORCE_COLOR: '0',
        PATH: `node_modules/.bin:${process.env.PATH}`,
        ...environment,
      },
    })
    child.on('close', code => done(code === 0))
  })

const count = (ok, bad) => {
  passed += ok
  failed += bad
}

const readJson = path => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

const step = async command => {
  const ok = await run(command)
  count(ok ? 1 : 0, ok ? 0 : 1)
  if (!ok) names.push(command)
  return ok
}

// A test that did not run is counted as failed: the suite has no skipped tests. As in the browser, one that fails is tried
// once more and then named: a machine that stands still is no fault of the product.
const unit = async built => {
  const file = `${RESULTS}/unit.json`
  const outside = `${RESULTS}/outside-tests.json`
  const queries = resolve(RESULTS, 'queries')
  const ok = await run(
    `vitest run -c tests/vitest.config.ts --retry=1 --reporter=default --reporter=json --reporter=./tests/support/outside-tests.mjs --outputFile.json=${file}`,
    {
      TEST_ON: 'both',
      HEARD_QUERIES: queries,
      OUTSIDE_TESTS: outside,
      ...(built ? { BUILT_SERVICE: resolve('dist/server') } : {}),
    },
  )
  const report = readJson(file)
  if (!report) {
    names.push('the unit tests wrote no report')
    return count(0, 1)
  }
  for (const { assertionResults } of report.testResults)
    for (const { status, fullName, failureMessages } of assertionResults) {
      const told = [fullName, ...failureMessages].join('\n').slice(0, REASON)
      if (status !== 'passed') names.push(told)
      else if (failureMessages.length > 0) console.log(`passed only when tried again: ${told}`)
    }
  for (const error of readJson(outside) ?? []) names.push(`outside of the tests: ${error.slice(0, REASON)}`)
  const bad = report.numTotalTests - report.numPassedTests
  count(report.numPassedTests, ok ? bad : Math.max(1, bad))
  await step(`node tests/support/queries-on-both.mjs ${queries}`)
}

const browser = async () => {
  const file = `${RESULTS}/browser.json`
  const ok = await run('playwright test -c tests/browser/playwright.config.ts --reporter=list,json', {
    CHROMIUM_PATH: ensureChromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  })
  const stats = readJson(file)?.stats
  if (!stats) return count(0, 1)
  if (stats.flaky > 0) console.log(`${stats.flaky} passed only when tried again (named above)`)
  const bad = stats.unexpected + stats.skipped
  count(stats.expected + stats.flaky, ok ? bad : Math.max(1, bad))
}

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })
const [, , built] = await Promise.all(['types', 'lint', 'build'].map(it => step(`npm run --silent ${it}`)))
await unit(built)
if (built) {
  try {
    await browser()
  } catch (error) {
    console.error(error.message)
    count(0, 1)
  }
} else console.error('The build failed: the browser tests did not run.')

for (const name of names) console.log(`failed: ${name}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)
