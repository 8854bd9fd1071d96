// The three kinds of ball on a canvas: yours, drawn, and matched or missed.

/** Radius, pixels. */
export const BALL = 38
const STEP = 2 * BALL + 26

/** `hits` are the numbers drawn: the others show as missed. */
type Kind = 'mine' | 'drawn' | { hits: readonly number[] }

type Pen = CanvasRenderingContext2D

const disc = (pen: Pen, x: number, y: number, radius: number, colour: string) => {
  pen.fillStyle = colour
  pen.beginPath()
  pen.arc(x, y, radius, 0, 7)
  pen.fill()
}

const ring = (pen: Pen, x: number, y: number, radius: number, colour: string, dots: boolean) => {
  pen.strokeStyle = colour
  pen.lineWidth = dots ? 6 : 3
  pen.lineCap = 'round'
  if (dots) pen.setLineDash([0.1, (2 * Math.PI * radius) / 24])
  pen.beginPath()
  pen.arc(x, y, radius, 0, 7)
  pen.stroke()
  pen.setLineDash([])
}

/** @returns the colour of its number */
const face = (pen: Pen, x: number, y: number, kind: 'mine' | 'drawn' | 'hit' | 'miss'): string => {
  if (kind === 'mine') disc(pen, x, y, BALL, '#4a1d6b')
  else if (kind === 'miss') ring(pen, x, y, BALL - 2, '#86748f', false)
  else {
    disc(pen, x, y, BALL, '#f5b324')
    disc(pen, x, y, BALL * 0.7, kind === 'hit' ? '#4a1d6b' : '#fffaf0')
    if (kind === 'hit') ring(pen, x, y, BALL + 9, '#a56c00', true)
  }
  return { mine: '#fff', hit: '#fff', drawn: '#2b0f42', miss: '#655266' }[kind]
}

/** A row of balls whose first has its middle at `x`, `y`. */
export const drawBalls = (pen: Pen, numbers: readonly number[], x: number, y: number, kind: Kind): void => {
  pen.textAlign = 'center'
  for (const [at, n] of numbers.entries()) {
    const shown = typeof kind === 'string' ? kind : kind.hits.includes(n) ? 'hit' : 'miss'
    const middle = x + at * STEP
    pen.fillStyle = face(pen, middle, y, shown)
    pen.font = '800 32px system-ui, sans-serif'
    pen.fillText(String(n), middle, y + 11)
  }
  pen.textAlign = 'left'
}
