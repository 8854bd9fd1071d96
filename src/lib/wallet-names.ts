/**
 * Wallet names as players see them. The bonus balance is the referral wallet; payment methods call it so (§1.11).
 */
export const walletNames = {
  play: 'Play wallet',
  bonus: 'Bonus balance',
  winnings: 'Winnings wallet',
} as const
