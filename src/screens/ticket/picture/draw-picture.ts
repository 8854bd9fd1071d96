// A ticket drawn on a canvas: cloth, slip, emblem, balls, result, and the code that leads to its check.
import { brand } from '#src/brand.ts'
import { words } from './words.ts'
import { drawBalls, BALL } from './draw-balls.ts'
import type { PictureFacts } from './picture-facts.ts'
import type { QrCode } from './qr.ts'

const WIDTH = 1080
const EDGE = 60
const PAD = 56
const LEFT = EDGE + PAD
const RIGHT = WIDTH - LEFT
const HEAD = 170
const ROW = 104
/** Rows that a predicted match takes. */
const CALLED = 0.75
const BELOW = 0.25
const RESULT = 190
const CODE = 330
const FOOT = 130

const INK = '#2b0f42'
const SOFT = '#655266'
const WIN = '#0a6a4b'
const PAPER = '#fffaf0'

const rowsOf = ({ lines, called, more, drawn }: PictureFacts): number =>
  lines.length +
  called.length * CALLED +
  (called.length > 0 ? BELOW : 0) +
  (more ? 0.6 : 0) +
  (drawn.length > 0 ? 1.2 : 0)

/** Pixels; a ticket of more lines is longer. */
export const pictureSize = (facts: PictureFacts) => ({
  width: WIDTH,
  height: EDGE + HEAD + rowsOf(facts) * ROW + RESULT + CODE + FOOT,
})

interface Extras {
  cloth: readonly [light: string, dark: string]
  emblem: CanvasImageSource | undefined
  code: QrCode
  site: string
}

type Pen = CanvasRenderingContext2D

const write = (pen: Pen, words: string, x: number, y: number, font: string, colour: string) => {
  pen.font = `${font} system-ui, sans-serif`
  pen.fillStyle = colour
  // The last argument squeezes what would run over the edge.
  pen.fillText(words, x, y, RIGHT - x)
}

const tear = (pen: Pen, y: number) => {
  pen.strokeStyle = '#d3c1a8'
  pen.lineWidth = 4
  pen.setLineDash([14, 12])
  pen.beginPath()
  pen.moveTo(EDGE + 20, y)
  pen.lineTo(WIDTH - EDGE - 20, y)
  pen.stroke()
  pen.setLineDash([])
}

const ground = (pen: Pen, [light, dark]: Extras['cloth'], height: number) => {
  const cloth = pen.createLinearGradient(0, 0, WIDTH * 0.4, height)
  cloth.addColorStop(0, light)
  cloth.addColorStop(0.7, dark)
  pen.fillStyle = cloth
  pen.fillRect(0, 0, WIDTH, height)
  pen.fillStyle = PAPER
  pen.fillRect(EDGE, EDGE, WIDTH - 2 * EDGE, height - EDGE - FOOT)
  // The punched edges of a slip.
  pen.fillStyle = dark
  for (const y of [EDGE, height - FOOT])
    for (let x = EDGE + 15; x < WIDTH - EDGE; x += 30) {
      pen.beginPath()
      pen.arc(x, y, 9, 0, 7)
      pen.fill()
    }
}

const head = (pen: Pen, facts: PictureFacts, { cloth, emblem }: Extras) => {
  pen.fillStyle = cloth[1]
  pen.beginPath()
  pen.arc(LEFT + 50, EDGE + 95, 54, 0, 7)
  pen.fill()
  if (emblem) pen.drawImage(emblem, LEFT + 12, EDGE + 57, 76, 76)
  write(pen, facts.game, LEFT + 130, EDGE + 88, '800 52px', INK)
  write(pen, facts.batch, LEFT + 130, EDGE + 134, '500 34px', SOFT)
}

const lines = (pen: Pen, facts: PictureFacts, from: number): number => {
  let y = from
  for (const { place, numbers } of facts.lines) {
    write(pen, String(place), LEFT, y + 12, '500 34px', SOFT)
    drawBalls(pen, numbers, LEFT + 100, y, facts.drawn.length > 0 ? { hits: facts.drawn } : 'mine')
    y += ROW
  }
  for (const { text, isRight } of facts.called) {
    write(
      pen,
      isRight ? `${text} ✓` : text,
      LEFT,
      y + 4,
      isRight ? '800 38px' : '600 38px',
      isRight ? WIN : INK,
    )
    y += ROW * CALLED
  }
  if (facts.called.length > 0) y += ROW * BELOW
  if (facts.more) {
    write(pen, facts.more, LEFT + 60, y - 8, '500 34px', SOFT)
    y += ROW * 0.6
  }
  if (facts.drawn.length > 0) {
    write(pen, words.$drawn, LEFT, y + 20, '500 34px', SOFT)
    drawBalls(pen, facts.drawn, LEFT + 170, y + 8, 'drawn')
    y += ROW * 1.2
  }
  return y
}

const stub = (pen: Pen, facts: PictureFacts, { code, site }: Extras, y: number) => {
  const side = 250
  const square = side / (code.size + 8) // four quiet squares on each side
  pen.fillStyle = '#fff'
  pen.fillRect(LEFT, y, side, side)
  pen.save()
  pen.translate(LEFT + 4 * square, y + 4 * square)
  pen.scale(square, square)
  pen.fillStyle = '#000'
  pen.clip(new Path2D(code.path))
  pen.fillRect(0, 0, code.size, code.size)
  pen.restore()
  const x = LEFT + side + 36
  write(pen, facts.proof || words.$lookItUp, x, y + 44, '800 32px', facts.proven ? WIN : INK)
  write(pen, words.$shortId, x, y + 108, '500 32px', SOFT)
  write(pen, facts.shortId, x, y + 158, '800 46px', INK)
  write(pen, site, x, y + 214, '500 32px', SOFT)
}

/** @param pen of a canvas of `pictureSize` */
export const drawPicture = (pen: Pen, facts: PictureFacts, extras: Extras): void => {
  const { height } = pictureSize(facts)
  ground(pen, extras.cloth, height)
  head(pen, facts, extras)
  const result = lines(pen, facts, EDGE + HEAD + BALL)
  write(pen, facts.result, LEFT, result + 10, '900 58px', facts.celebrate ? WIN : INK)
  write(pen, facts.detail, LEFT, result + 62, '500 34px', SOFT)
  const stubAt = height - FOOT - CODE
  tear(pen, stubAt)
  stub(pen, facts, extras, stubAt + 36)
  write(pen, brand.name, LEFT, height - 50, '800 44px', '#fff')
  // In two lines: squeezed into one it could not be read.
  for (const [at, part] of brand.adultsOnly.match(/.+?: |.+/g)!.entries())
    write(pen, part, LEFT + 220, height - 70 + at * 36, '500 27px', '#fff')
}
