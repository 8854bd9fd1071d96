import { inLanguage } from '#src/lib/language/language.ts'

/** What games without a drum pay. */
export const words = inLanguage('otherPrizes', {
  $soccerCash: 'Soccer cash',
  $scorePays: (percent: number) =>
    `A score pays your stake × ${percent}% ÷ its chance; of several scores the chances are multiplied. So on virtual matches ${percent}% of stakes comes back on average on every score, the likely and the rare ones. On real matches it is at most ${percent}%, because nobody knows their chances for sure and they are rounded up. Each score shows its chance and its prize before you pay.`,
  $example: (stake: string, chance: number, prize: string) =>
    `For example: ${stake} on a score that comes once in ${chance} pays ${prize}.`,
  $allRight: 'All scores of a prediction must be right. If one is wrong, nothing comes back.',
  $forms: (real: number, allIn: number, virtual: number) =>
    `Real matches: ${real} matches, several scores each. All-in: up to ${allIn} matches, one score each. Virtual: up to ${virtual} invented matches of a batch, drawn from a published table.`,
  $cap: (most: string) =>
    `No prediction pays more than ${most}, and less while the prize reserve is smaller: the cap follows it and is shown before you pay. Scores whose prize the reserve cannot hold any more are not sold.`,
  $void:
    'A match that is not played is taken out, and the price of the others counts. If none counts, your stake comes back.',
  $awoof: 'Awoof',
  $itemIsWon: (hour: string) =>
    `One of the numbers sold wins the item. It is drawn at ${hour} on the item’s day, by a public round that nobody can choose. Your chance is your numbers out of those sold, and is shown before you pay.`,
  $itemBack: (percent: number, most: number) =>
    `If every number is sold, the item is worth ${percent}% of what was paid; the fewer are sold, the more. One player may pay at most ${most}% of its price for chances.`,
  $itemRefund:
    'If too few numbers are sold to pay for the item, every stake comes back by itself and the free line stays.',
  $itemCash: 'The winner takes the item or its cash alternative, which is said before anybody pays.',
})
