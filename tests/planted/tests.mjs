import { spawn } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'

const running = new Set()

/** A bug may keep test threads busy forever, so this kills them with everything they started. */
const end = child => {
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    child.kill('SIGKILL')
  }
}

export const endAllTests = () => running.forEach(end)

const escaped = text => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/**
 * Runs named tests in a copy.
 * @param {[file: string, title: string][]} wanted titles as in the file, or their beginning
 * @param {number} longest ms after which they are killed
 * @returns which tests passed and failed, and `broken` if files did not run at all
 */
export const runTests = async (folder, wanted, longest) => {
  const report = path.join(folder, 'test-results.json')
  fs.rmSync(report, { force: true })
  const files = [...new Set(wanted.map(([file]) => file))]
  const titles = [...new Set(wanted.map(([, title]) => title))].map(escaped).join('|')
  const program = path.join(folder, 'node_modules/vitest/vitest.mjs')
  const args = [
    'run',
    '-c',
    'tests/vitest.config.ts',
    '--reporter=json',
    `--outputFile=${report}`,
    '-t',
    titles,
  ]
  const child = spawn(process.execPath, [program, ...args, ...files], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, CI: '1' },
    detached: true,
  })
  running.add(child)
  const tooLong = setTimeout(() => end(child), longest)
  let said = ''
  child.stderr.on('data', chunk => (said += String(chunk)))
  await new Promise(resolve => child.on('close', resolve))
  running.delete(child)
  clearTimeout(tooLong)
  if (!fs.existsSync(report)) return { passed: [], failed: [], broken: `no result: ${said.slice(-2_000)}` }
  return readReport(JSON.parse(fs.readFileSync(report, 'utf8')), folder, wanted)
}

const readReport = ({ testResults }, folder, wanted) => {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(it => ({
      file: path.relative(fs.realpathSync(folder), name),
      title: it.fullName,
      status: it.status,
      why: it.failureMessages.join('\n'),
    })),
  )
  const named = tests.filter(it =>
    wanted.some(([file, title]) => it.file === file && it.title.includes(title)),
  )
  const unread = testResults.filter(it => it.status === 'failed' && it.assertionResults.length === 0)
  return {
    passed: named.filter(it => it.status === 'passed'),
    failed: named.filter(it => it.status === 'failed'),
    broken: unread.length > 0 ? unread.map(it => it.message).join('\n') : undefined,
  }
}
