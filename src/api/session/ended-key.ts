import { brand } from '#src/brand.ts'

/** Sessions ended on this phone whose log-out has not got through yet: the SHA-256 of their tokens, which open nothing. */
export const ENDED_KEY = `${brand.storagePrefix}ENDED`
