// Structured logs. Never bodies or headers; anything else that could hold a secret is redacted by name.
import pino, { type DestinationStream, type Logger } from 'pino'
import { messageOf } from '#server/lib/why-failed.ts'
import { withoutQueries } from '#server/lib/without-queries.ts'
import { isProduction, type Settings } from '#server/settings.ts'

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

/** Database errors carry the rejected row (`detail`, `query`, `params`), so keep only these fields. */
const plainError = (error: unknown): object => {
  if (!(error instanceof Error)) return { message: withoutQueries(String(error)) }
  const { name, stack = '' } = error
  const message = messageOf(error)
  const code = (error as { code?: unknown }).code
  const said = { name, message: withoutQueries(message), stack: withoutQueries(stack) }
  return { ...said, ...(typeof code === 'string' ? { sqlState: code } : {}) }
}

const TOGETHER = 8 * 1024 // bytes; each write costs as much as making the line
const EVERY = 1_000 // ms a line waits at most

/** Buffered standard output; a warning flushes at once. One per process. */
const openOutput = (): DestinationStream => {
  const output = pino.destination({ dest: 1, minLength: TOGETHER, sync: true })
  setInterval(() => output.flushSync(), EVERY).unref()
  process.on('exit', () => output.flushSync())
  return {
    write: line => {
      output.write(line)
      if (!/^\{"level":[1-3]0/.test(line)) output.flushSync()
    },
  }
}
let terminal: DestinationStream | undefined

export const makeLog = (settings: Settings, destination?: DestinationStream): Logger =>
  pino(
    {
      level: settings.LOG_LEVEL ?? (isProduction(settings) ? 'info' : 'warn'),
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: SECRETS.flatMap(name => [name, `*.${name}`, `*.*.${name}`]), censor: '[cut]' },
      serializers: { err: plainError, error: plainError },
    },
    destination ?? (terminal ??= openOutput()),
  )

interface AnswerLine {
  id: string
  method: string
  route: string
  /** The player's number, if signed in. */
  player: number | undefined
  status: number
  /** Our fault, and someone was there to see it. */
  isFault: boolean
  /** The refusal's name, if any. */
  refusal: string | undefined
  ms: number
}

/**
 * Formats the per-answer line by hand: it is by far the most frequent, and contains only numbers and our own names, so
 * nothing needs escaping or redacting. Costs a third of other lines.
 */
export const makeAnswerLog = (log: Logger): ((line: AnswerLine) => void) => {
  const stream = (log as unknown as Record<symbol, DestinationStream>)[pino.symbols.streamSym]!
  let now = 0
  let time = ''
  return ({ id, method, route, player, status, isFault, refusal, ms }) => {
    const level = isFault ? 'error' : 'info'
    if (!log.isLevelEnabled(level)) return
    if (now !== Date.now()) {
      now = Date.now()
      time = new Date(now).toISOString()
    }
    stream.write(
      `{"level":${log.levels.values[level]},"time":"${time}","id":"${id}","method":"${method}","route":"${route}"` +
        (player === undefined ? '' : `,"player":${player}`) +
        `,"status":${status},"ms":${Math.round(ms)}` +
        (refusal === undefined ? '' : `,"refusal":"${refusal}"`) +
        `,"msg":"answered"}\n`,
    )
  }
}
