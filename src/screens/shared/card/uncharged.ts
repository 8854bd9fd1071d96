import type { ApiError } from '#src/api/errors.ts'

/**
 * Why a top-up was not opened. Without an answer of the service nothing was charged either, because nobody saw where to
 * pay. @param detail says so
 */
export const uncharged = (failure: Error, detail: string): Error => {
  const { refusal, detail: said } = failure as Partial<ApiError>
  return refusal || said ? failure : Object.assign(new Error(failure.message), { detail })
}
