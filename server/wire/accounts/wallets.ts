// What is in a player's wallets, in naira.
import type { AnswerIn } from '#src/contract/call.ts'
import type { redeemCard } from '#src/contract/scratch-cards.ts'
import type { moveWinnings } from '#src/contract/wallet.ts'
import * as wallets from '#src/lib/language/wallets.ts'
import { formatMoney, naira, type Kobo } from '#src/lib/money.ts'

export type Balances = Record<'play' | 'bonus' | 'winnings', Kobo>

export const balancesOnWire = ({ play, bonus, winnings }: Balances) => ({
  play_balance: naira(play),
  referal_wallet_balance: naira(bonus),
  winning_balance: naira(winnings),
})

/** After an amount was moved from winnings to play. */
export const movedOnWire = (amount: Kobo, { play, winnings }: Balances): AnswerIn<typeof moveWinnings> => ({
  message: `${formatMoney(amount)} moved to your ${wallets.play}`,
  play_balance: naira(play),
  winning_balance: naira(winnings),
})

/** After a scratch card was paid into winnings. */
export const redeemedOnWire = (amount: Kobo, { winnings }: Balances): AnswerIn<typeof redeemCard> => ({
  message: `${formatMoney(amount)} is in your ${wallets.winnings}`,
  amount: naira(amount),
  winning_balance: naira(winnings),
})
