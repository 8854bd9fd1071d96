import type { Kobo } from '../money.ts'

/** Parses `100`, `1,000`, `₦250.50`, typed or from the wire. Undefined if it is not an amount. */
export const parseMoney = (text: string): Kobo | undefined => {
  const match = /^₦?\s*(\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.(\d{1,2}))?$/.exec(text.trim())
  if (!match) return undefined
  return Number(match[1]!.replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}
