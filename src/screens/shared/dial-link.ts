/** An unescaped hash would end the number in an address. */
export const dialLink = (code: string): string => `tel:${code.replaceAll('#', '%23')}`
