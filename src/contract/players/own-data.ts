// What a player may ask about their own data (Nigeria Data Protection Act 2023).
import * as v from 'valibot'
import { call } from '../call.ts'
import { filled, instant, said, typedPassword } from '../words.ts'

/** How long a copy can be fetched. */
export const EXPORT_DAYS = 7
/** Days until a requested deletion happens; until then the request can be withdrawn. */
export const DELETION_DAYS = 14
/** How long the law requires us to know who a deleted player was. */
export const KEPT_YEARS = 5
/** How long a click on an advert is kept. */
export const CLICK_DAYS = 90
/** Version of the text that asks whether clicks may be noted. */
export const CLICK_VERSION = '2026-11-23'

/** What a player can agree to here, and take back. */
export const CHOICES = ['clicks', 'newsletter', 'testimonial'] as const

const answer = v.object({
  export: v.nullable(
    v.object({ id: v.string(), asked_at: instant, made_at: v.nullable(instant), until: v.nullable(instant) }),
  ),
  deletion: v.nullable(v.object({ asked_at: instant, due_at: instant, keeps_balance: v.boolean() })),
  consents: v.array(
    v.object({
      about: v.picklist(['adult', ...CHOICES]),
      version: v.string(),
      given_at: instant,
      ended_at: v.nullable(instant),
    }),
  ),
})

export const getOwnData = call({
  method: 'GET',
  path: '/api/v1/own-data/',
  who: 'player',
  answer,
})

export const askExport = call({
  method: 'POST',
  path: '/api/v1/own-data/export/',
  who: 'player',
  body: v.object({ password: typedPassword }),
  answer,
})

export const getExport = call({
  method: 'GET',
  path: '/api/v1/own-data/export/:id/',
  who: 'player',
  answer: v.object({ name: v.string(), json: v.string(), html: v.string() }),
})

export const askDeletion = call({
  method: 'POST',
  path: '/api/v1/own-data/deletion/',
  who: 'player',
  body: v.object({
    password: typedPassword,
    /** Whether to keep what is left in the wallets for the player. */
    keep_balance: v.boolean(),
  }),
  answer,
})

export const takeBackDeletion = call({
  method: 'POST',
  path: '/api/v1/own-data/deletion/cancel/',
  who: 'player',
  answer,
})

export const chooseConsent = call({
  method: 'POST',
  path: '/api/v1/own-data/consents/',
  who: 'player',
  body: v.object({ about: v.picklist(CHOICES), given: v.boolean() }),
  answer,
})

export const noteClick = call({
  method: 'POST',
  path: '/api/v1/ads-tracker/create-winwise-upselling-record',
  who: 'anyone',
  mayKnow: true,
  body: v.object({
    click_id: v.pipe(filled(100), v.regex(/^[\w.~-]+$/, 'That is not a click ID')),
    page: v.picklist(['salary-for-life', 'instant-cashout', 'wyse-cash']),
    consent: v.literal(true, 'Please agree first'),
    consent_version: v.literal(CLICK_VERSION, 'Please read the question again'),
  }),
  answer: said,
})
