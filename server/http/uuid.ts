import { Refusal } from '#server/lib/refusal.ts'

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** @throws Refusal not-found where a part of an address is no UUID: a database cannot be asked about it */
export const uuidOf = (part: string | undefined): string => {
  if (!part || !UUID.test(part)) throw new Refusal('not-found')
  return part.toLowerCase()
}
