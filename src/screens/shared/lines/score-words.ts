import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('scores', {
  $right: 'right',
  $wrong: 'not right',
  $andMore: (n: number) => `and ${n} more`,
})
