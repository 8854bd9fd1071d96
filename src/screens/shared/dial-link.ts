/** A hash ends the number in an address. */
export const dialLink = (code: string): string => `tel:${code.replaceAll('#', '%23')}`
