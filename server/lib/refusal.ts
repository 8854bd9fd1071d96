import { refusals, type RefusalName } from '#src/contract/refusals.ts'

/** Thrown anywhere below a route; `app.ts` turns it into status, `X-Refusal` and a body of sentences. */
export class Refusal extends Error {
  readonly status: number
  /** Sentence by field (`phone_number`, `lottery.0.ticket`), or by `message` if no field is to blame. */
  readonly body: Record<string, string>

  constructor(
    readonly refusal: RefusalName,
    fields?: Record<string, string>,
    /** Seconds for `Retry-After`. */
    readonly retryAfter?: number,
  ) {
    super(refusal)
    const [status, words] = refusals[refusal]
    this.status = status
    this.body = fields ?? { message: words }
  }
}

/** @throws Refusal not-found if there is none */
export const found = <T>(row: T | undefined): T => {
  if (row === undefined) throw new Refusal('not-found')
  return row
}
