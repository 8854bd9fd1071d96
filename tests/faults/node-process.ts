// One of several nodes over one PostgreSQL: does what is due until killed. Another process turns the clock.
import { setTimeout as pause } from 'node:timers/promises'
import { begin } from './begin.ts'
import { persist, round } from './load.ts'
import { tell } from './tell.ts'

// Its killer is gone.
process.stdin.on('end', () => process.exit()).resume()

const begun = await begin()
tell('looked', { broken: [], lost: [], serving: performance.now(), cpu: 0 })
try {
  for (;;) {
    await persist(() => begun.clock.read())
    await round(begun)
    await pause(5)
  }
} catch (error) {
  tell('trouble', String((error as Error).stack))
  process.exitCode = 4
}
