// Turns a failed call into one sentence for the player, as section 8 of the specification says; nothing else
// words errors.

/** What we need to know of a failure; `response` is absent if no answer came. */
interface Failure {
  message: string
  response?: { status: number; data: unknown }
}

export const SERVER_ERROR = 'Server Error'
export const CHECK_CONNECTION = 'Please check your internet connection.'
const NOTHING_SAID = 'Something went wrong. Please try again'

/** Capitalises the first letter; calms down text in all capitals. */
export const sentenceCase = (text: string): string => {
  const trimmed = text.trim().replace(/[.\s]+$/, '')
  const calm = /[a-z]/.test(trimmed) ? trimmed : trimmed.toLowerCase()
  return calm.charAt(0).toUpperCase() + calm.slice(1)
}

const isNumeric = (text: string) => text.trim() === '' || Number.isFinite(Number(text))

/** Every string in a body, in order, at any depth. */
const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return isNumeric(value) ? [] : [value]
  if (Array.isArray(value)) return value.flatMap(stringsIn)
  if (value && typeof value === 'object') return Object.values(value).flatMap(stringsIn)
  return []
}

export const extractMessage = ({ message, response }: Failure): string => {
  if (!response) return `${sentenceCase(message)}. ${CHECK_CONNECTION}`
  if (String(response.status).startsWith('5')) return SERVER_ERROR
  return stringsIn(response.data).map(sentenceCase).join('. ') || NOTHING_SAID
}

/** A failed call. `status` is 0 if no answer came; `message` is ready to be shown. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** The service's sentences by body field. */
  readonly fields: Record<string, string>

  constructor(
    failure: Failure,
    /** Name from `X-Refusal`, '' if there was none. */
    readonly refusal = '',
    /** Seconds to wait before retrying, if the service says. */
    readonly retryAfter?: number,
  ) {
    super(extractMessage(failure))
    this.status = failure.response?.status ?? 0
    const data = failure.response?.data
    const entries = data && typeof data === 'object' ? Object.entries(data) : []
    this.fields = Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'))
  }

  /** No answer came: the request may or may not have arrived. */
  get isOffline(): boolean {
    return this.status === 0
  }

  /** The service's own sentence when `message` is just 'Server Error', for a quieter second line. */
  get detail(): string {
    return this.status >= 500 ? (this.fields.message ?? '') : ''
  }
}

/** The sentence to show for anything thrown. */
export const messageOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : NOTHING_SAID
