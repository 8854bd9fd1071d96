import { Counter, Gauge, type Registry } from 'prom-client'
import type { Counter as Counting } from '#server/counter/counter.ts'

/** Queries waiting for the database that share one statement. */
export const groupFigures = (
  registry: Registry,
  { slips, purchases }: Pick<Counting, 'slips' | 'purchases'>,
) => {
  const labelNames = ['of']
  const registers = [registry]
  const waiting = new Gauge({ name: 'group_waiting', help: 'Waiting for their turn.', labelNames, registers })
  const statements = new Counter({
    name: 'group_statements_total',
    help: 'Statements for groups of what waited together.',
    labelNames,
    registers,
  })
  const items = new Counter({
    name: 'group_items_total',
    help: 'How many stood in these statements; by the statements, the size of a group.',
    labelNames,
    registers,
  })
  return () => {
    statements.reset()
    items.reset()
    for (const [of, group] of Object.entries({ slips, purchases })) {
      waiting.set({ of }, group.waiting)
      statements.inc({ of }, group.sent.statements)
      items.inc({ of }, group.sent.items)
    }
  }
}
