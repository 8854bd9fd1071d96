// Tour sizes, px.
export const SCROLL_OFFSET = 20
export const SPOTLIGHT_PADDING = 10
/** For tours through a game. */
export const PRODUCT_SPOTLIGHT_PADDING = 20

const TOOLTIP = { narrow: 290, wide: 380, from: 480 } as const
const MODAL = 465
/** Left free, both sides together. */
const MARGIN = 20

/** A step's width on a screen this wide, px: a hint beside its target, or a centred introduction. */
export const stepWidth = (screen: number, intro: boolean): number => {
  const wanted = intro ? MODAL : screen > TOOLTIP.from ? TOOLTIP.wide : TOOLTIP.narrow
  return Math.min(wanted, screen - MARGIN)
}
