import { Refusal } from '#server/lib/refusal.ts'

export const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** @throws Refusal not-found if the path part is not a UUID: Postgres would reject the query */
export const uuidOf = (part: string | undefined): string => {
  if (!part || !UUID.test(part)) throw new Refusal('not-found')
  return part.toLowerCase()
}
