// Which of several providers of the same thing gets the next order.

/**
 * Healthy ones first, each group in the order of the setting, with those it does not name at the end.
 * @param order names, the preferred one first
 */
export const byHealth = <T extends { name: string }>(
  all: readonly T[],
  order: readonly string[],
  isWell: (name: string) => boolean,
): T[] => {
  const place = ({ name }: T) => (order.includes(name) ? order.indexOf(name) : order.length)
  const sorted = all.toSorted((a, b) => place(a) - place(b))
  return [...sorted.filter(it => isWell(it.name)), ...sorted.filter(it => !isWell(it.name))]
}
