// What a picture is, by its content and never by its name: JPEG or PNG, and how large.

interface PictureSize {
  kind: 'jpeg' | 'png'
  width: number
  height: number
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte)

const pngSize = (view: DataView): PictureSize | undefined =>
  // The first chunk is always IHDR.
  view.byteLength > 33 && view.getUint32(12) === 0x49484452
    ? { kind: 'png', width: view.getUint32(16), height: view.getUint32(20) }
    : undefined

/** Start of a frame; C4, C8 and CC in that range are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

const jpegSize = (view: DataView): PictureSize | undefined => {
  let at = 2
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    if (isFrame(marker))
      return { kind: 'jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

/** Undefined if it is neither JPEG nor PNG. */
export const pictureSize = (bytes: Uint8Array): PictureSize | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (startsWith(bytes, PNG)) return pngSize(view)
  return startsWith(bytes, [0xff, 0xd8, 0xff]) ? jpegSize(view) : undefined
}
