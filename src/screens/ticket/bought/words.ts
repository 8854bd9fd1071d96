import { plural } from '#src/lib/figures.ts'
import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('bought', {
  $theDrawWasDue: 'The draw was due',
  $itWasAt: (what: string, when: string) => `${what} It was at ${when}, Lagos time.`,
  $yourTicketIsIn: 'Your ticket is in the draw',
  $yourTicketsAreIn: 'Your tickets are in the draw',
  $youCanWinUp: (what: string, most: string) => `${what} You can win up to ${most}.`,
  $linesOfGame: (game: string, lines: number) => `${game}, ${plural(lines, 'line')}.`,
  $ticketsOfGame: (game: string, tickets: number, lines: number) =>
    `${game}, ${plural(tickets, 'ticket')}, ${plural(lines, 'line')}.`,
  $drawIn: 'Draw in',
  $theDrawIsAt: (drawsAt: string) => `The draw is at ${drawsAt}, Lagos time. It is in`,
  $seeWhatWasDrawn: 'See what was drawn',
  $watchTheDraw: 'Watch the draw',
  $afterTheDrawThis: 'After the draw this page goes on to its numbers',
  $waiting: 'Waiting',
  $line: (at: string | number, it: string) => `Line ${at}: ${it}`,
  $at: (lines: number, stakePerLine: string) => `${plural(lines, 'line')} at ${stakePerLine}`,
  $youPaid: 'You paid',
  $theDrawOfYour: (batchId: string | number, url: string | number) =>
    `The draw of your ticket in batch ${batchId}. ${url}`,
  $draw: (name: string | number) => `${name} draw`,
  $remindMeInMy: 'Remind me in my calendar',
  $openTheTicketAnd: 'Open the ticket and its proof',
  $playAgain: 'Play again',
  $youPaidFor: (tickets: number) => `You paid for ${plural(tickets, 'ticket')}`,
  $ticketOfTheBand: (stakePerLine: string) => `Ticket of the ${stakePerLine} band`,
  $stakeBand: (stakePerLine: string) => `${stakePerLine} a line`,
})
