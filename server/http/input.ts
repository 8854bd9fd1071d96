// Is the question well formed? What is wrong is said by field, in a sentence each.
import * as v from 'valibot'
import { refusals } from '#src/contract/refusals.ts'
import { REQUIRED } from '#src/contract/words.ts'
import { Refusal } from '#server/lib/refusal.ts'

/** Sentences by dotted path of the field, first issue of each. */
const fieldsOf = (issues: readonly v.BaseIssue<unknown>[]): Record<string, string> => {
  const fields: Record<string, string> = {}
  for (const issue of issues) fields[v.getDotPath(issue as never) ?? 'message'] ??= issue.message
  return fields
}

/** Where a contract has no words of its own. */
const words = (issue: v.BaseIssue<unknown>): string =>
  issue.received === 'undefined' ? REQUIRED : refusals['bad-input'][1]

const config = { message: words }

/** @returns what reads a value by a schema. @throws Refusal bad-input, there */
export const parserOf = (schema: v.GenericSchema): ((value: unknown) => unknown) => {
  const { entries } = schema as { entries?: object }
  const none = entries && Object.fromEntries(Object.keys(entries).map(key => [key, undefined]))
  return value => {
    // A key that is missing is asked about like an empty one, so that its own words are used.
    const isObject = none && typeof value === 'object' && value !== null && !Array.isArray(value)
    const result = v.safeParse(schema, isObject ? { ...none, ...value } : value, config)
    if (!result.success) throw new Refusal('bad-input', fieldsOf(result.issues))
    return result.output
  }
}
