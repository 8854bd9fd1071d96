import { grouped } from '#src/lib/figures.ts'
import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('bids', {
  $numbers: (first: number, last: number) =>
    first === last ? `Number ${grouped(first)}` : `Numbers ${grouped(first)} to ${grouped(last)}`,
  $drawn: (number: number) => `drawn: ${grouped(number)}`,
  $item: 'Item',
})
