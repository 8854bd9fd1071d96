import type { words as playTogether } from '#src/screens/play/together/words.ts'
import type { words as syndicates } from '#src/screens/syndicates/words.ts'

export const syndicatesInPidgin: { syndicates: typeof syndicates; playTogether: typeof playTogether } = {
  syndicates: {
    $noneYet: 'You never share any ticket',
    $howToMake:
      'Pick your numbers, look the summary, then choose “Share this ticket with your padi them”. Each person go pay im own share.',
    $chooseAGame: 'Choose one game',
    $offline: 'You no get network. Share wey person don pay still dey; the rest need network.',
    $groupOf: game => `Ticket wey una share: ${game}`,
    $waiting: 'E dey wait for your padi them',
    $bought: 'We don buy am',
    $calledOff: 'E no hold again',
    $line: at => `Line ${at}`,
    $price: 'How much the ticket be',
    $allPaidBy: 'Everybody must pay before',
    $shares: 'Who dey pay wetin',
    $you: name => `${name} (na you)`,
    $paid: 'don pay',
    $notPaid: 'never pay',
    $inviteOne: (name, amount) => `Call ${name} join: ${amount}`,
    $oneLinkEach:
      'Each person get im own link. Send am to only that person: who first open am fit pay the share.',
    $shareTitle: 'Ticket wey we share',
    $shareText: (name, game, amount) =>
      `${name}, make we play ${game} together for one ticket. Your own share na ${amount}. Na only 18+.`,
    $callOff: 'Cancel am',
    $callOffGives: 'Every money wey person don pay go enter the play wallet wey e comot from, at once.',
    $callOffOf: game => `Cancel the ticket wey una share: ${game}`,
    $seeTheTicket: 'Look the ticket',
    $youAreInvited: 'Dem call you make you join one ticket',
    $howItGoes: 'We go buy the ticket when everybody don pay. If e pass one day, every share go go back.',
    $splitRule:
      'Anything wey e win, after tax, we go share am as una pay, reach the last kobo. Kobo wey remain go meet who get the biggest remainder; if e equal, na the first person for the list.',
    $payAndJoin: amount => `Pay ${amount} make you join`,
    $fromPlayWallet: 'E go comot from your play wallet.',
    $topUpFirst: 'Money for your share must dey the play wallet: top up',
    $taken: 'Person don pay this share already.',
    $over: 'This ticket no dey take share again.',
    $wentBack: 'Every share wey person pay don go back.',
    $whyAsked: 'The person wey start am don cancel am.',
    $whyLate: 'No be everybody pay within one day.',
    $whyMember: 'One person for the group no dey play again.',
    $whyRules: 'The rules of the game change before everybody pay.',
    $whyOther: 'We no fit buy am the way e be.',
  },
  playTogether: {
    $groupTicket: 'Ticket wey una go share',
    $whatItIs:
      'Na one ticket, each person go pay im own share. You go pay your own now, from your play wallet; then you go get one link for each person. We go buy the ticket when everybody don pay. If e pass one day, every share go go back.',
    $yourName: 'Your own name',
    $yourShare: 'You go pay',
    $friendName: at => `Padi ${at}: name`,
    $friendShare: at => `Padi ${at} go pay`,
    $addAFriend: 'Add another person',
    $takeOut: at => `Comot padi ${at}`,
    $adds: cost => `The shares reach ${cost}: na the ticket be that.`,
    $missing: (amount, cost) => `E remain ${amount} out of ${cost}.`,
    $tooMuch: (amount, cost) => `E pass the ticket money (${cost}) with ${amount}.`,
    $enterAName: 'Put name',
    $anotherName: 'Give each person different name',
    $atLeast: amount => `Put amount, e must reach ${amount}`,
    $namesSeen:
      'Na only people for the group go see these names and shares. Dem dey inside the ticket and nobody fit change am later.',
    $payYours: amount => `Pay your ${amount} then call dem`,
    $topUpFirst: 'Money for your share must dey the play wallet: top up',
  },
}
