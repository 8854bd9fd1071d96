const BOXES = 3

/** Up to three boxes, each the newest draw of another game, in the order of the games. */
export const resultSlides = <Result>(latest: readonly Result[] = []): Result[] => latest.slice(0, BOXES)
