// A line's ID is slip, place and numbers: the place alone would point at another line once one is dropped.

const UUID = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}'
const form = new RegExp(`^(${UUID})(?:\\.(\\d{1,3})\\.([0-9a-f]{1,100}))?$`)

export const lineId = (slipId: string, at: number, mask: bigint): string =>
  `${slipId}.${at}.${mask.toString(16)}`

interface NamedLine {
  slipId: string
  /** Undefined for the whole slip. */
  line?: { at: number; mask: bigint }
}

export const readLineId = (text: string): NamedLine | undefined => {
  const match = form.exec(text.toLowerCase())
  if (!match) return undefined
  const [, slipId = '', at, mask] = match
  return mask === undefined ? { slipId } : { slipId, line: { at: Number(at), mask: BigInt(`0x${mask}`) } }
}

/** Where the line is now: at its place, or further up if lines before it were dropped. -1 if it is gone. */
export const placeOf = (masks: readonly bigint[], { at, mask }: NonNullable<NamedLine['line']>): number =>
  masks.slice(0, at + 1).lastIndexOf(mask)
