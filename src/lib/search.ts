// Query strings as plain strings, both ways: `?ref=12345678901234567890` and `?phone=0803…` come through unchanged.

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

/** An address of this app only (`/wallet?tab=in#x`); anything that could lead elsewhere is undefined. */
export const ownPath = (value: unknown): string | undefined => {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return undefined
  // Browsers drop tabs and line ends inside an address, so `/\t/evil` would become `//evil`.
  if ([...value].some(letter => letter < ' ' || letter === '\\')) return undefined
  return value
}
