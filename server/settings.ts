// Settings come from the environment, once, checked. A missing or wrong one stops the start with its name.
import * as v from 'valibot'
import { brand } from '#src/brand.ts'
import { isNetwork } from '#server/lib/peers.ts'

const port = v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(0), v.maxValue(65535))
const whole = v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(0))

const schema = v.object({
  NODE_ENV: v.optional(
    v.pipe(v.string(), v.regex(/^(development|test|production)$/, 'development, test or production')),
    'development',
  ),
  PORT: v.optional(port, '8080'),
  HOST: v.optional(v.string(), '0.0.0.0'),
  /** Address that players see, without a slash at the end; payment pages return to it. */
  PUBLIC_URL: v.optional(v.pipe(v.string(), v.url())),
  DATA_DIR: v.optional(v.string(), '.data'),
  DATABASE_URL: v.optional(v.string()),
  /** Folder of the built pages; found beside the bundle where it is not given. */
  WEB_DIR: v.optional(v.string()),
  /** In production `info` where nothing is said; elsewhere `warn`, so that a terminal shows the codes and not every request. */
  LOG_LEVEL: v.optional(v.picklist(['silent', 'error', 'warn', 'info', 'debug'])),
  /** Pepper of one-time codes; made and kept in the database where none is given (sandbox only). */
  CODE_PEPPER: v.optional(v.pipe(v.string(), v.minLength(32))),
  /** Private P-256 key (JWK) that signs receipts. */
  SIGNING_KEY: v.optional(v.string()),
  /** Private Ed25519 key of the log, 32 bytes as base64url. */
  LOG_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'a key as npm run keys:draws prints it'))),
  /** The log's key before, for the one start at which it announces LOG_KEY. */
  LOG_KEY_BEFORE: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'a key as npm run keys:draws prints it')),
  ),
  /** Private P-256 key of push messages (VAPID), 32 bytes as base64url; in production nothing is pushed without one. */
  VAPID_PRIVATE_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'a key as npm run keys:push prints it')),
  ),
  /** Where a push service finds whoever sends; Apple refuses what is no `mailto:` and no public https address. */
  VAPID_SUBJECT: v.optional(
    v.pipe(v.string(), v.regex(/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/, 'mailto:… or https://…')),
    `mailto:${brand.supportEmail}`,
  ),
  /** Origins that a push subscription may have beside those of the browsers' makers, separated by commas. Never in production. */
  PUSH_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.transform(text => text.split(',').map(it => it.trim())),
      v.check(
        list => list.every(it => /^https?:\/\/[\w.:-]+$/.test(it)),
        'origins like https://push.example',
      ),
    ),
  ),
  /** Push messages that a node sends in a second at most: what it does not spend on them is the players'. */
  PUSH_RATE: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(5_000)), '250'),
  PAYSTACK_SECRET_KEY: v.optional(v.string()),
  TERMII_API_KEY: v.optional(v.string()),
  /** Termii gives every account its own address and approves the sender's name. */
  TERMII_URL: v.optional(v.pipe(v.string(), v.url()), 'https://api.ng.termii.com'),
  TERMII_SENDER: v.optional(v.pipe(v.string(), v.minLength(3), v.maxLength(11)), brand.name),
  /** Withheld from net winnings, in hundredths of a percent (500 = 5%, Lagos since February 2026). */
  WINNINGS_TAX: v.optional(v.pipe(whole, v.maxValue(10_000)), '500'),
  /** Peers whose X-Forwarded-For is believed and that may read /metrics: addresses and networks, separated by commas. */
  TRUSTED_PEERS: v.optional(
    v.pipe(
      v.string(),
      v.transform(text => text.split(',').map(it => it.trim())),
      v.check(list => list.every(isNetwork), 'addresses and networks like 127.0.0.1, 10.0.0.0/8'),
    ),
    '127.0.0.0/8, ::1',
  ),
  /** Number of proxies in front whose X-Forwarded-For is believed. */
  TRUSTED_PROXIES: v.optional(whole, '0'),
  /** One-time codes that one address may ask for in an hour. */
  CODES_PER_ADDRESS: v.optional(whole, '20'),
  /** One-time codes that the whole service sends in a day at most: each one costs money. */
  CODES_PER_DAY: v.optional(v.pipe(whole, v.minValue(1)), '20000'),
  /** Bearer token of /metrics; without one only trusted peers may read it. */
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16))),
})

/** What production cannot do without: each of these replaces a sandbox provider or a sandbox key. */
const needed = {
  DATABASE_URL: 'the address of a PostgreSQL database (the embedded one serves one machine and no money)',
  PUBLIC_URL: 'the address that players see',
  PAYSTACK_SECRET_KEY: 'replaces the sandbox payments',
  TERMII_API_KEY: 'replaces the sandbox messages',
  SIGNING_KEY: 'replaces the sandbox key of receipts',
  LOG_KEY: 'replaces the sandbox key of the log',
  CODE_PEPPER: 'replaces the sandbox pepper of one-time codes',
} as const satisfies Partial<Record<keyof v.InferOutput<typeof schema>, string>>

export type Settings = v.InferOutput<typeof schema>

type Environment = Record<string, string | undefined>

/** Whoever listens in between reads players' numbers and codes. */
const SAFE = ['PUBLIC_URL', 'TERMII_URL']

export const isProduction = (settings: Pick<Settings, 'NODE_ENV'>): boolean =>
  settings.NODE_ENV === 'production'

const wrongInProduction = (set: Environment, names: readonly (keyof typeof needed)[]): string[] => [
  ...names.filter(name => !set[name]).map(name => `${name} is missing: ${needed[name]}`),
  ...SAFE.filter(name => set[name] && !set[name].startsWith('https://')).map(
    name => `${name} must begin with https:// in production`,
  ),
  ...(set.PAYSTACK_SECRET_KEY && !set.PAYSTACK_SECRET_KEY.startsWith('sk_live_')
    ? ['PAYSTACK_SECRET_KEY is no live key (sk_live_…): production takes real money only']
    : []),
  ...(set.PUSH_ORIGINS
    ? ['PUSH_ORIGINS is for tests: in production pushes go to the makers of browsers only']
    : []),
]

// A word misspelt in NODE_ENV must not run real money beside sandbox draws.
const wrongInSandbox = (set: Environment): string[] =>
  set.PAYSTACK_SECRET_KEY?.startsWith('sk_live')
    ? ['PAYSTACK_SECRET_KEY is a live key: real money needs NODE_ENV=production']
    : []

const read = (environment: Environment, names: readonly (keyof typeof needed)[]): Settings => {
  // An empty setting (`DATABASE_URL=` in a file) is one that is not set.
  const set: Environment = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = v.safeParse(schema, set)
  const wrong = [
    ...(result.issues ?? []).map(issue => `${v.getDotPath(issue)}: ${issue.message}`),
    ...(set.NODE_ENV === 'production' ? wrongInProduction(set, names) : wrongInSandbox(set)),
  ]
  if (result.success && wrong.length === 0) return result.output
  throw new Error(`Settings are missing or wrong:\n${wrong.map(it => `  ${it}`).join('\n')}`)
}

/** @throws Error that lists every wrong or missing setting by name */
export const readSettings = (environment: Environment): Settings =>
  read(environment, Object.keys(needed) as (keyof typeof needed)[])

/**
 * For programs beside the nodes: where the database is, and whose. No other key of a production service is their business.
 * @throws Error as above
 */
export const readPlace = ({ NODE_ENV, DATABASE_URL, DATA_DIR, CODE_PEPPER }: Environment): Settings =>
  read({ NODE_ENV, DATABASE_URL, DATA_DIR, CODE_PEPPER }, ['DATABASE_URL'])
