import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('nextSelection', {
  $countdownToNextSelection: 'Countdown to next selection',
  $remindMeBeforeA: 'Remind me before a draw',
  $remindMe: 'Remind me',
  $nextDrawHourIn: 'Next draw hour in',
  $drawIn: (time: string, tomorrow: boolean) => `${time} draw${tomorrow ? ' tomorrow' : ''}, in `,
})
