// Structured logs. Bodies and headers are never written; what could still carry a secret is cut out by name.
import pino, { type DestinationStream, type Logger } from 'pino'
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

/** Errors of a database carry the row that was refused (`detail`, `query`, `params`), so only these parts are kept. */
const plainError = (error: unknown): object => {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack } = error
  const code = (error as { code?: unknown }).code
  return { name, message, stack, ...(typeof code === 'string' ? { sqlState: code } : {}) }
}

const TOGETHER = 8 * 1024 // bytes; each write by itself costs as much as making the line
const EVERY = 1_000 // ms that a line waits at most

/** Standard output, ordinary lines together, a warning at once with all before it. One for the process. */
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
  /** The player's number, where one asked. */
  player: number | undefined
  status: number
  /** Ours, and somebody was there to see it. */
  isFault: boolean
  /** Name of the refusal, where it was one. */
  refusal: string | undefined
  ms: number
}

/**
 * The line of each answer, written by hand: by far the most frequent one, made of numbers and of names that are ours, so
 * that nothing in it has to be escaped or cut out. That costs a third of a line like the others.
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
