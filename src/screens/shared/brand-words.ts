import { brand } from '#src/brand.ts'
import { inLanguage } from '#src/lib/language/language.ts'

/** Whoever changes these in `src/brand.ts` changes them in `src/languages/pcm/shell.ts` too. */
export const words = inLanguage<Record<'$tagline' | '$adultsOnly', string>>('brand', {
  $tagline: brand.tagline,
  $adultsOnly: brand.adultsOnly,
})
