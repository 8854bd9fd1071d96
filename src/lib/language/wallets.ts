// What the wallets are called within a sentence. Words by themselves: the build puts them where they are read, so a language
// brings no file of the app with it.

export const play = 'play wallet'
/** The referral wallet; ways to pay call it so (§1.11). */
export const bonus = 'bonus balance'
export const winnings = 'winnings wallet'
