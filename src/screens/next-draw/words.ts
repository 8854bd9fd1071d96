import { inLanguage } from '#src/lib/language/language.ts'
import * as cadence from '#src/lib/language/cadence.ts'

export const words = inLanguage('nextDraw', {
  $thisDrawClosesIn: 'This draw closes in',
  $every5Minutes: (quick: string | number) => `${quick}, ${cadence.eachBatchShort}`,
  $nextDrawHourIn: 'Next draw hour in',
  $lagosTime: 'Lagos time',
  $nextDraw: 'Next draw',
  $dayAndTime: (time: string, tomorrow: boolean) => `${time} ${tomorrow ? 'tomorrow' : 'today'}, `,
})
