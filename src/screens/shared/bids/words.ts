import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('bids', {
  $number: (number: number) => `Number ${number}`,
  $numbers: (first: number, last: number) => `Numbers ${first} to ${last}`,
  $drawn: (number: number) => `drawn: ${number}`,
  $item: 'Item',
})
