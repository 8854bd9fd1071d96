import { figure } from './figure.ts'

/**
 * The figure of `1 in 635`: one decimal if small; two below 1.1, rounded up, so that only certainty is 1 in 1.
 * @param below from here on it has no decimals
 */
export const oneInFigure = (oneIn: number, below = 10): string =>
  oneIn < 1.1
    ? figure(Math.ceil(Number((oneIn * 100).toPrecision(15))) / 100, 2)
    : figure(oneIn, oneIn < below ? 1 : 0)
