// A ticket as a PNG, made on this phone: nothing is sent anywhere.
import { drawPicture, pictureSize } from './draw-picture.ts'
import { pictureFacts } from './picture-facts.ts'
import { qrCode } from './qr.ts'
import type { Cloth, EmblemName, GameLook } from '#src/lib/look.ts'
import emblems from '#src/ui/sprites/emblems.svg'

/** The hues of a cloth, light and dark, from the style sheet. */
const huesOf = (cloth: Cloth): readonly [light: string, dark: string] => {
  const piece = document.createElement('span')
  piece.className = `cloth-${cloth}`
  document.body.append(piece)
  const style = getComputedStyle(piece)
  const hue = (name: string) => style.getPropertyValue(name).trim()
  const hues = [hue('--cloth-hi'), hue('--cloth')] as const
  piece.remove()
  return hues
}

/** The emblem from the sprite; the picture can do without it. */
const emblemImage = async (name: EmblemName): Promise<HTMLImageElement | undefined> => {
  try {
    const sprite = await (await fetch(emblems)).text()
    const [, symbol] = new RegExp(`<symbol id="${name}"([^]*?)</symbol>`).exec(sprite) ?? []
    if (!symbol) return undefined
    const image = new Image()
    image.src = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="152" height="152" color="#fff"${symbol}</svg>`)}`
    await image.decode()
    return image
  } catch {
    return undefined
  }
}

/** @param address what the code leads to */
export const ticketPicture = async (
  of: Readonly<Parameters<typeof pictureFacts>>,
  look: GameLook,
  address: string,
): Promise<Blob> => {
  const facts = pictureFacts(...of)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, pictureSize(facts))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser draws no pictures')
  drawPicture(pen, facts, {
    cloth: huesOf(look.cloth),
    emblem: await emblemImage(look.emblem),
    code: qrCode(address),
    site: new URL(address).host + new URL(address).pathname,
  })
  return new Promise((resolve, reject) => {
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('no picture came'))), 'image/png')
  })
}
