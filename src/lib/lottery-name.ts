/** `INSTANT_CASHOUT` and `wyse_cash` as people say them: `Instant cashout`, `Wyse cash`. */
export const lotteryName = (type: string): string => {
  const words = type.toLowerCase().replaceAll(/[_-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** `INSTANT_CASHOUT` as it stands in addresses: `instant-cashout`. */
export const lotterySlug = (type: string): string => type.toLowerCase().replaceAll('_', '-')

/** The game's own page. */
export const lotteryPath = (type: string): string => `/${lotterySlug(type)}`
