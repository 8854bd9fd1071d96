// Structured logs. Bodies and headers are never written; what could still carry a secret is cut out by name.
import pino, { type DestinationStream, type Logger } from 'pino'
import { isProduction, type Settings } from './settings.ts'

const SECRETS = [
  'authorization',
  'password',
  'confirm_password',
  'password_hash',
  'code',
  'token',
  'otp',
  'pin',
  'nonce',
  'pepper',
  'api_key',
]

/** Errors of a database carry the row that was refused (`detail`, `query`, `params`), so only these parts are kept. */
const plainError = (error: unknown): object => {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack } = error
  const code = (error as { code?: unknown }).code
  return { name, message, stack, ...(typeof code === 'string' ? { sqlState: code } : {}) }
}

export const makeLog = (settings: Settings, destination?: DestinationStream): Logger =>
  pino(
    {
      level: settings.LOG_LEVEL ?? (isProduction(settings) ? 'info' : 'warn'),
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: SECRETS.flatMap(name => [name, `*.${name}`, `*.*.${name}`]), censor: '[cut]' },
      serializers: { err: plainError, error: plainError },
    },
    destination ?? pino.destination(1),
  )
