// A QR code as one SVG path, one unit per square.
import { encode } from 'uqr'

export interface QrCode {
  /** Squares along a side. */
  size: number
  path: string
}

const runs = (row: readonly boolean[], y: number): string =>
  [
    ...row
      .map(dark => (dark ? '#' : ' '))
      .join('')
      .matchAll(/#+/g),
  ]
    .map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join('')

export const qrCode = (text: string): QrCode => {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  return { size, path: data.map(runs).join('') }
}
