// Settings come from the environment and are checked once. A missing or wrong one stops the start and is named.
import * as v from 'valibot'
import { brand } from '#src/brand.ts'
import { isDay } from '#src/lib/lagos-time.ts'
import { licence } from '#src/lib/state/licence.ts'
import { isNetwork } from '#server/lib/peers.ts'

/** No `1e6`, `0x10`, or blank that would count as 0; far below what kobo can hold. */
const whole = v.pipe(v.string(), v.regex(/^\d{1,12}$/, 'a whole number'), v.toNumber())
const words = v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(200))

const port = v.pipe(whole, v.maxValue(65535))

const listOf = (isRight: (it: string) => boolean, wanted: string) =>
  v.pipe(
    v.string(),
    v.transform(text => text.split(',').map(it => it.trim())),
    v.check(list => list.every(isRight), wanted),
  )

/** Names separated by commas, the preferred one first. */
const names = (known: readonly string[]) =>
  listOf(it => known.includes(it), `of ${known.join(', ')}, separated by commas`)

/** 32 bytes as base64url. */
const keyBy = (program: string) =>
  v.pipe(v.string(), v.regex(/^[\w-]{43}$/, `a key as npm run ${program} prints it`))

const schema = v.object({
  NODE_ENV: v.optional(
    v.pipe(v.string(), v.regex(/^(development|test|production)$/, 'development, test or production')),
    'development',
  ),
  PORT: v.optional(port, '8080'),
  HOST: v.optional(v.string(), '0.0.0.0'),
  /** Public address, without a trailing slash; payment pages return to it. */
  PUBLIC_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/[\w.:[\]-]+$/, 'https://… with a host and nothing behind it, without a slash'),
      v.check(url => URL.canParse(url), 'no address'),
    ),
  ),
  DATA_DIR: v.optional(v.string(), '.data'),
  /** Never repeated in an error message: it holds a password. */
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        url => /^postgres(ql)?:\/\//.test(url) && URL.canParse(url),
        'postgres://user:password@host:5432/name, with # / ? : @ in the password as %23 %2F %3F %3A %40',
      ),
    ),
  ),
  /** Folder of the built pages; defaults to the one next to the bundle. */
  WEB_DIR: v.optional(v.string()),
  /**
   * Defaults to `info` in production and `warn` elsewhere, so that a terminal shows the codes and not every request.
   */
  LOG_LEVEL: v.optional(v.picklist(['silent', 'error', 'warn', 'info', 'debug'])),
  /** Pepper of one-time codes; a sandbox without one creates it and keeps it in the database. */
  CODE_PEPPER: v.optional(v.pipe(v.string(), v.minLength(32))),
  /** scrypt's N for new password and PIN hashes, as a power of two: one more doubles the time and memory of a guess. */
  PASSWORD_COST: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(20)), '15'),
  /** Private P-256 key (JWK) that signs receipts. */
  SIGNING_KEY: v.optional(v.string()),
  /** Private Ed25519 key of the log. */
  LOG_KEY: v.optional(keyBy('keys:draws')),
  /** The log's previous key, for the one start at which it announces LOG_KEY. */
  LOG_KEY_BEFORE: v.optional(keyBy('keys:draws')),
  /** Private P-256 key for push messages (VAPID); without one, production sends no push. */
  VAPID_PRIVATE_KEY: v.optional(keyBy('keys:push')),
  /** How push services can contact the sender; Apple accepts only a `mailto:` or a public https address. */
  VAPID_SUBJECT: v.optional(
    v.pipe(v.string(), v.regex(/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/, 'mailto:… or https://…')),
    `mailto:${brand.supportEmail}`,
  ),
  /**
   * Extra origins allowed for push subscriptions besides the browser vendors', comma-separated. Never in production.
   */
  PUSH_ORIGINS: v.optional(
    listOf(it => /^https?:\/\/[\w.:-]+$/.test(it), 'origins like https://push.example'),
  ),
  /** Push messages a node sends per second at most, to leave the rest for players. */
  PUSH_RATE: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(5_000)), '250'),
  PAYSTACK_SECRET_KEY: v.optional(v.string()),
  /** A second provider for withdrawals; set all three or none. */
  MONNIFY_API_KEY: v.optional(v.string()),
  MONNIFY_SECRET_KEY: v.optional(v.string()),
  MONNIFY_ACCOUNT: v.optional(v.pipe(v.string(), v.regex(/^\d{10}$/, 'ten digits'))),
  MONNIFY_URL: v.optional(v.pipe(v.string(), v.url()), 'https://api.monnify.com'),
  /** Which provider sends withdrawals while all are healthy, in order of preference. */
  PAYOUT_RAILS: v.optional(names(['paystack', 'monnify']), 'paystack,monnify'),
  TERMII_API_KEY: v.optional(v.string()),
  /** Termii gives every account its own address and approves the sender name. */
  TERMII_URL: v.optional(v.pipe(v.string(), v.url()), 'https://api.ng.termii.com'),
  TERMII_SENDER: v.optional(v.pipe(v.string(), v.minLength(3), v.maxLength(11)), brand.name),
  /** A second provider for messages; set the key and the user name together. */
  AFRICASTALKING_API_KEY: v.optional(v.string()),
  AFRICASTALKING_USERNAME: v.optional(v.string()),
  AFRICASTALKING_SENDER: v.optional(v.pipe(v.string(), v.minLength(3), v.maxLength(11))),
  /** Our number there, for calling. */
  AFRICASTALKING_NUMBER: v.optional(
    v.pipe(v.string(), v.regex(/^\+\d{8,15}$/, 'a number like +2347001234567')),
  ),
  /** Secret end of the address that USSD sessions are sent to; without one they are not answered. */
  AFRICASTALKING_USSD_SECRET: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{32,128}$/, 'at least 32 letters, digits, - or _')),
  ),
  AFRICASTALKING_URL: v.optional(v.pipe(v.string(), v.url()), 'https://api.africastalking.com'),
  AFRICASTALKING_VOICE_URL: v.optional(v.pipe(v.string(), v.url()), 'https://voice.africastalking.com'),
  /** Which provider sends messages while all are healthy, in order of preference. */
  SMS_PROVIDERS: v.optional(names(['termii', 'africastalking']), 'termii,africastalking'),
  /** Signing in with Google: the id and the secret together. */
  GOOGLE_CLIENT_ID: v.optional(v.string()),
  GOOGLE_CLIENT_SECRET: v.optional(v.string()),
  /** Without a trailing slash, as its tokens name it. */
  GOOGLE_ISSUER: v.optional(v.pipe(v.string(), v.url()), 'https://accounts.google.com'),
  /** Sources of real matches; the first that has a key opens them. */
  API_FOOTBALL_KEY: v.optional(v.string()),
  FOOTBALL_DATA_TOKEN: v.optional(v.string()),
  /** How fast a sandbox's invented matches go: like real ones, or one every half hour that is over in five minutes. */
  SANDBOX_MATCHES: v.optional(v.picklist(['real', 'fast']), 'fast'),
  /** E-mail: `smtps://user:password@host:465`, or `smtp://…:587` for STARTTLS. */
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        url => /^smtps?:\/\//.test(url) && URL.canParse(url),
        'smtps://user:password@host:465, or smtp://…:587',
      ),
    ),
  ),
  /** Sender of every e-mail; replies go there too. */
  MAIL_FROM: v.optional(v.pipe(v.string(), v.email()), brand.supportEmail),
  /** A bridge to the state's register of self-exclusion, and the key it requires: both or none. */
  EXCLUSION_REGISTER_URL: v.optional(v.pipe(v.string(), v.url())),
  EXCLUSION_REGISTER_KEY: v.optional(v.pipe(v.string(), v.minLength(16))),
  /** What players call it. */
  EXCLUSION_REGISTER_NAME: v.optional(words, licence.register),
  /** The licence under which tickets are sold, and who holds it: pages, terms and answers name them. */
  LICENCE_STATE: v.optional(words, licence.state),
  LICENCE_REGULATOR: v.optional(words, licence.regulator),
  /** Where players can complain, worded as the end of a sentence. */
  LICENCE_REGULATOR_CONTACT: v.optional(words, licence.regulatorContact),
  LICENCE_NUMBER: v.optional(words, licence.number),
  /** Its last day; unset if it has no end. */
  LICENCE_UNTIL: v.optional(v.pipe(v.string(), v.check(isDay, 'a day like 2027-12-31'))),
  OPERATOR_NAME: v.optional(words, licence.operator),
  OPERATOR_ADDRESS: v.optional(words, licence.operatorAddress),
  /** E-mail address of the person responsible for players' data. */
  DATA_OFFICER: v.optional(v.pipe(v.string(), v.email()), licence.dataOfficer),
  /** Whether the state requires a national identity number before money comes in or goes out. */
  NIN_REQUIRED: v.optional(v.picklist(['yes', 'no']), 'no'),
  /** Naira that the state lets a player top up in a week; 0 for no limit. */
  TOP_UP_WEEK_CEILING: v.optional(whole, '0'),
  /** Withheld from net winnings, in hundredths of a percent (500 = 5%, Lagos since February 2026). */
  WINNINGS_TAX: v.optional(v.pipe(whole, v.maxValue(10_000)), '500'),
  /** Withheld from each withdrawal, in hundredths of a percent; winnings are taxed when they are credited. */
  WITHDRAWAL_TAX: v.optional(v.pipe(whole, v.maxValue(9_999)), '0'),
  /** The state's share of sales for good causes, in hundredths of a percent (Lagos: 250). */
  GOOD_CAUSES: v.optional(v.pipe(whole, v.maxValue(4_000)), '0'),
  /** Naira that the state charges us for each transfer of STAMP_DUTY_FROM naira or more; 0 for none. */
  STAMP_DUTY: v.optional(whole, '50'),
  STAMP_DUTY_FROM: v.optional(whole, '10000'),
  /** A withdrawal of more naira than this waits for the operator; 0 for none. */
  WITHDRAWAL_REVIEW_ABOVE: v.optional(whole, '0'),
  /** A withdrawal of more naira than this waits for an identity document; 0 for none. */
  WITHDRAWAL_DOCUMENT_ABOVE: v.optional(whole, '0'),
  /** Months after which an accepted document no longer counts; 0 for never. */
  IDENTITY_DOCUMENT_MONTHS: v.optional(v.pipe(whole, v.maxValue(240)), '24'),
  /** Naira that a player may withdraw in a day (Lagos); 0 for no limit. */
  WITHDRAWAL_DAY_CEILING: v.optional(whole, '0'),
  /** How long the first withdrawal to an account waits. */
  WITHDRAWAL_NEW_ACCOUNT_HOURS: v.optional(v.pipe(whole, v.maxValue(168)), '0'),
  /** How long withdrawals wait after the password, PIN, phone number or name has changed. */
  WITHDRAWAL_CHANGE_HOURS: v.optional(v.pipe(whole, v.maxValue(168)), '24'),
  /** How long a new phone number waits if the player no longer has the old one. */
  PHONE_CHANGE_HOURS: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(720)), '72'),
  /** What happens to a withdrawal to an account that is not in the player's name. */
  WITHDRAWAL_OTHER_NAMES: v.optional(v.picklist(['refuse', 'review']), 'refuse'),
  /** Peers whose X-Forwarded-For is trusted and who may read /metrics: comma-separated addresses and networks. */
  TRUSTED_PEERS: v.optional(
    listOf(isNetwork, 'addresses and networks like 127.0.0.1, 10.0.0.0/8'),
    '127.0.0.0/8, ::1',
  ),
  /** Number of our own proxies whose X-Forwarded-For entries are trusted. */
  TRUSTED_PROXIES: v.optional(whole, '0'),
  /** One-time codes per address per hour. */
  CODES_PER_ADDRESS: v.optional(v.pipe(whole, v.minValue(1)), '20'),
  /** One-time codes per day across the whole service: each costs money. */
  CODES_PER_DAY: v.optional(v.pipe(whole, v.minValue(1)), '20000'),
  /** Bearer token for /metrics; without one, only trusted peers may read it. */
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16))),
})

/** What production cannot run without: each replaces a sandbox provider or key. */
const needed = {
  DATABASE_URL: 'the address of a PostgreSQL database (the embedded one serves one machine and no money)',
  PUBLIC_URL: 'the address that players see',
  PAYSTACK_SECRET_KEY: 'replaces the sandbox payments',
  TERMII_API_KEY: 'replaces the sandbox messages',
  SMTP_URL: 'replaces the sandbox e-mail',
  SIGNING_KEY: 'replaces the sandbox key of receipts',
  LOG_KEY: 'replaces the sandbox key of the log',
  CODE_PEPPER: 'replaces the sandbox pepper of one-time codes',
  LICENCE_STATE: 'the state whose licence it is: nothing is sold without one',
  LICENCE_REGULATOR: 'who gave the licence',
  LICENCE_REGULATOR_CONTACT: 'where players complain to',
  LICENCE_NUMBER: 'replaces the sandbox number of a licence',
  OPERATOR_NAME: 'who holds the licence',
  OPERATOR_ADDRESS: 'where they can be found',
} as const satisfies Partial<Record<keyof v.InferOutput<typeof schema>, string>>

export type Settings = v.InferOutput<typeof schema>

type Environment = Record<string, string | undefined>

/** Must be https: an eavesdropper would read players' numbers and codes. */
const SAFE = [
  'PUBLIC_URL',
  'TERMII_URL',
  'MONNIFY_URL',
  'AFRICASTALKING_URL',
  'AFRICASTALKING_VOICE_URL',
  'GOOGLE_ISSUER',
  'EXCLUSION_REGISTER_URL',
]

const WEAKEST = 15

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
  ...(Number(set.PASSWORD_COST ?? WEAKEST) < WEAKEST
    ? [`PASSWORD_COST is at least ${WEAKEST} in production: less is guessed too fast`]
    : []),
  ...(set.LICENCE_NUMBER === licence.number
    ? ['LICENCE_NUMBER is the sandbox’s: production sells under a real licence']
    : []),
  ...(set.PUSH_ORIGINS
    ? ['PUSH_ORIGINS is for tests: in production pushes go to the makers of browsers only']
    : []),
]

// A typo in NODE_ENV must not mix real money with sandbox draws.
const wrongInSandbox = (set: Environment): string[] =>
  set.PAYSTACK_SECRET_KEY?.startsWith('sk_live')
    ? ['PAYSTACK_SECRET_KEY is a live key: real money needs NODE_ENV=production']
    : set.PAYSTACK_SECRET_KEY && !set.PAYSTACK_SECRET_KEY.startsWith('sk_test_')
      ? ['PAYSTACK_SECRET_KEY is no test key (sk_test_…)']
      : []

const TOGETHER = [
  ['MONNIFY_API_KEY', 'MONNIFY_SECRET_KEY', 'MONNIFY_ACCOUNT'],
  ['AFRICASTALKING_API_KEY', 'AFRICASTALKING_USERNAME'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['EXCLUSION_REGISTER_URL', 'EXCLUSION_REGISTER_KEY'],
]

const half = (set: Environment): string[] =>
  TOGETHER.map(all => ({ all, lacks: all.filter(name => !set[name]) }))
    .filter(({ all, lacks }) => lacks.length > 0 && lacks.length < all.length)
    .map(
      ({ all, lacks }) =>
        `${lacks.join(' and ')} ${lacks.length > 1 ? 'are' : 'is'} missing: ${all.join(', ')} are set together`,
    )

const read = (environment: Environment, names: readonly (keyof typeof needed)[]): Settings => {
  // An empty setting (`DATABASE_URL=` in a file) counts as unset.
  const set: Environment = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = v.safeParse(schema, set)
  const wrong = [
    ...(result.issues ?? []).map(issue => `${v.getDotPath(issue)}: ${issue.message}`),
    ...half(set),
    ...(set.NODE_ENV === 'production' ? wrongInProduction(set, names) : wrongInSandbox(set)),
  ]
  if (result.success && wrong.length === 0) return result.output
  throw new Error(`Settings are missing or wrong:\n${wrong.map(it => `  ${it}`).join('\n')}`)
}

/** @throws Error that lists every wrong or missing setting by name */
export const readSettings = (environment: Environment): Settings =>
  read(environment, Object.keys(needed) as (keyof typeof needed)[])

const PLACE = [
  'NODE_ENV',
  'PUBLIC_URL',
  'PORT',
  'DATABASE_URL',
  'DATA_DIR',
  'CODE_PEPPER',
  'WITHDRAWAL_TAX',
  'WITHDRAWAL_CHANGE_HOURS',
  'WITHDRAWAL_DOCUMENT_ABOVE',
  'IDENTITY_DOCUMENT_MONTHS',
  'PAYSTACK_SECRET_KEY',
  'MONNIFY_API_KEY',
  'MONNIFY_SECRET_KEY',
  'MONNIFY_ACCOUNT',
  'MONNIFY_URL',
] as const satisfies readonly (keyof Settings)[]

/** No others: they would be defaults here, whatever the nodes have. */
export type PlaceSettings = Pick<Settings, (typeof PLACE)[number]>

/**
 * For programs beside the nodes: where the database is and whose, and the keys of providers whose books are compared. A
 * production service's other keys are none of their business.
 * @throws Error as above
 */
export const readPlace = (environment: Environment): PlaceSettings =>
  read(Object.fromEntries(PLACE.map(name => [name, environment[name]])), ['DATABASE_URL'])

/** Of the address that players see, as far as a program knows it: in production nothing stands for it. */
export const knownOrigin = (
  settings: Pick<Settings, 'NODE_ENV' | 'PUBLIC_URL' | 'PORT'>,
): string | undefined => {
  const { PUBLIC_URL, PORT } = settings
  if (PUBLIC_URL) return new URL(PUBLIC_URL).origin
  return isProduction(settings) ? undefined : `http://localhost:${PORT}`
}
