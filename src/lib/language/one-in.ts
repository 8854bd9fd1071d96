import { figure } from './figure.ts'

/**
 * Of `1 in 635`: one decimal where it matters; below 1.1 two, rounded up, so that only what is certain is 1 in 1.
 * @param below from here on there is none
 */
export const oneInFigure = (oneIn: number, below = 10): string =>
  oneIn < 1.1
    ? figure(Math.ceil(Number((oneIn * 100).toPrecision(15))) / 100, 2)
    : figure(oneIn, oneIn < below ? 1 : 0)
