const TRIES = 5
/** deadlock_detected, serialization_failure: the transaction left nothing behind and may simply run again */
const passing = new Set(['40P01', '40001'])

export const sqlState = (error: unknown): string | undefined => {
  const code = (error as { code?: unknown } | undefined)?.code
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined
}

/** The constraint that an error names, or ''. */
export const constraintOf = (error: unknown): string =>
  String((error as { constraint?: unknown } | undefined)?.constraint ?? '')

export const again = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let left = TRIES; ; left--) {
    try {
      return await work()
    } catch (error) {
      if (left <= 1 || !passing.has(sqlState(error) ?? '')) throw error
    }
  }
}
