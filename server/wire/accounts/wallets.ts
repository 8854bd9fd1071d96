// What is in a player's wallets, in naira.
import type { AnswerIn } from '#src/contract/call.ts'
import type { redeemCard } from '#src/contract/scratch-cards.ts'
import type { moveWinnings } from '#src/contract/wallet.ts'
import * as names from '#src/lib/language/wallets.ts'
import { formatMoney, naira } from '#src/lib/money.ts'
import type { Moved, Wallets } from '#server/ledger/transfers.ts'

export const balancesOnWire = ({ play, bonus, winnings }: Wallets) => ({
  play_balance: naira(play),
  referal_wallet_balance: naira(bonus),
  winning_balance: naira(winnings),
})

/** After an amount was moved from winnings to play. */
export const movedOnWire = ({ amount, paid = 0, wallets }: Moved): AnswerIn<typeof moveWinnings> => ({
  message: [
    paid > 0 ? `${formatMoney(paid)} of your winnings paid what you owed` : '',
    amount > paid ? `${formatMoney(amount - paid)} moved to your ${names.play}` : '',
  ]
    .filter(Boolean)
    .join('. '),
  play_balance: naira(wallets.play),
  winning_balance: naira(wallets.winnings),
})

/** After a scratch card was paid into winnings. */
export const redeemedOnWire = ({ amount, wallets }: Moved): AnswerIn<typeof redeemCard> => ({
  message: `${formatMoney(amount)} is in your ${names.winnings}`,
  amount: naira(amount),
  winning_balance: naira(wallets.winnings),
})
