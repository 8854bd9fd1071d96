// What a failed call is to the rest of the app. Its sentence is made in failures.ts.

export const CHECK_CONNECTION = 'Please check your internet connection.'
export const NOTHING_SAID = 'Something went wrong. Please try again'

/** A failed call. `status` is 0 if no answer came. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** The service's sentences by body field. */
  readonly fields: Record<string, string>

  constructor(
    /** Ready to be shown. */
    message: string,
    response?: { status: number; data: unknown },
    /** Name from `X-Refusal`, '' if there was none. */
    readonly refusal = '',
    /** Seconds to wait before retrying, if the service says. */
    readonly retryAfter?: number,
  ) {
    super(message)
    this.status = response?.status ?? 0
    const data = response?.data
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
