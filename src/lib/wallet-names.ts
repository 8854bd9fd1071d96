/** Wallet names for players. The bonus balance is the referral wallet; ways to pay call it so (§1.11). */
export const walletNames = {
  play: 'Play wallet',
  bonus: 'Bonus balance',
  winnings: 'Winnings wallet',
} as const
