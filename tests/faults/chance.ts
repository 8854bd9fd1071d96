/** A small generator: the same seed picks the same points again, as far as a rerun reaches them. */
export const chanceOf = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

export type Chance = ReturnType<typeof chanceOf>
