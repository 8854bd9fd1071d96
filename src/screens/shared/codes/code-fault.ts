import { ApiError } from '#src/api/errors.ts'
import { words } from '../step-words.ts'

/** The code is at fault and has to be typed again; if only the network failed, pressing again is enough. */
export const isCodeAtFault = (error: unknown): boolean =>
  error instanceof ApiError && error.refusal.startsWith('code-')

/** What to say of a one-time code: what failed, plus the tries left if the service says. */
export const codeFault = (error: Error): Error | string => {
  const left = error instanceof ApiError ? Number(error.fields.triesLeft ?? Number.NaN) : Number.NaN
  if (!Number.isSafeInteger(left) || left < 0) return error
  return left === 0 ? words.$itWasTheLast(error.message) : words.$left(error.message, left)
}

/** What to say of a refused code. If it is at fault it is emptied, and its boxes have the focus again. */
export const refusedCode = (error: Error, empty: () => void): Error | string => {
  if (isCodeAtFault(error)) {
    empty()
    document.querySelector<HTMLInputElement>('input[name=code]')?.focus()
  }
  return codeFault(error)
}
