const BOXES = 3

/** Up to three boxes, each a different game's newest draw, in catalogue order. */
export const resultSlides = <Result>(latest: readonly Result[] = []): Result[] => latest.slice(0, BOXES)
