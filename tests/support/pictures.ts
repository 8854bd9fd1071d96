// The first bytes of pictures, as far as the service looks.

const four = (n: number) => [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255]
const two = (n: number) => [n >>> 8, n & 255]

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const IHDR = [0x49, 0x48, 0x44, 0x52]

export const pngOf = (width: number, height: number): Uint8Array =>
  Uint8Array.from([PNG, four(13), IHDR, four(width), four(height), [8, 2, 0, 0, 0], four(0), four(0)].flat())

/** With segments before its frame, as cameras write them. */
export const jpegOf = (width: number, height: number): Uint8Array => {
  const camera = [0xff, 0xe1, ...two(6), 1, 2, 3, 4]
  const table = [0xff, 0xc4, ...two(4), 0, 0]
  const frame = [0xff, 0xc2, ...two(11), 8, ...two(height), ...two(width), 3, 1, 0x22, 0]
  return Uint8Array.from([[0xff, 0xd8], camera, table, frame, [0xff, 0xd9, 0, 0, 0, 0]].flat())
}

export const base64Of = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')
