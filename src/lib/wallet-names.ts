import * as wallets from './language/wallets.ts'

const named = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

export const walletNames = {
  play: named(wallets.play),
  bonus: named(wallets.bonus),
  winnings: named(wallets.winnings),
}
