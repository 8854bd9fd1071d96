import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('bids', {
  $numbers: (first: number, last: number) =>
    first === last ? `Number ${first}` : `Numbers ${first} to ${last}`,
  $drawn: (number: number) => `drawn: ${number}`,
  $item: 'Item',
})
