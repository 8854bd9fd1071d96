// Runs the verifier of examples/verify, and reads what it printed.
import { execFile, execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Run without site-packages (-S), so it can only use the standard library. */
const program = fileURLToPath(new URL('../../examples/verify', import.meta.url))
const checkLine = /^ {2}(passed|failed|unproven|waiting|none) +(\w+) +(.*)$/

interface Checked {
  title: string
  /** By the check's name: its state, and what was said. */
  checks: Record<string, string>
}

const environment = {
  ...process.env,
  PYTHONPYCACHEPREFIX: join(tmpdir(), 'oriire-pycache'),
  PYTHONIOENCODING: 'utf-8',
}

/** Runs lines of Python, which may import the verifier's files. @returns what they print */
export const python = (lines: string, given: string): string =>
  execFileSync('python3', ['-S', '-c', lines], {
    cwd: program,
    env: environment,
    input: given,
    encoding: 'utf8',
  })

export const verify = (...options: string[]): Promise<{ code: number; checked: Checked[]; said: string }> =>
  new Promise(resolve => {
    execFile('python3', ['-S', program, ...options], { env: environment }, (error, out, wrong) => {
      const checked: Checked[] = []
      for (const line of out.split('\n')) {
        const [, state, name, reason] = checkLine.exec(line) ?? []
        if (name) checked.at(-1)!.checks[name] = `${state}: ${reason}`
        else if (line) checked.push({ title: line, checks: {} })
      }
      resolve({ code: Number(error?.code ?? 0), checked, said: wrong })
    })
  })
