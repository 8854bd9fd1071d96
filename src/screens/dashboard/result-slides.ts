const BOXES = 3

/** Up to three boxes, each a different game's newest draw, newest first. */
export const resultSlides = <Result>(latest: readonly Result[] = []): Result[] => latest.slice(0, BOXES)
