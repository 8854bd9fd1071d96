import type { ExclusionRegister } from '#server/ports/ports.ts'

/** Phone numbers and NINs with this ending are in it for ever. */
export const IN_REGISTER = '099099'
/** For numbers with this ending it does not answer. */
export const SILENT = '099098'

export const sandboxRegister = (): ExclusionRegister => ({
  name: 'sandbox',
  check: async ({ phone, nin = '' }) => {
    if (phone.endsWith(SILENT) || nin.endsWith(SILENT)) throw new Error('the register does not answer')
    return phone.endsWith(IN_REGISTER) || nin.endsWith(IN_REGISTER) ? 'forever' : undefined
  },
})
