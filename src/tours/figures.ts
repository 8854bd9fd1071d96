// How large a tour is, px.
export const SCROLL_OFFSET = 20
export const SPOTLIGHT_PADDING = 10
/** Of the tours through a game. */
export const PRODUCT_SPOTLIGHT_PADDING = 20

const TOOLTIP = { narrow: 290, wide: 380, from: 480 } as const
const MODAL = 465
/** Left free on both sides together. */
const MARGIN = 20

/** The width of a step on a screen of so many px: a hint beside what it points at, or an introduction in the middle. */
export const stepWidth = (screen: number, intro: boolean): number => {
  const wanted = intro ? MODAL : screen > TOOLTIP.from ? TOOLTIP.wide : TOOLTIP.narrow
  return Math.min(wanted, screen - MARGIN)
}
