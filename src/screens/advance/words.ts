import { plural } from '#src/lib/figures.ts'
import { inLanguage } from '#src/lib/language/language.ts'
import * as wallets from '#src/lib/language/wallets.ts'

export const words = inLanguage('advance', {
  $playWallet: wallets.play,
  $bonusBalance: wallets.bonus,
  $gamePaidInAdvance: (game: string) => `${game} paid in advance`,
  $noneToCome: 'None to come',
  $drawsToCome: (count: number) => `${plural(count, 'draw')} to come`,
  $all: (draws: number) => `All ${plural(draws, 'draw')}`,
  $cancelTheDrawsTo: 'Cancel the draws to come',
  $willNotBePlayed: (count: number, amount: string, wallet: string) =>
    `${plural(count, 'draw')} will not be played, and ${amount} goes back to your ${wallet}. Tickets that are bought already stay in their draws.`,
  $draws: 'Draws',
  $paidInAdvance: 'Paid in advance',
  $toCome: 'To come',
  $ticketBought: 'Ticket bought',
  $moneyBack: 'Money back',
})
