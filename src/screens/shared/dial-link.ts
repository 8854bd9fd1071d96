/** An unescaped hash would end the number in an address. */
export const dialLink = (number: string): string => `tel:${number.replaceAll(' ', '').replaceAll('#', '%23')}`
