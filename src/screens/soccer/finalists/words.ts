import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('soccerFinalists', {
  $intro: 'The best tickets of the newest match days. All their scores were right.',
  $settled: (when: string) => `Settled ${when}`,
  $paidFor: (stake: string) => `for ${stake}`,
  $listOf: (when: string) => `Finalists of ${when}`,
  $scores: 'Scores that were right',
  $noCount: 'Did not count',
  $none: 'No finalist yet',
  $noneText:
    'Once matches have ended and somebody got every score right, they are shown here: phone number with most digits hidden, scores and prize.',
  $rare: 'Getting every score right is rare: each score shows how rare before you pay.',
  $play: 'Pick matches',
})
