// kill -9 of a service on the embedded database, at random points of purchase, sealing, draw and settlement.
import { spawn, type ChildProcess } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundle } from '../support/bundle.mjs'

const KILLS = 20
const data = fs.mkdtempSync(path.join(os.tmpdir(), 'oriire-kill-'))
const running = new Set<ChildProcess>()

let program: Awaited<ReturnType<typeof bundle>>
beforeAll(async () => {
  program = await bundle('kill', { child: 'tests/faults/child.ts' })
}, 120_000)
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  program?.remove()
  fs.rmSync(data, { recursive: true, force: true })
})

interface Opened {
  broken: string[]
  tickets: string[]
  settled: string[]
}

/** Starts the service; `lines` gives what it tells until it is gone. */
const start = () => {
  const child = spawn(process.execPath, [path.join(program.folder, 'child.js')], {
    env: { PATH: process.env.PATH, DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let trouble = ''
  child.stderr.on('data', chunk => (trouble += String(chunk)))
  child.on('exit', () => running.delete(child))
  async function* lines() {
    for await (const line of createInterface({ input: child.stdout })) {
      const space = line.indexOf(' ')
      try {
        yield { word: line.slice(0, space), what: JSON.parse(line.slice(space + 1)) as unknown }
      } catch {
        return // cut off by the kill
      }
    }
    if (trouble) throw new Error(trouble)
  }
  return { child, lines: lines() }
}

/** A small generator with a printed seed, so that a failure's points can be had again. */
const seed = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000)
let state = seed
const below = (n: number): number => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((state / 2_147_483_648) * n)
}

it(`killed ${KILLS} times, it loses nothing that was acknowledged, and opens again each time`, async () => {
  console.log(`KILL_SEED=${seed}`)
  const told = { bought: new Set<string>(), settled: new Set<string>() }
  const killedAfter: Record<string, number> = {}
  for (let kill = 0; kill <= KILLS; kill++) {
    const { child, lines } = start()
    let left = 2 + below(24)
    let last = ''
    for await (const { word, what } of lines) {
      last = word
      if (word === 'opened') {
        const opened = what as Opened
        expect(opened.broken).toEqual([])
        const kept = { bought: new Set(opened.tickets), settled: new Set(opened.settled) }
        expect([...told.bought].filter(id => !kept.bought.has(id))).toEqual([])
        expect([...told.settled].filter(id => !kept.settled.has(id))).toEqual([])
        if (kill === KILLS) left = 0
      }
      if (word === 'bought' || word === 'settled') told[word].add(what as string)
      if (left-- <= 0) {
        child.kill('SIGKILL')
        break
      }
    }
    killedAfter[last] = (killedAfter[last] ?? 0) + 1
    if (child.exitCode === null && child.signalCode === null)
      await new Promise(resolve => child.once('exit', resolve))
    expect(child.signalCode).toBe('SIGKILL')
  }
  console.log('killed after', killedAfter, 'acknowledged', told.bought.size, 'tickets')
  expect(told.bought.size).toBeGreaterThan(50)
  expect(told.settled.size).toBeGreaterThan(10)
}, 900_000)

it('a second process on the same folder refuses and says why; the first goes on', async () => {
  const first = start()
  const nextOf = async (word: string) => {
    for (;;) {
      const { value, done } = await first.lines.next()
      if (done) throw new Error('the first process is gone')
      if (value.word === word) return value.what
    }
  }
  await nextOf('opened')
  const second = start()
  const said = await second.lines.next()
  expect(said.value).toEqual({
    word: 'refused',
    what: `The data folder ${data} is in use by process ${first.child.pid}: stop that one first, or set DATA_DIR to another folder.`,
  })
  expect(await nextOf('bought')).toBeTruthy()
  first.child.kill('SIGKILL')
}, 60_000)
