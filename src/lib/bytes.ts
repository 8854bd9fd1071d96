const pairs = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

export const hex = (bytes: Uint8Array): string => {
  let text = ''
  for (const byte of bytes) text += pairs[byte]
  return text
}

/** @throws RangeError if the text is not pairs of hex digits */
export const fromHex = (text: string): Uint8Array => {
  if (!/^(?:[0-9a-f]{2})*$/i.test(text)) throw new RangeError('not hex')
  return Uint8Array.from(text.match(/../g) ?? [], pair => Number.parseInt(pair, 16))
}

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

export const concatBytes = (...parts: Uint8Array[]): Uint8Array => {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
