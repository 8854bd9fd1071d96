import type { DRAW_WINDOWS } from '#src/contract/draw-windows.ts'

export { DRAW_WINDOWS } from '#src/contract/draw-windows.ts'

export type DrawWindow = (typeof DRAW_WINDOWS)[number]
