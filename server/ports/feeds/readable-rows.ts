import * as v from 'valibot'
import type { Unread } from '#server/ports/ports.ts'

/**
 * One row that makes no sense takes no other match of its day along.
 * @throws the first fault if no row can be read: it is the answer then that has changed
 */
export const readableRows = <Row>(
  schema: v.GenericSchema<unknown, Row>,
  rows: readonly unknown[],
  unread: Unread = () => undefined,
): Row[] => {
  const said = rows.map(row => v.safeParse(schema, row))
  const read = said.flatMap(it => (it.success ? [it.output] : []))
  for (const [at, it] of said.entries()) {
    if (it.success) continue
    if (read.length === 0) throw new v.ValiError(it.issues)
    unread(
      rows[at],
      it.issues.map(issue => `${v.getDotPath(issue)}: ${issue.message}`),
    )
  }
  return read
}
