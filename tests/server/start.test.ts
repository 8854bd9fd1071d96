// The built service as a process of its own: how it starts, refuses to start, and stops.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

// Packages are found from inside the project only.
const BUNDLE = join(process.cwd(), 'node_modules/.cache/oriire-start-test')
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oriire-start-'))
  await mkdir(join(folder, 'web'))
  await writeFile(join(folder, 'web/index.html'), '<!doctype html><title>home</title>')
  await build({ configFile: 'server/vite.config.ts', logLevel: 'error', build: { outDir: BUNDLE } })
}, 120_000)
afterAll(async () => {
  for (const { child } of started) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
  await rm(BUNDLE, { recursive: true, force: true })
})

interface Run {
  child: ChildProcess
  /** All that it has written so far. */
  text(): string
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>
}
const started: Run[] = []

const run = (settings: Record<string, string>): Run => {
  const child = spawn(process.execPath, [join(BUNDLE, 'main.js')], {
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', WEB_DIR: join(folder, 'web'), ...settings },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (text += String(chunk)))
  const it = { child, text: () => text, ended: once(child, 'close').then(([code]) => code as number | null) }
  started.push(it)
  return it
}

/** The address that it prints when it is ready, once the whole greeting is there: it arrives in pieces. */
const address = async (it: Run): Promise<string> => {
  for (;;) {
    const found =
      /http:\/\/localhost:\d+[^]*└/.test(it.text()) && /http:\/\/localhost:\d+/.exec(it.text())?.[0]
    if (found) return found.replace('localhost', '127.0.0.1')
    const more = once(it.child.stdout!, 'data')
    const ended = await Promise.race([more.then(() => false), it.ended.then(() => true)])
    if (ended) throw new Error(`It did not start:\n${it.text()}`)
  }
}

const settingsOf = (name: string) => ({ DATA_DIR: join(folder, name) })

describe('the built service', () => {
  test('starts on an empty folder, says where it is and where codes arrive, and is ready', async () => {
    const it = run(settingsOf('a'))
    const url = await address(it)
    expect(it.text()).toContain('sandbox')
    expect(it.text()).toContain('/sandbox')
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    expect(await (await fetch(url)).text()).toContain('<title>home')
    const results = await (await fetch(`${url}/api/web/instant_cash_out_result/`)).json()
    expect((results as { count: number }).count).toBeGreaterThan(0)
    expect((await fetch(`${url}/metrics`)).status).toBe(200)

    const second = run(settingsOf('a'))
    expect(await second.ended).toBe(1)
    expect(second.text().trim()).toMatch(/^The data folder .* is in use by process \d+[^\n]*$/)

    // A request that is on its way when the service is told to stop still gets its answer.
    const login = fetch(`${url}/api/web/phone-login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify({ phone: '08031234567', password: 'long enough' }),
    })
    await fetch(`${url}/healthz`)
    it.child.kill('SIGTERM')
    expect((await login).status).toBe(401)
    expect(await it.ended).toBe(0)

    const again = run(settingsOf('a'))
    expect((await fetch(`${await address(again)}/readyz`)).status).toBe(200)
    again.child.kill('SIGINT')
    expect(await again.ended).toBe(0)
  }, 180_000)

  test('does not start on a port that is in use, and says so in a sentence', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const it = run({ ...settingsOf('b'), PORT: String(port) })
    expect(await it.ended).toBe(1)
    expect(it.text().trim()).toBe(
      `Port ${port} is in use. Stop the other program, or set PORT to another one.`,
    )
    other.close()
  }, 120_000)

  test('does not start in production with a sandbox provider, and names each missing key', async () => {
    const it = run({ ...settingsOf('c'), NODE_ENV: 'production', PUBLIC_URL: 'https://oriire.example' })
    expect(await it.ended).toBe(1)
    for (const name of [
      'DATABASE_URL',
      'PAYSTACK_SECRET_KEY',
      'TERMII_API_KEY',
      'SIGNING_KEY',
      'CODE_PEPPER',
    ])
      expect(it.text()).toContain(`${name} is missing`)
    expect(it.text()).not.toContain('PUBLIC_URL')
  })
})
