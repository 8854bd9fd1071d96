// Settings come from the environment, once, checked. A missing or wrong one stops the start with its name.
import * as v from 'valibot'

const port = v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(0), v.maxValue(65535))
const whole = v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(0))

const schema = v.object({
  NODE_ENV: v.optional(v.string(), 'development'),
  PORT: v.optional(port, '8080'),
  HOST: v.optional(v.string(), '0.0.0.0'),
  /** Address that players see, without a slash at the end; payment pages return to it. */
  PUBLIC_URL: v.optional(v.pipe(v.string(), v.url())),
  DATA_DIR: v.optional(v.string(), '.data'),
  DATABASE_URL: v.optional(v.string()),
  LOG_LEVEL: v.optional(v.picklist(['silent', 'error', 'warn', 'info', 'debug']), 'info'),
  /** Pepper of one-time codes; made and kept in the database where none is given (sandbox only). */
  CODE_PEPPER: v.optional(v.pipe(v.string(), v.minLength(32))),
  /** Private P-256 key (JWK) that signs heads and receipts. */
  SIGNING_KEY: v.optional(v.string()),
  PAYSTACK_SECRET_KEY: v.optional(v.string()),
  TERMII_API_KEY: v.optional(v.string()),
  /** Withheld from net winnings, in hundredths of a percent (500 = 5%, Lagos since February 2026). */
  WINNINGS_TAX: v.optional(v.pipe(whole, v.maxValue(10_000)), '500'),
  /** Number of proxies in front whose X-Forwarded-For is believed. */
  TRUSTED_PROXIES: v.optional(whole, '0'),
})

export type Settings = v.InferOutput<typeof schema>

/** @throws Error that lists every wrong or missing setting by name */
export const readSettings = (environment: Record<string, string | undefined>): Settings => {
  const result = v.safeParse(schema, environment)
  if (result.success) return result.output
  const wrong = result.issues.map(issue => `  ${v.getDotPath(issue)}: ${issue.message}`)
  throw new Error(`Settings are missing or wrong:\n${wrong.join('\n')}`)
}
