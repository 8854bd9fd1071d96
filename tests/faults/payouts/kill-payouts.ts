// kill -9 at every point of a withdrawal, and the comparison of the ledger with the provider's own book at the end.
import type { Chance } from '../chance.ts'
import { memory, moment, startVictim, type Victim } from '../victim.ts'
import { POINTS, startBank, type Order, type Point } from './bank.ts'

export interface KillPayouts {
  /** The bundled `process.ts`. */
  program: string
  env: Record<string, string>
  toldFile: string
  kills: number
  chance: Chance
  onKill?(kills: number): void
}

export interface EndedRow {
  id: string
  state: string
  references: string[] | null
  paid: string[] | null
}

/** Every difference between what the service believes and what the provider did. */
export const differences = (rows: readonly EndedRow[], book: ReadonlyMap<string, Order>) =>
  rows.flatMap(({ id, state, references }) => {
    const there = (references ?? []).filter(it => book.get(it)?.status === 'success').length
    if (there > 1) return [`${id} was paid ${there} times`]
    if (state !== 'paid' && state !== 'returned') return [`${id} never ended: ${state}`]
    if ((state === 'paid') !== (there === 1)) return [`${id} is ${state} and was paid ${there} times`]
    return []
  })

const STAGES = ['withdrawal', 'settle'] as const

/** @throws Error if anybody was paid twice, anything is lost or did not end, or an invariant is broken */
export const killPayouts = async ({ program, env, toldFile, kills, chance, onKill }: KillPayouts) => {
  const kept = memory(toldFile)
  const byHand: string[] = []
  const points: Record<string, number> = {}
  let fatal: { point: Point; resolve(): void } | undefined
  const bank = await startBank(chance, point => {
    if (fatal?.point === point) fatal.resolve()
  })
  const start = (more = {}): Victim => {
    kept.save()
    return startVictim(program, { ...env, ...more, PROVIDER: bank.url, TOLD: toldFile }, (word, what) =>
      word === 'settled' ? void byHand.push(String(what)) : kept.keep(word, what),
    )
  }
  const at = [...POINTS, ...STAGES]
  try {
    for (let kill = 0; kill < kills; kill++) {
      const victim = start()
      const point = at[kill % at.length]!
      points[point] = (points[point] ?? 0) + 1
      try {
        const { broken } = await victim.next('looked')
        if (broken.length > 0) throw new Error(`after kill ${kill}: ${broken.join(', ')}`)
        const stage = STAGES.find(it => it === point)
        for (let turns = 1 + chance(3); turns > 0; turns--)
          if (stage) await victim.next('doing', stage)
          else await new Promise<void>(resolve => (fatal = { point: point as Point, resolve }))
        // Half of them at once, in the middle of what it waits for; the others a little later.
        if (stage || chance(2) === 0) await moment(chance)
      } finally {
        fatal = undefined
        await victim.kill()
      }
      onKill?.(kill + 1)
    }
    bank.calm()
    const last = start({ FINISH: 'yes' })
    const { broken, rows } = await last.next('ended').finally(() => last.kill())
    const there = new Set(rows.map(row => `withdrawal ${row.id}`))
    const wrong = [
      ...broken,
      ...kept.told.moved.filter(it => !there.has(it)).map(it => `lost: ${it}`),
      ...differences(rows, bank.book),
    ]
    if (wrong.length > 0) throw new Error(`${wrong.length} faults:\n  ${wrong.join('\n  ')}`)
    const count = (state: string) => rows.filter(row => row.state === state).length
    return {
      kills: points,
      provider: bank.answers,
      withdrawals: {
        asked: rows.length,
        paid: count('paid'),
        returned: count('returned'),
        byHand: byHand.length,
      },
    }
  } finally {
    bank.stop()
  }
}
