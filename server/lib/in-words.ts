// What a program that cannot go on tells the person who runs it.
import { fileInWords, type Given } from './file-in-words.ts'

const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
  '28000', // no such role, or not from here
  '28P01', // wrong password
  '3D000', // no such database
  '53300', // too many connections
  '57P03', // starting up
])
export const NO_RIGHT = '42501' // SQLSTATE
/** The driver's own, without a code. */
const BROKEN = /^(Connection terminated|timeout exceeded when trying to connect)/

export const inWords = (
  error: unknown,
  given: Given = { environment: process.env, words: process.argv.slice(2) },
): string => {
  if (!(error instanceof Error)) return String(error)
  const { message, code = '' } = error as NodeJS.ErrnoException
  if (AWAY.has(code) || BROKEN.test(message))
    return `The database that DATABASE_URL names cannot be opened: ${message || code}`
  if (code === NO_RIGHT)
    return `The role in DATABASE_URL may not do this: ${message}. The owner runs npm run migrate with SERVICE_ROLE, fills an empty sandbox by its first start, and copies and restores, with createdb (docs/operations.md, Two roles).`
  return fileInWords(error, given) ?? message
}
