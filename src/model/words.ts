// The wire's names as the app's words, and back. The client turns every answer and every body here, so the
// specification's spellings stop at it.

import type * as v from 'valibot'
import type { AnswerOut, BodyIn, Call } from '#src/contract/call.ts'
import { said } from '#src/lib/language/said.ts'

/** Where our word differs; all other names only lose their underscores. */
const OURS = {
  game_play_id: 'slipId',
  more_game_play_ids: 'moreSlipIds',
  game_id: 'ticketId',
  game_type: 'lotteryType',
  lotto_type: 'lotteryType',
  pontential_winning: 'potentialWinning',
  stake_amount: 'stake',
  stake_per_pick: 'stakePerLine',
  number_of_lines: 'lines',
  number_of_ticket: 'lines',
  total_lines: 'lines',
  total_ticket: 'lines',
  system_pick: 'drawn',
  ticket_number: 'drawn',
  from_referral_wallet: 'fromBonusWallet',
  referal_wallet_balance: 'bonusBalance',
  winning_balance: 'winningsBalance',
  whyse_cahs: 'luckyPlays',
} as const

/** Documents that are hashed or signed stay as they came, and so do keys by their ids. */
const AS_SIGNED = new Set(['proof', 'keys'])

type Camel<Name extends string> = Name extends `${infer A}_${infer B}` ? `${A}${Capitalize<Camel<B>>}` : Name
type Word<Name> = Name extends keyof typeof OURS
  ? (typeof OURS)[Name]
  : Name extends string
    ? Camel<Name>
    : Name

/** A shape of the wire in our words. */
export type Words<T> = T extends readonly unknown[]
  ? { [I in keyof T]: Words<T[I]> }
  : T extends object
    ? { [Name in keyof T as Word<Name>]: Words<T[Name]> }
    : T

/** What the app reads after parsing by this schema. */
export type Read<Schema extends v.GenericSchema> = Words<v.InferOutput<Schema>>
export type Answer<C extends Call> = Words<AnswerOut<C>>
export type Body<C extends Call> = Words<BodyIn<C>>

const ours: Readonly<Record<string, string>> = OURS

export const wordOf = (name: string): string =>
  ours[name] ?? name.replace(/_([a-z0-9])/g, (_, next: string) => next.toUpperCase())

const renamed = (value: unknown, called = ''): unknown => {
  // What the service says to the player.
  if (called === 'message' && typeof value === 'string') return said(value)
  if (Array.isArray(value)) return value.map(it => renamed(it))
  if (!value || typeof value !== 'object') return value
  const entries = Object.entries(value)
  return Object.fromEntries(
    entries.map(([name, held]) => [wordOf(name), AS_SIGNED.has(name) ? held : renamed(held, name)]),
  )
}

export const toWords = <T>(value: T): Words<T> => renamed(value) as Words<T>

/** The parts of a schema that have names of their own. */
interface Shape {
  item?: Shape
  wrapped?: Shape
  entries?: Record<string, Shape>
}

const named = (shape: Shape, value: unknown): unknown => {
  if (shape.wrapped) return named(shape.wrapped, value)
  if (shape.item && Array.isArray(value)) return value.map(held => named(shape.item!, held))
  if (!shape.entries || !value || typeof value !== 'object') return value
  const words = value as Record<string, unknown>
  const entries = Object.entries(shape.entries).flatMap(([name, inner]) => {
    const key = wordOf(name) in words ? wordOf(name) : name
    if (!(key in words)) return []
    return [[name, AS_SIGNED.has(name) ? words[key] : named(inner, words[key])]]
  })
  return Object.fromEntries(entries)
}

/** By the schema, as one word may have several names. What has the wire's names already keeps them. */
export const toWire = <Schema extends v.GenericSchema>(
  schema: Schema,
  words: Words<v.InferInput<Schema>>,
): v.InferInput<Schema> => named(schema as Shape, words)
