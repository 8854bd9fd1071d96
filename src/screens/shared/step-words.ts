import { plural } from '#src/lib/figures.ts'
import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('steps', {
  $createYourPin: 'Create your PIN',
  $stepOf: (at: number, of: number) => `Step ${at} of ${of}`,
  $sandboxSeeYourCode: 'Sandbox: see your code',
  $yourPinOrPhone: (when: string) =>
    `Your password, PIN, phone number or name was changed, so what you withdraw now goes out on ${when}. Playing goes on as always.`,
  $itWasTheLast: (message: string) => `${message}. It was the last try: ask for a new code`,
  $left: (message: string, left: number) => `${message}. ${plural(left, 'try', 'tries')} left`,
})
