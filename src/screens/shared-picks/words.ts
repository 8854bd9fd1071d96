import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('sharedPicks', {
  $openingThePicks: 'Opening the picks …',
  $openSharedPicks: 'Open shared picks',
  $pasteTheLinkOr:
    'Paste the link or code that somebody sent you. Nothing is bought, and your own picks stay unless you say so.',
  $linkOrCode: 'Link or code',
  $openPicks: 'Open picks',
  $allGames: 'All games',
  $yourOwnPicksAre: 'Your own picks are as they were.',
  $thereAreNoPicks: (name: string, kept: string) =>
    `There are no picks of ${name} in what was shared. ${kept}`,
  $thisLinkLeadsTo: (name: string, kept: string) =>
    `This link leads to another website, not to picks of ${name}. ${kept}`,
  $theLinkOrCode: (kept: string) =>
    `The link or code is damaged, perhaps a part of it is missing. Ask for it again. ${kept}`,
  $theLinkWasMade: (kept: string) =>
    `The link was made by a newer version of this app. Close and open the app to update it, then try again. ${kept}`,
  $inThisGameThe: (kept: string) =>
    `In this game the numbers are offered to each player, so picks cannot be shared. ${kept}`,
})
