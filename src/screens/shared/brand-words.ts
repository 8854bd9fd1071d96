import { brand } from '#src/brand.ts'
import { inLanguage } from '#src/lib/language/language.ts'

/** Pidgin has its own in `src/languages/pcm/shell.ts`: change both. */
export const words = inLanguage<Record<'$tagline' | '$adultsOnly', string>>('brand', {
  $tagline: brand.tagline,
  $adultsOnly: brand.adultsOnly,
})
