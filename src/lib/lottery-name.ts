/** `INSTANT_CASHOUT` → `Instant cashout`, `wyseCash` → `Wyse cash`. */
export const lotteryName = (type: string): string => {
  const words = type.toLowerCase().replaceAll(/[_-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** `INSTANT_CASHOUT` in addresses: `instant-cashout`. */
export const lotterySlug = (type: string): string => type.toLowerCase().replaceAll('_', '-')
