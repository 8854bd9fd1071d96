// Since when alerts of a kind are on here: what happens between two starts of the app is reported at the second.
import type { Shelf } from '#src/lib/idb.ts'

/** Now, unless remembered. */
export const sinceWhen = async (
  kept: Pick<Shelf, 'get' | 'set'>,
  key: string,
  now: number,
): Promise<number> => {
  const before = await kept.get(key).then(Number, () => null)
  // Storage that did not answer may remember.
  if (before === null) return now
  // Unless in the future, which means the clock has been changed.
  if (before > 0 && before <= now) return before
  await kept.set(key, String(now)).catch(() => undefined)
  return now
}
