// Protocol buffer fields: just enough to talk to Chromium's push client.

export const varint = (value: number): Buffer => {
  const out: number[] = []
  let rest = value
  do {
    out.push((rest % 128) + (rest >= 128 ? 128 : 0))
    rest = Math.floor(rest / 128)
  } while (rest > 0)
  return Buffer.from(out)
}

/** The number starting at `at` and where it ends; undefined if bytes are missing. */
export const readVarint = (from: Uint8Array, at: number): { value: number; end: number } | undefined => {
  let value = 0
  for (let place = at; place < from.length; place++) {
    value += (from[place]! & 127) * 128 ** (place - at)
    if (from[place]! < 128) return { value, end: place + 1 }
  }
  return undefined
}

const head = (field: number, kind: 0 | 1 | 2) => varint(field * 8 + kind)

export const number = (field: number, value: number) => Buffer.concat([head(field, 0), varint(value)])

export const bytes = (field: number, value: Uint8Array) =>
  Buffer.concat([head(field, 2), varint(value.length), value])

export const text = (field: number, value: string) => bytes(field, Buffer.from(value))

/** Eight bytes, little-endian. */
export const double = (field: number, value: bigint) => {
  const eight = Buffer.alloc(8)
  eight.writeBigUInt64LE(value)
  return Buffer.concat([head(field, 1), eight])
}
