import { words } from './ui.ts'

/**
 * What the screen says about anything thrown; a sentence stays as it is. `detail` is what the service adds to a failure
 * of its own, such as that nothing was charged.
 */
export const saidOf = (error: unknown): { sentence: string; detail?: string } => {
  if (typeof error === 'string') return { sentence: error }
  if (!(error instanceof Error) || !error.message) return { sentence: words.$somethingWentWrong }
  const detail = 'detail' in error && typeof error.detail === 'string' ? error.detail : ''
  return { sentence: error.message, ...(detail && { detail }) }
}
