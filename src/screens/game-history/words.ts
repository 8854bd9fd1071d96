import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('gameHistory', {
  $noTicketsYet: 'No tickets yet',
  $ticketsThatYouBuy: 'Tickets that you buy appear here with their draw.',
  $chooseAGame: 'Choose a game',
  $searchTickets: 'Search tickets',
  $loadOlderTickets: 'Load older tickets',
  $numbers: 'Numbers',
  $date: 'Date',
  $status: 'Status',
  $stake: 'Stake',
  $youGotBack: 'You got back',
  $notYet: 'Not yet',
  $again: 'Again',
})
