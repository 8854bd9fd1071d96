// Input validation, with one sentence for each bad field.
import * as v from 'valibot'
import { refusals } from '#src/contract/refusals.ts'
import { REQUIRED } from '#src/contract/words.ts'
import { Refusal } from '#server/lib/refusal.ts'

/** Maps each field's dotted path to its first issue. */
const fieldsOf = (issues: readonly v.BaseIssue<unknown>[]): Record<string, string> => {
  const fields: Record<string, string> = {}
  for (const issue of issues) fields[v.getDotPath(issue as never) ?? 'message'] ??= issue.message
  return fields
}

/** For contracts without wording of their own. */
const words = (issue: v.BaseIssue<unknown>): string =>
  issue.received === 'undefined' ? REQUIRED : refusals['bad-input'][1]

const config = { message: words }

/** No good question has more values in all. */
const MOST_VALUES = 1_000

const isHuge = (value: unknown): boolean => {
  const left = [value]
  for (let count = 0; left.length > 0;) {
    const it = left.pop()
    if (typeof it !== 'object' || it === null) continue
    const parts = Object.values(it)
    if ((count += parts.length) > MOST_VALUES) return true
    left.push(...parts)
  }
  return false
}

/** A list's items are judged before its length: of thirty thousand wrong ones each would be named, in a megabyte. */
const configFor = (value: unknown) => (isHuge(value) ? { ...config, abortEarly: true } : config)

/** @returns a parser for the schema, which throws Refusal bad-input */
export const parserOf = (schema: v.GenericSchema): ((value: unknown) => unknown) => {
  const { entries } = schema as { entries?: object }
  const none = entries && Object.fromEntries(Object.keys(entries).map(key => [key, undefined]))
  return value => {
    // A schema without required keys would accept a list as an object; a missing key counts as empty, so that the field's
    // own message is used.
    const isObject = none && typeof value === 'object' && value !== null && !Array.isArray(value)
    const asked = entries && Array.isArray(value) ? undefined : value
    const result = v.safeParse(schema, isObject ? { ...none, ...value } : asked, configFor(value))
    if (!result.success) throw new Refusal('bad-input', fieldsOf(result.issues))
    return result.output
  }
}
