import { inLanguage } from '#src/lib/language/language.ts'
import * as wallets from '#src/lib/language/wallets.ts'
import * as cadence from '#src/lib/language/cadence.ts'

export const words = inLanguage('soccerAbout', {
  $realTitle: 'Real matches',
  $realText: (matches: number, stake: string) =>
    `Pick ${matches} matches and call their exact scores. You can call several scores of a match: each combination is a prediction of ${stake}.`,
  $allInTitle: 'All-in',
  $allInText: (matches: number, from: string, to: string) =>
    `Up to ${matches} matches, one score each, one prediction. You choose the stake, from ${from} to ${to}.`,
  $virtualTitle: 'Virtual matches',
  $virtualText: (matches: number, from: string) =>
    `Matches made by the draw, a new round ${cadence.eachBatch}. Call the scores of up to ${matches} of them, from ${from}.`,
  $playReal: 'Play real matches',
  $playAllIn: 'Play all-in',
  $playVirtual: 'Play virtual matches',
  $howToPlay: 'How to play',
  $steps: [
    'Pick your matches. Only matches that have not begun are shown.',
    'Call their scores. Each score shows how likely it is: 1 in 8 means that it is priced as if it came once in 8 such matches.',
    'See what the ticket costs, what each prediction pays and how much comes back at most.',
    `Pay from your ${wallets.play}, your referral wallet or by card. The prize goes into your ${wallets.winnings}.`,
  ],
  $price: 'What a score pays',
  $priceText: (percent: number, [one, two, three]: readonly number[]) =>
    `Every score is priced by its chance, and chances are rounded up because no one knows them for sure: all scores of a match by the same share, the more the less is known of its league. So at most ${percent}% of what is played comes back on average, before any tax, whatever you call. In a season that the prices had not seen, always calling the likeliest score brought back ${one}% with one match, ${two}% with two and ${three}% with three. A rare score pays more because it comes less often.`,
  $priceHow: (percent: number) =>
    `Prize of a prediction: stake × ${percent} ÷ 100 × the “1 in” figures of its scores multiplied. The app reckons it from the same figures as we do.`,
  $capText: (most: string) =>
    `One prediction pays at most ${most}, and less while the prize reserve is smaller: the cap follows it. If a cap cuts a prize, the app says so before you pay. A score is not sold once the reserve could not pay it on top of what others have called.`,
  $limits: (predictions: number, scores: number) =>
    `A ticket takes at most ${predictions} predictions and ${scores} scores a match.`,
  $counts: 'Which score counts',
  $countsText:
    'The score after 90 minutes and stoppage time. Extra time and penalties do not count. Every score of a prediction must be right.',
  $close: (minutes: number) =>
    `Sales of a ticket end ${minutes} minute before its first match kicks off, by our clock.`,
  $void: 'If a match is not played',
  $voidText: [
    'Postponed: void, unless it begins by the end of the next day in Lagos.',
    'Stopped and not finished within 24 hours, cancelled, or played on the other team’s ground: void.',
    'Decided by officials: void, unless it was played to the end. Then the score on the pitch counts.',
    'No result after 7 days: void.',
    'A void match is taken out, and the price of the others counts. If all are void, your stake goes back.',
  ],
  $results: 'Where results come from',
  $resultsText: (agreeing: string, minutes: number) =>
    `A result stands when ${agreeing} sources agree, or when one has said the same for ${minutes} minutes. If they disagree or say nothing, one of our people enters it, and it is marked as ours. After that it is never changed, not even if somebody corrects a score later.`,
  $two: 'two',
})
