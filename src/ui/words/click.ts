import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('click', {
  $mayWeNote: 'May we note which advert brought you here?',
  $onlyTheAdvert: (days: number) =>
    `Only the advert’s code, this page and the time, for ${days} days, and for nobody but us. You can take it back under “Your data”. Whatever you say, everything here works the same.`,
  $yes: 'Yes',
  $no: 'No',
})
