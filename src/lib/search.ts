// Query strings as plain strings both ways: `?ref=12345678901234567890` and `?phone=0803…` survive unchanged.
import { addressFrom } from './address.ts'
import { isDay } from './lagos-time.ts'

export const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search))

export const stringifySearch = (search: Record<string, unknown>): string => {
  const out = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null) out.set(name, String(value))
  }
  const text = out.toString()
  return text ? `?${text}` : ''
}

/** An address within this app (`/wallet?tab=in#x`); undefined if it could lead anywhere else. */
export const ownPath = (value: unknown): string | undefined => {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return undefined
  // Browsers drop tabs and line ends from addresses: `/\t/evil` would become `//evil`.
  if ([...value].some(letter => letter < ' ' || letter === '\\')) return undefined
  // Dots are resolved on navigation: `/.//x` would become `//x`.
  return addressFrom(value, 'http://own')?.pathname.startsWith('//') === false ? value : undefined
}

/** Reads one search value; undefined if not recognised. */
type Reader = (value: unknown) => unknown
type Read<R extends Record<string, Reader>> = { [Name in keyof R]?: ReturnType<R[Name]> | undefined }

export const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

export const oneOf =
  <T extends string>(words: readonly T[]) =>
  (value: unknown): T | undefined =>
    words.find(word => word === value)

export const like =
  (pattern: RegExp) =>
  (value: unknown): string | undefined =>
    typeof value === 'string' && pattern.test(value) ? value : undefined

export const day = (value: unknown): string | undefined =>
  typeof value === 'string' && isDay(value) ? value : undefined

export const uuid = like(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i)

/**
 * A route's `validateSearch`. Hand-rolled because all routes load before the first screen, which does without
 * valibot.
 */
export const searchOf =
  <R extends Record<string, Reader>>(readers: R) =>
  (search: Record<string, unknown>): Read<R> =>
    Object.fromEntries(
      Object.entries(readers).flatMap(([name, read]) => (name in search ? [[name, read(search[name])]] : [])),
    ) as Read<R>
