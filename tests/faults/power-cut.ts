import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chanceOf, type Chance } from './chance.ts'
import { makeDisk, missing } from './power-cut-disk.ts'
import { STAGES } from './tell.ts'
import { memory, moment, startVictim } from './victim.ts'

/** For the counter-proof: a program that only believes it synced. */
const NO_SYNC = `data:text/javascript,${encodeURIComponent(
  `import fs from 'node:fs';import { syncBuiltinESMExports } from 'node:module';fs.fsyncSync=()=>{};syncBuiltinESMExports()`,
)}`

/** ms; long enough to create the database even on a slow machine. */
const FIRST_START = 4_000

const program = fileURLToPath(new URL('service-process.js', import.meta.url))

/** @throws Error if something acknowledged is lost, an invariant is broken or the database no longer opens */
const cutAgainAndAgain = async (
  folder: string,
  cuts: number,
  chance: Chance,
  env: Record<string, string>,
) => {
  const disk = makeDisk(folder)
  const toldFile = path.join(folder, 'told.json')
  const kept = memory(toldFile)
  try {
    for (let cut = 0; cut <= cuts; cut++) {
      kept.save()
      const data = path.join(disk.at, 'data')
      const victim = startVictim(program, { ...env, DATA_DIR: data, TOLD: toldFile }, kept.keep)
      try {
        const { broken, lost } = await victim.next('looked')
        if (broken.length + lost.length > 0)
          throw new Error(
            `after cut ${cut}: ${lost.length} lost, ${JSON.stringify({ broken, lost: lost.slice(0, 3) })}`,
          )
        if (cut === cuts) break
        for (let turns = 1 + chance(3); turns > 0; turns--)
          await victim.next('doing', STAGES[cut % STAGES.length])
        await moment(chance)
        disk.cut()
      } finally {
        // Complaints about the missing disk are no news.
        await victim.kill().catch(() => undefined)
      }
      disk.powerOn()
    }
    return Object.fromEntries(Object.entries(kept.told).map(([what, all]) => [what, all.length]))
  } finally {
    disk.remove()
  }
}

/**
 * Cuts power during the first start, before there is a database.
 * @throws Error if the next start has trouble
 */
const cutFirstStarts = async (folder: string, cuts: number, chance: Chance) => {
  const disk = makeDisk(folder)
  const toldFile = path.join(folder, 'told.json')
  memory(toldFile).save()
  const found: Record<string, number> = {}
  try {
    for (let cut = 0; cut < cuts; cut++) {
      const data = path.join(disk.at, String(cut))
      const env = { DATA_DIR: data, TOLD: toldFile }
      const first = startVictim(program, env)
      await pause(500 + chance(FIRST_START))
      disk.cut()
      await first.kill().catch(() => undefined)
      disk.powerOn()
      const left = fs.existsSync(data) ? fs.readdirSync(data) : []
      const state = ['db', 'db.draft'].find(name => left.includes(name)) ?? 'nothing'
      found[state] = (found[state] ?? 0) + 1
      const second = startVictim(program, env)
      const { broken } = await second.next('looked').finally(() => second.kill().catch(() => undefined))
      if (broken.length > 0) throw new Error(`first start ${cut}: ${JSON.stringify(broken)}`)
    }
    return found
  } finally {
    disk.remove()
  }
}

const lacks = missing()
if (lacks) {
  console.log(`not run here: power cuts of the embedded database, because ${lacks}`)
  process.exit(0)
}
const { values, positionals } = parseArgs({ allowPositionals: true, options: { seed: { type: 'string' } } })
const cuts = Number(positionals[0] ?? 10)
const seed = Number(values.seed ?? Date.now() % 1_000_000)
console.log(`npm run test:power-cut -- ${cuts} --seed=${seed}`)
const base = fs.mkdtempSync(path.join(os.tmpdir(), 'oriire-power-cut-'))
const folderFor = (name: string) => {
  fs.mkdirSync(path.join(base, name))
  return path.join(base, name)
}
try {
  const acknowledged = await cutAgainAndAgain(folderFor('synced'), cuts, chanceOf(seed), {})
  console.log(
    `${cuts} power cuts: nothing acknowledged lost, no invariant broken; ${JSON.stringify(acknowledged)}`,
  )
  const left = await cutFirstStarts(folderFor('first'), cuts, chanceOf(seed))
  console.log(`${cuts} power cuts in a first start: the next one opens; found by it ${JSON.stringify(left)}`)
  const found = await cutAgainAndAgain(folderFor('not-synced'), cuts, chanceOf(seed), {
    NODE_OPTIONS: `--import=${NO_SYNC}`,
  }).then(
    () => undefined,
    (error: Error) => error.message.split('\n')[0],
  )
  if (!found) throw new Error('the same without a sync lost nothing: these cuts prove nothing')
  console.log(`the same without a sync is found out: ${found}`)
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  fs.rmSync(base, { recursive: true, force: true })
}
