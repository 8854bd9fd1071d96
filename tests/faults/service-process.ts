// A service under load that gets killed, or whose database does: it checks what it finds, then works until it
// is gone. A line on standard input makes it pause and check again.
import * as fs from 'node:fs'
import { createInterface } from 'node:readline'
import { begin } from './begin.ts'
import { buyOne, loops, turnBatch } from './load.ts'
import { look } from './look.ts'
import { tell, type Acknowledged } from './tell.ts'

const begun = await begin().catch((error: Error) => {
  tell('refused', error.message)
  process.exit(3)
})
const { db, settings } = begun.calm
const told = () => JSON.parse(fs.readFileSync(process.env.TOLD!, 'utf8')) as Acknowledged
const cpuSoFar = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
const opened = { wall: performance.now(), cpu: cpuSoFar() }
const looked = await look(db, told(), settings.WINNINGS_TAX)
const again = { wall: performance.now(), cpu: cpuSoFar() }
tell('bought', await buyOne(begun, begun.players[0]!))
tell('looked', {
  ...looked,
  serving: opened.wall + performance.now() - again.wall,
  cpu: opened.cpu + cpuSoFar() - again.cpu,
})

/** Set while everyone has to pause; resolves when they may go on. */
let closed: Promise<unknown> | undefined
let working = loops.length
let allStand: (() => void) | undefined

const stand = async () => {
  working--
  if (working === 0) allStand?.()
  await closed
  working++
}

const lookAgain = async () => {
  await new Promise<void>(resolve => (allStand = resolve))
  tell('looked', { ...(await look(db, told(), settings.WINNINGS_TAX)), serving: 0, cpu: 0 })
  closed = undefined
}
createInterface({ input: process.stdin })
  .on('line', () => (closed = lookAgain()))
  // Its killer is gone.
  .on('close', () => process.exit())

for (const loop of loops) {
  // The clock keeps turning until all others have paused, because some wait for it.
  const mayStand = () => loop !== turnBatch || working === 1
  const run = async () => {
    for (;;) {
      if (closed && mayStand()) await stand()
      await loop(begun)
    }
  }
  run().catch((error: Error) => {
    tell('trouble', String(error.stack))
    process.exit(4)
  })
}
