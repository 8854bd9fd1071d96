// A line of a slip is called by the slip, its place and its numbers: its place alone would mean another line once one is dropped.

const UUID = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}'
const form = new RegExp(`^(${UUID})(?:\\.(\\d{1,3})\\.([0-9a-f]{1,25}))?$`)

export const lineId = (slipId: string, at: number, mask: bigint): string =>
  `${slipId}.${at}.${mask.toString(16)}`

interface NamedLine {
  slipId: string
  /** Undefined where the whole slip is meant. */
  line?: { at: number; mask: bigint }
}

export const readLineId = (text: string): NamedLine | undefined => {
  const match = form.exec(text.toLowerCase())
  if (!match) return undefined
  const [, slipId = '', at, mask] = match
  return mask === undefined ? { slipId } : { slipId, line: { at: Number(at), mask: BigInt(`0x${mask}`) } }
}

/** Where that line stands now: at its place, or before it where lines in front of it were dropped. -1 where it is gone. */
export const placeOf = (masks: readonly bigint[], { at, mask }: NonNullable<NamedLine['line']>): number =>
  masks.slice(0, at + 1).lastIndexOf(mask)
