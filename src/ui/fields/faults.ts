import * as v from 'valibot'

/** The first error of each field, by dotted path. */
export const faultsOf = (issues: readonly v.BaseIssue<unknown>[]): Record<string, string> => {
  const faults: Record<string, string> = {}
  for (const issue of issues) faults[v.getDotPath(issue) ?? ''] ??= issue.message
  return faults
}
