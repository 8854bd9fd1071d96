// A PNG of at most sixteen colours, for drawings with few: a fraction of the size that a browser makes it.
import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const COLOURS = 16
const FEWEST = 4
/** Colours closer than this count as one: the sum of squared differences, at most 4 x 255². */
const ALIKE = 700

const chunk = (name, data) => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

const distance = (a, b) => a.reduce((sum, part, at) => sum + (part - b[at]) ** 2, 0)

const nearest = (palette, colour) =>
  palette.reduce((best, it, at) => (distance(it, colour) < distance(palette[best], colour) ? at : best), 0)

/** The most frequent colours that differ enough to be seen. */
const paletteOf = (pixels, most) => {
  const counts = new Map()
  for (const pixel of pixels) counts.set(pixel.join(), (counts.get(pixel.join()) ?? 0) + 1)
  const palette = []
  for (const [key] of [...counts].sort((a, b) => b[1] - a[1])) {
    const colour = key.split(',').map(Number)
    if (palette.length < most && palette.every(it => distance(it, colour) > ALIKE)) palette.push(colour)
  }
  return palette
}

const write = (pixels, width, height, colours, said) => {
  const palette = paletteOf(pixels, colours)
  const places = pixels.map(pixel => nearest(palette, pixel))
  const row = width / 2 + 1
  const data = Buffer.alloc(row * height)
  places.forEach((place, at) => {
    const x = at % width
    data[Math.floor(at / width) * row + 1 + (x >> 1)] |= x % 2 ? place : place << 4
  })
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([4, 3, 0, 0, 0], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flatMap(colour => colour.slice(0, 3)))),
    chunk('tRNS', Buffer.from(palette.map(colour => colour[3]))),
    // A keyword, and four fields that are empty or zero.
    ...(said ? [chunk('iTXt', Buffer.from(`Description${'\0'.repeat(5)}${said}`))] : []),
    chunk('IDAT', deflateSync(data, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/**
 * @param rgba four bytes per pixel
 * @param width even
 * @param most bytes; uses fewer colours until it fits
 * @param said the words in the picture, for who cannot see them
 */
export const smallPng = (rgba, width, height = width, most = Infinity, said = '') => {
  const pixels = Array.from({ length: width * height }, (_, at) => rgba.slice(at * 4, at * 4 + 4))
  for (let colours = COLOURS; ; colours--) {
    const png = write(pixels, width, height, colours, said)
    if (png.length <= most || colours === FEWEST) return png
  }
}
