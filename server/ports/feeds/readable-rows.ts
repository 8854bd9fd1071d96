import * as v from 'valibot'
import type { Unread } from '#server/ports/ports.ts'

/**
 * A row that makes no sense doesn't cost the day its other matches.
 * @throws the first fault if no row can be read: then the answer's format has changed
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
