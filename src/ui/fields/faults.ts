import * as v from 'valibot'
import { said } from '#src/lib/language/said.ts'

/** The first error of each field, by dotted path. */
export const faultsOf = (issues: readonly v.BaseIssue<unknown>[]): Record<string, string> => {
  const faults: Record<string, string> = {}
  for (const issue of issues) faults[v.getDotPath(issue) ?? ''] ??= said(issue.message)
  return faults
}
