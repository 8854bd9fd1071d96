import { describe, expect, test } from 'vitest'
import { createService } from '#server/create-service.ts'
import { makeFeeds } from '#server/ports/feeds/feeds.ts'
import { isProduction, knownOrigin, readPlace, readSettings } from '#server/settings.ts'
import { freshDb } from '../support/database.ts'
import { production, productionPins } from '../support/production.ts'

describe('settings', () => {
  test('none are needed for a sandbox', () => {
    const settings = readSettings({})
    expect(settings).toMatchObject({ PORT: 8080, DATA_DIR: '.data', WINNINGS_TAX: 500 })
    expect(isProduction(settings)).toBe(false)
  })

  test('the operator’s program approves by the wait that the nodes have, not by the default', () => {
    expect(readPlace({ WITHDRAWAL_CHANGE_HOURS: '72' }).WITHDRAWAL_CHANGE_HOURS).toBe(72)
  })

  test('the operator’s program knows the address of players in production only if it is told', () => {
    const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/oriire' }
    expect(knownOrigin(readPlace(production))).toBeUndefined()
    expect(knownOrigin(readPlace({ ...production, PUBLIC_URL: 'https://oriire.example' }))).toBe(
      'https://oriire.example',
    )
    expect(knownOrigin(readPlace({ PORT: '9000' }))).toBe('http://localhost:9000')
  })

  test.each([
    ['NODE_ENV', 'prod'],
    ['NODE_ENV', 'Production'],
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', ' '],
    ['STAMP_DUTY', ' '],
    ['TOP_UP_WEEK_CEILING', '1e6'],
    ['TOP_UP_WEEK_CEILING', '99999999999999999'],
    ['PUBLIC_URL', 'oriire'],
    ['PUBLIC_URL', 'https://oriire.example/'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['DATABASE_URL', 'oriire'],
    ['DATABASE_URL', 'mysql://u:p@host/oriire'],
    ['DATABASE_URL', 'postgres://u:p#w@host/oriire'],
    ['CODE_PEPPER', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['WINNINGS_TAX', '10001'],
    ['TRUSTED_PROXIES', '1.5'],
    ['TRUSTED_PEERS', 'proxy.example'],
    ['TRUSTED_PEERS', '10.0.0.0/33'],
    ['TRUSTED_PEERS', '10.0.0.1, ::1/x'],
    ['CODES_PER_ADDRESS', '-1'],
    ['CODES_PER_ADDRESS', '0'],
    ['METRICS_TOKEN', 'short'],
    ['VAPID_PRIVATE_KEY', 'short'],
    ['VAPID_SUBJECT', 'http://localhost'],
    ['VAPID_SUBJECT', 'help@oriire.ng'],
    ['PUSH_ORIGINS', 'push.example'],
    ['PUSH_RATE', '0'],
    ['PUSH_RATE', '5001'],
    ['PUSH_ORIGINS', 'https://push.example/path'],
    ['TERMII_SENDER', 'a name that is too long'],
    ['SANDBOX_MATCHES', 'slow'],
    ['SMTP_URL', 'mail.example:587'],
    ['SMTP_URL', 'https://mail.example'],
    ['MAIL_FROM', 'Oriire <help@oriire.ng>'],
  ])('%s=%s is refused by its name', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`\\n  ${name}: `))
  })

  test.each([
    ['DATABASE_URL', 'postgres://u:geheim#1@host/oriire'],
    ['SMTP_URL', 'smtps//u:geheim@host'],
  ])('what %s holds is not repeated: its password would be in the log', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(/^(?!.*geheim)/s)
  })

  test('all that is wrong is said at once', () => {
    expect(() => readSettings({ PORT: 'x', LOG_LEVEL: 'x' })).toThrow(/PORT[\s\S]*LOG_LEVEL/)
  })
})

test('an empty setting is one that is not set', () => {
  const settings = readSettings({ DATABASE_URL: '', PORT: '' })
  expect([settings.PORT, settings.DATABASE_URL]).toEqual([8080, undefined])
  expect(() => readSettings({ ...production, CODE_PEPPER: '' })).toThrow('CODE_PEPPER is missing')
})

describe('production', () => {
  test('starts with its keys', () => {
    expect(isProduction(readSettings(production))).toBe(true)
  })

  test.each(Object.keys(production).filter(name => name !== 'NODE_ENV'))(
    'refuses to start without %s',
    name => {
      expect(() => readSettings({ ...production, [name]: undefined })).toThrow(
        new RegExp(`${name} is missing`),
      )
    },
  )

  test('is the only place for a live payment key, and its address is a safe one', () => {
    for (const NODE_ENV of ['development', 'test', undefined])
      expect(() => readSettings({ NODE_ENV, PAYSTACK_SECRET_KEY: 'sk_live_x' })).toThrow('is a live key')
    expect(() => readSettings({ PAYSTACK_SECRET_KEY: 'x' })).toThrow('is no test key')
    expect(readSettings({ PAYSTACK_SECRET_KEY: 'sk_test_x' }).PAYSTACK_SECRET_KEY).toBe('sk_test_x')
    expect(readSettings(production).PUBLIC_URL).toBe(production.PUBLIC_URL)
    for (const PAYSTACK_SECRET_KEY of ['sk_test_x', 'pk_live_x', 'x'])
      expect(() => readSettings({ ...production, PAYSTACK_SECRET_KEY })).toThrow('is no live key')
  })

  test.each(['PUBLIC_URL', 'TERMII_URL', 'MONNIFY_URL', 'GOOGLE_ISSUER', 'EXCLUSION_REGISTER_URL'])(
    'reaches players and providers over https only: %s',
    name => {
      for (const value of ['http://oriire.example', 'ftp://oriire.example'])
        expect(() => readSettings({ ...production, [name]: value })).toThrow(
          `${name} must begin with https:// in production`,
        )
      const key = name.startsWith('EXCLUSION') ? { EXCLUSION_REGISTER_KEY: 'a'.repeat(16) } : {}
      expect(() => readSettings({ ...production, ...key, [name]: 'https://oriire.example' })).not.toThrow()
    },
  )

  test('sends pushes to the makers of browsers only, whatever else is asked for', () => {
    for (const origins of ['https://push.example', 'http://localhost:4000, https://push.example'])
      expect(() => readSettings({ ...production, PUSH_ORIGINS: origins })).toThrow(
        'PUSH_ORIGINS is for tests: in production pushes go to the makers of browsers only',
      )
    expect(readSettings({ ...production, PUSH_ORIGINS: '' }).PUSH_ORIGINS).toBeUndefined()
    expect(readSettings({ PUSH_ORIGINS: 'https://push.example' }).PUSH_ORIGINS).toEqual([
      'https://push.example',
    ])
  })

  test('makes a guess at a password take at least a tenth of a second', () => {
    expect(readSettings(production).PASSWORD_COST).toBe(15)
    expect(readSettings({ ...production, PASSWORD_COST: '16' }).PASSWORD_COST).toBe(16)
    for (const PASSWORD_COST of ['14', '4'])
      expect(() => readSettings({ ...production, PASSWORD_COST })).toThrow(
        'PASSWORD_COST is at least 15 in production: less is guessed too fast',
      )
  })

  test('has the keys of a provider together or not at all', () => {
    const keys = { MONNIFY_API_KEY: 'x', MONNIFY_SECRET_KEY: 'x', MONNIFY_ACCOUNT: '3000000001' }
    expect(readSettings({ ...production, ...keys }).PAYOUT_RAILS).toEqual(['paystack', 'monnify'])
    expect(() => readSettings({ ...production, ...keys, MONNIFY_ACCOUNT: '' })).toThrow(
      'MONNIFY_ACCOUNT is missing',
    )
    expect(() => readSettings({ ...production, GOOGLE_CLIENT_ID: 'x' })).toThrow(
      'GOOGLE_CLIENT_SECRET is missing',
    )
    expect(() => readSettings({ PAYOUT_RAILS: 'paystack,post' })).toThrow(
      'PAYOUT_RAILS: of paystack, monnify',
    )
  })

  test('names every key that is missing, and so every sandbox that would have run', () => {
    try {
      readSettings({ NODE_ENV: 'production' })
      expect.unreachable()
    } catch (error) {
      for (const name of Object.keys(production).slice(1)) expect(String(error)).toContain(name)
    }
  })

  test('never runs with a sandbox provider, even where one is handed in', async () => {
    const db = await freshDb()
    const sms = { name: 'sandbox', send: () => Promise.resolve() }
    await expect(createService(readSettings(production), { db, sms, pins: productionPins })).rejects.toThrow(
      'A sandbox provider never runs in production.',
    )
    // A build that trusts sandbox keys is a sandbox, one that trusts production keys is production, and never both.
    const untouched = await freshDb()
    await expect(createService(readSettings(production), { db: untouched })).rejects.toThrow(
      'production needs pins of its own',
    )
    await expect(createService(readSettings({}), { db: untouched, pins: productionPins })).rejects.toThrow(
      'it needs NODE_ENV=production',
    )
    // A wrong build does not make the database somebody else's, for good.
    expect(await untouched.one`select 1 from database_binding`).toBeUndefined()
    for (const each of [db, untouched]) await each.close()
  })
})

const named = (set: Record<string, string>) =>
  makeFeeds(readSettings(set), { now: Date.now }).map(it => it.name)

test('the first source of matches is the one that opens them; without keys a sandbox plays its own, and production knows none', () => {
  const keys = { FOOTBALL_DATA_TOKEN: 'token', API_FOOTBALL_KEY: 'key' }
  expect(named(keys)).toEqual(['api-football', 'football-data'])
  expect(named({ FOOTBALL_DATA_TOKEN: 'token' })).toEqual(['football-data'])
  expect(named({})).toEqual(['sandbox', 'sandbox-too'])
  expect(named(production)).toEqual([])
})
