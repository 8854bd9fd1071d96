import { brand } from '#src/brand.ts'

const kept = 'Your own picks are as they were.'

/** Why the share could not be opened. */
export const faultWords = {
  none: `There are no picks of ${brand.name} in what was shared. ${kept}`,
  elsewhere: `This link leads to another website, not to picks of ${brand.name}. ${kept}`,
  damaged: `The link or code is damaged, perhaps a part of it is missing. Ask for it again. ${kept}`,
  newer: `The link was made by a newer version of this app. Close and open the app to update it, then try again. ${kept}`,
  offered: `In this game the numbers are offered to each player, so picks cannot be shared. ${kept}`,
} as const
