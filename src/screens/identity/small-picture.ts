// Makes a photograph small enough to send: redrawn, so that it reveals neither place nor camera.

const LONGEST = 1_400 // pixels
const QUALITY = 0.7

/** @returns the size drawn; a small picture stays as it is */
export const fitted = (width: number, height: number): [width: number, height: number] => {
  const scale = Math.min(1, LONGEST / Math.max(width, height))
  return [Math.round(width * scale), Math.round(height * scale)]
}

/** JPEG as base64; undefined if this browser cannot read the file as a picture. */
export const smallPicture = async (file: Blob): Promise<string | undefined> => {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return undefined
  const canvas = document.createElement('canvas')
  ;[canvas.width, canvas.height] = fitted(picture.width, picture.height)
  canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/jpeg', QUALITY).split(',')[1]
}
