// The wallets' names within a sentence. Plain constants, which the build inlines, so that a language file brings no
// file of the app along.

export const play = 'play wallet'
/** Ways to pay call it the referral wallet (§1.11). */
export const bonus = 'bonus balance'
export const winnings = 'winnings wallet'
