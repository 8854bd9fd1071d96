/** Wallet names for players. The bonus balance is the referral wallet; ways to pay call it so (§1.11). */
export const walletNames = {
  play: 'Play wallet',
  bonus: 'Bonus balance',
  winnings: 'Winnings wallet',
} as const

const inSentence = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

/** The same within a sentence. */
export const wallets = {
  play: inSentence(walletNames.play),
  bonus: inSentence(walletNames.bonus),
  winnings: inSentence(walletNames.winnings),
}
