// A tour requested from another page: it starts when its own page opens.
let wished: string | undefined

export const wishTour = (id: string): void => {
  wished = id
}

/** True once, for the requested tour. */
export const takeWish = (id: string): boolean => {
  if (wished !== id) return false
  wished = undefined
  return true
}
