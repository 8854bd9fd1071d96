// PostgreSQL's own programs, for backup and restore.
import { spawn } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { NO_RIGHT } from '#server/lib/in-words.ts'

const BASE = '/usr/lib/postgresql' // Debian has one folder per version

const findProgram = (name: string): string => {
  const versions = fs.existsSync(BASE) ? fs.readdirSync(BASE).sort((a, b) => Number(b) - Number(a)) : []
  const places = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...versions.map(version => `${BASE}/${version}/bin`),
  ]
  const found = places.map(place => path.join(place, name)).find(file => fs.existsSync(file))
  if (found) return found
  throw new Error(`${name} is missing: install the programs of PostgreSQL, or put them in the PATH.`)
}

/** Passes the password in the environment: everyone can see arguments in the process list. */
const withoutPassword = (url: string): { address: string; environment: Record<string, string> } => {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  return { address: String(address), environment: password ? { PGPASSWORD: password } : {} }
}

/** @returns the program's output @throws Error with its error output if it fails */
export const run = (program: string, args: readonly string[], environment = {}): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(findProgram(program), args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    })
    let wrote = ''
    let said = ''
    child.stdout.on('data', (bytes: Buffer) => (wrote += bytes.toString()))
    child.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()))
    child.on('error', reject)
    child.on('close', code => {
      if (code === 0) return resolve(wrote)
      const error = new Error(`${program} failed: ${said.trim()}`)
      // What the database says by a code is only text here.
      reject(said.includes('permission denied') ? Object.assign(error, { code: NO_RIGHT }) : error)
    })
  })

/** @throws Error with the program's error output if it fails */
export const runOn = async (url: string, program: string, args: readonly string[]): Promise<void> => {
  const { address, environment } = withoutPassword(url)
  await run(program, [...args, `--dbname=${address}`], environment)
}
