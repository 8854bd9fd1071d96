// How each PostgreSQL type is read, the same for both databases.

/** @throws RangeError beyond 2^53: such an amount is a bug, and must not be rounded */
export const readInt8 = (text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} is beyond 2^53`)
  return value
}

export const OID = { bytea: 17, int8: 20, date: 1082, int8Array: 1016 } as const
