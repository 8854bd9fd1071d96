/** What a player reads over each wallet. The bonus balance is the referral wallet: ways to pay with it say so (§1.11). */
export const walletNames = {
  play: 'Play wallet',
  bonus: 'Bonus balance',
  winnings: 'Winnings wallet',
} as const
