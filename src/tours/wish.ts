// A tour that was asked for on another page: it starts when its own page opens.
let wished: string | undefined

export const wishTour = (id: string): void => {
  wished = id
}

/** True once for the tour that was wished for. */
export const takeWish = (id: string): boolean => {
  if (wished !== id) return false
  wished = undefined
  return true
}
