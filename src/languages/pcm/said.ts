// What the service says on the way of a ticket, a top-up, a withdrawal and a login, by its English.
import * as wallets from '#src/lib/language/wallets.ts'

const refused = {
  // Any call.
  'Please check what you entered': 'Abeg check wetin you enter',
  'The request could not be read': 'We no fit read wetin you send',
  'The request is too large': 'Wetin you send too big',
  'We could not find that': 'We no see that one',
  'That cannot be done here': 'You no fit do that one here',
  'This can only be done on our own pages': 'Na only for our own pages you fit do this one',
  'Please log in to continue': 'Abeg log in make you continue',
  'Too many tries': 'You don try too many times',
  'Please wait a little and try again': 'Abeg wait small, then try again',
  'Something went wrong on our side': 'Something spoil for our side',
  'Server Error': 'Our service get problem',
  'Something went wrong': 'Something spoil',
  'Please try again': 'Abeg try again',
  'The service took too long to answer': 'Our service take too long to answer',
  'This network answered in our place': 'Na this network answer instead of us',
  'We could not reach the service': 'We no fit reach our service',
  'Please check your internet connection.': 'Abeg check your network.',
  'We are very busy': 'We dey very busy',
  'Please try again in a moment: nothing is charged twice':
    'Abeg try again after small time: nobody go pay two times',
  'Very many people are logging in right now': 'Plenty people dey log in now',
  'Very many people are playing right now': 'Plenty people dey play now',
  'Nothing was charged: please try again in a moment':
    'We no comot any money: abeg try again after small time',
  'Nothing was charged: please try again in a minute':
    'We no comot any money: abeg try again after one minute',
  'The request has no Idempotency-Key': 'Wetin you send no get im key',
  'You sent this before, in another way': 'You don send this one before, for another way',
  'See if it went through': 'Check whether e don go through',
  'Nothing was charged now': 'We no comot any money now',
  'Nothing was charged': 'We no comot any money',

  // Logging in, signing up, codes.
  'Those details do not match': 'Wetin you enter no match',
  'Check them and try again': 'Check am and try again',
  'This phone number has an account already': 'This phone number get account already',
  'Log in instead': 'Just log in',
  'You must be # to play, so we made no account and kept nothing':
    'You must don reach # before you play, so we no open account and we no keep anything',
  'This e-mail address has an account already': 'This e-mail get account already',
  'That code is not right': 'That code no correct',
  'That code has expired': 'That code don expire',
  'Too many wrong codes': 'Wrong code don too many',
  'Ask for a new one': 'Ask for new one',
  'A code was sent less than a minute ago': 'We send code wey never reach one minute',
  'Please wait for it': 'Abeg wait for am',
  'Too many codes were asked for': 'People don ask for too many codes',
  'Please try again in an hour': 'Abeg try again after one hour',
  'No more codes go to this number today': 'We no go send code to this number again today',
  'We cannot send any more codes today': 'We no fit send code again today',
  'Please try again tomorrow': 'Abeg try again tomorrow',
  'The code could not be sent': 'The code no gree go',
  'Please verify your phone number before your first ticket':
    'Abeg verify your phone number before your first ticket',
  'You are in the register of self-exclusion, so you cannot play here':
    'Your name dey the register of self-exclusion, so you no fit play here',
  'Nothing was charged: winnings can still be withdrawn, and open tickets are drawn and paid':
    'We no comot any money: you fit still collect winnings, and we go draw and pay open tickets',
  'The register of self-exclusion does not answer, and we may not go on without it':
    'The register of self-exclusion no dey answer, and without am we no fit continue',
  'Many people use that password, so it is tried first':
    'Plenty people dey use that password, na am dem dey try first',
  'Choose another one': 'Abeg choose another one',
  'Your phone number is too easy to guess as a password': 'Your phone number too easy to guess as password',

  // The PIN.
  'Please create your transaction PIN first': 'Abeg create your transaction PIN first',
  'You have a transaction PIN already': 'You get transaction PIN already',
  'It is the one you chose first, not this one': 'Na the one wey you choose first, no be this one',
  'Please confirm with your transaction PIN': 'Abeg use your transaction PIN confirm am',
  'That PIN is not right': 'That PIN no correct',
  'One try is left': 'One try remain',
  '# tries are left': '# tries remain',
  'Too many wrong PINs': 'Wrong PIN don too many',
  'Your transaction PIN is locked for # minutes': 'Your transaction PIN don lock for # minutes',
  'That password is not right': 'That password no correct',
  'You have no password yet': 'You never get password',
  'Set one with “Forgot password?”, log in with it, and try again':
    'Press “You don forget password?” make you set one, use am log in, then try again',
  'Four times the same digit is what is tried first': 'Same digit four times na wetin dem dey try first',
  'Digits in order are what is tried first': 'Digits wey follow each other na wetin dem dey try first',
  'A year is easy to guess: somebody may know your birthday':
    'Year easy to guess: person fit sabi the day wey dem born you',
  'A pair that comes again is easy to guess': 'Two digits wey come again easy to guess',
  'Digits that read the same backwards are easy to guess': 'Digits wey be the same from back easy to guess',
  'A pattern on the keypad is easy to see and to guess': 'Pattern for keypad easy to see and to guess',
  'Very many people have chosen that PIN': 'Plenty people don choose that PIN',
  'Choose another PIN': 'Abeg choose another PIN',

  // A ticket.
  'Insufficient funds': 'Money no reach',
  'That game is not offered': 'That game no dey here',
  'That stake is not offered for this game': 'That stake no dey for this game',
  'That stake is coming soon': 'That stake dey come soon',
  'That number of lines is not allowed for this game': 'This game no dey take that number of lines',
  'This lucky number was not offered to you today': 'This lucky number no be the one wey we give you today',
  'Please get new ones': 'Abeg collect new ones',
  'A line has missing, repeated or out-of-range numbers':
    'One line get number wey miss, wey repeat, or wey no dey the game',
  'That number of matches is not allowed for this game': 'This game no dey take that number of matches',
  'The same match is on your slip twice': 'The same match dey your slip two times',
  'You picked the same score twice for one match': 'You pick the same score two times for one match',
  'Take one away': 'Comot one',
  'We do not know that match': 'We no know that match',
  'Please choose again from the list': 'Abeg choose again from the list',
  'This match begins in less than a minute or has begun':
    'This match go start before one minute or e don start',
  'Nothing was charged: please choose another one': 'We no comot any money: abeg choose another one',
  'That number of scores is not allowed for one match': 'One match no dey take that number of scores',
  'That score is not offered for this match': 'That score no dey for this match',
  'That is more predictions than one slip holds': 'Those predictions too many for one slip',
  'The price has changed': 'The price don change',
  'The rules of this game have changed': 'The rules of this game don change',
  'Nothing was charged: please look at your picks again':
    'We no comot any money: abeg look your numbers again',
  'This batch has just closed': 'This batch just close',
  'The batch you saw has closed': 'The batch wey you see don close',
  'Nothing was charged: you can buy into the next one': 'We no comot any money: you fit buy for the next one',
  'This draw has taken all that its prize reserve can cover':
    'This draw don take all wey the money wey dey ground for prizes fit cover',
  'Nothing was charged: try other numbers, a smaller stake, or the next draw':
    'We no comot any money: try other numbers, smaller stake, or the next draw',
  'This game is paused for now': 'This game dey on pause for now',
  'Nothing was charged: tickets bought before are drawn and paid':
    'We no comot any money: we go draw and pay tickets wey people don buy before',
  'Your bank took a payment back, and part of it had been used':
    'Your bank collect one of your payments back, and you don use part of am',
  'Tickets and withdrawals wait until it is paid: your wallet shows how much, and what you top up or move over pays it':
    'Tickets and withdrawals go wait till e don pay: your wallet dey show how much, and wetin you top up or move go pay am',
  'We could not find that game play ID': 'We no see that game play ID',
  'This slip has been paid already': 'This slip don pay already',
  'Tickets of this game are bought one draw at a time': 'For this game you dey buy ticket one draw at a time',
  'Choose one way to pay': 'Choose one way wey you wan pay',

  // Safer play.
  'You have shut yourself out of play': 'You don lock yourself out of play',
  'See Safer play in your settings': 'Look Safer play for your settings',
  'You are taking a break from play': 'You dey on break from play',
  'Nothing was charged: Safer play in your settings says when it ends, and winnings can still be withdrawn':
    'We no comot any money: Safer play for your settings dey show when e go end, and you fit still collect winnings',
  'You have played for an hour: it is time for ten minutes of rest':
    'You don play for one hour: time don reach to rest ten minutes',
  'Nothing was charged, and your picks are kept': 'We no comot any money, and your numbers dey safe',
  'You have played for a while': 'You don play for some time',
  'Look at your time and your money first, then play on':
    'First look your time and your money, then continue',
  'That is more than the limit you set for what you stake': 'E pass the limit wey you set for stake',
  'That could lose more than the limit you set': 'With that one you fit lose pass the limit wey you set',
  'That is more than the limit you set for top-ups': 'E pass the limit wey you set for top-up',
  'Nothing was charged: Safer play in your settings says what is left':
    'We no comot any money: Safer play for your settings dey show wetin remain',
  'That is more than the state lets anybody top up in a week':
    'E pass wetin the state gree make anybody top up for one week',
  'Nothing was charged: the next week begins on Monday':
    'We no comot any money: the next week go start for Monday',
  'Before your first top-up, say whether you want a limit: in the app, under Safer play in your settings':
    'Before your first top-up, talk whether you want limit: for the app, under Safer play for your settings',
  'The state wants your national identity number (NIN) first: give it under Personal information in the settings':
    'The state want your national identity number (NIN) first: put am under Personal information for the settings',

  // Money in and out.
  'The smallest amount is #': 'The smallest amount na #',
  'Our payment partner is not answering': 'Our payment partner no dey answer',
  'You were not charged: please try again': 'We no comot your money: abeg try again',
  'Please ask again in a minute: nothing is lost': 'Abeg ask again after one minute: nothing lost',
  'Sales and payouts are stopped while we check our books':
    'We stop to sell and to pay while we dey check our books',
  'Nothing was charged, and tickets you have bought are still drawn':
    'We no comot any money, and we go still draw tickets wey you don buy',
  'Please try again later': 'Abeg try again later',
  'The smallest withdrawal is #': 'The smallest wey you fit collect na #',
  'That is more than can be withdrawn today': 'E pass wetin you fit collect today',
  'Nothing was taken: ask for less, or for the rest tomorrow':
    'We no comot anything: ask for small, or for the rest tomorrow',
  'Please tell us your first and last name first, as your bank has them':
    'Abeg first tell us your first name and last name, as your bank get am',
  'The name of that account is not yours': 'The name for that account no be your own',
  'Nothing was taken: use an account in your own name, or correct your name in your profile':
    'We no comot anything: use account wey carry your own name, or correct your name for your profile',
  'We do not know that bank': 'We no know that bank',
  'Choose it from the list': 'Choose am from the list',
  'The bank has no account with that number': 'The bank no get account with that number',
  'Check the number and the bank': 'Check the number and the bank again',
  'We could not ask the bank for the name of that account':
    'We no fit ask the bank for the name of that account',
  'Nothing was taken: please try again in a minute': 'We no comot anything: abeg try again after one minute',
  'You have saved # accounts already': 'You don save # accounts already',
  'Remove one first': 'Comot one first',
}

const faults = {
  'This field is required': 'You must fill this one',
  'Please leave out hidden characters': 'Abeg comot characters wey no dey show',
  'At most # characters': 'E no fit pass # characters',
  'Enter a Nigerian mobile number, like #': 'Enter Nigerian phone number, like #',
  'Enter an e-mail address, like ada@example.com': 'Enter e-mail, like ada@example.com',
  'The code has # digits': 'The code get # digits',
  'Enter an amount in naira, like #': 'Enter amount for naira, like #',
  'At most # at once': 'E no fit pass # one time',
  'Your passwords do no match': 'Your passwords no be the same',
  'Use at least # characters': 'E must reach # characters',
  'The PIN has # digits': 'The PIN get # digits',
  'Your transaction PIN has # digits': 'Your transaction PIN get # digits',
  'The two PINs are not the same': 'The two PINs no be the same',
  'Choose a reason': 'Choose wetin cause am',
  'Choose your bank': 'Choose your own bank',
  'Choose a bank from the list': 'Choose one bank from the list',
  'An account number has # digits': 'Account number get # digits',
  'Please confirm that you are above #': 'Abeg confirm say you don pass #',
}

const told = {
  'Your payment was reported and we are confirming it': 'We don hear of your payment and we dey confirm am',
  'Please do not pay again: it is credited once': 'Abeg no pay again: e go enter one time',
  'Your payment has reached us, but it differs from what was asked for':
    'Your payment don reach us, but e no be wetin we ask for',
  'A person is looking into it: please do not pay again': 'Person dey look am: abeg no pay again',
  [`# has been added to your ${wallets.play}`]: `# don enter your ${wallets.play}`,
  '# came instead of #': '# come instead of #',
  [`All of it has been added to your ${wallets.play}`]: `Everything don enter your ${wallets.play}`,
  '# came': '# don come',
  '# of it paid what you owed': '# from am pay wetin you dey owe',
  [`# is in your ${wallets.play}`]: `# dey your ${wallets.play}`,
  [`You cannot play now, so # is in your ${wallets.winnings}, to be withdrawn`]: `You no fit play now, so # dey your ${wallets.winnings} for you to collect`,
  'The payment did not go through': 'The payment no gree go',
  'No account number was made': 'We no fit make account number',
  'No code was made': 'We no fit make code',
  '# of this payment was taken back by your bank': 'Your bank collect # of this payment back',
  '# of this payment was taken back by your bank, which has yet to decide':
    'Your bank collect # of this payment back, and e never decide finish',
  'Your bank has given this payment back to us': 'Your bank don return this payment to us',
  'Your ticket is bought when the payment has arrived': 'We go buy your ticket when the payment reach',
  'Your bids are placed when the payment has arrived': 'We go place your bids when the payment reach',
  'Your ticket is bought': 'You don buy your ticket',
  'Your bids are placed': 'We don place your bids',
  'The payment came late, so no ticket was bought': 'The payment late, so we no buy ticket',
  'The payment came late, so no bid was placed': 'The payment late, so we no place bid',
  [`The money is in your ${wallets.play}`]: `The money dey your ${wallets.play}`,
  [`# is in your ${wallets.winnings}`]: `# dey your ${wallets.winnings}`,
  '# is set aside and goes out in a moment': 'We don keep # one side, e go comot now now',
  '# is set aside': 'We don keep # one side',
  'Our payment partner has not taken it yet: it waits for our own balance there, not for anything of yours, and goes out by itself':
    'Our payment partner never take am: e dey wait for our own balance there, no be anything of your own, and e go comot by itself',
  'A person looks at large amounts before they go out': 'Person dey look big amounts before dem comot',
  'A person compares the name of this account with yours':
    'Person dey compare the name of this account with your own',
  'Your first transfer to us came from an account in another name, so a person looks at this one':
    'Your first transfer to us come from account wey carry another name, so person dey look this one',
  'To avoid this, use an account in that name, or top up by transfer from your own account':
    'If you no want that one, use account wey get that name, or top up by transfer from your own account',
  'The first transfer to a new account waits, so that nobody empties your wallet in a minute':
    'The first transfer to new account dey wait, make nobody fit empty your wallet for one minute',
  'Your PIN was changed not long ago, so money leaves a little later, in case that was not you':
    'You change your PIN no tey, so money go comot small later, in case no be you',
  'Your phone number was changed not long ago, so money leaves a little later, in case that was not you':
    'You change your phone number no tey, so money go comot small later, in case no be you',
  'Your password was set anew not long ago, so money leaves a little later, in case that was not you':
    'You set new password no tey, so money go comot small later, in case no be you',
  'The name on your account was changed not long ago, so money leaves a little later, in case that was not you':
    'The name for your account change no tey, so money go comot small later, in case no be you',
  'Part of it came by card and was not played with': 'Part of am come from card and you no play with am',
  'The card’s owner can still take that back, so it waits until # days after the payment':
    'Person wey get the card fit still collect that one back, so e go wait till # days after the payment',
  'We need to be sure that it is you: send a picture of your identity document':
    'We need make sure say na you: send picture of your identity document',
  'Something about this transfer must be checked first': 'We must first check something for this transfer',
  'The law or a court asks us to wait': 'The law or court say make we wait',
  'It goes out, or we decide, by #': 'E go comot, or we go decide, before #',
  '# is on its way to your bank': '# dey road go your bank',
  'Your bank has it': 'Your bank don get am',
  'Most banks show it within minutes': 'Most banks dey show am inside minutes',
  '# was paid into your account': '# don enter your account',
  'The bank did not take the transfer': 'The bank no take the transfer',
  'The bank sent the money back': 'The bank send the money back',
  'We could not send it': 'We no fit send am',
  'The account takes no transfers': 'The account no dey take transfer',
  [`# is back in your ${wallets.winnings}`]: `# don return to your ${wallets.winnings}`,
  'Bought, but this phone cannot keep the ticket': 'You don buy am, but this phone no fit keep the ticket',
  'It is safe in your game history': 'E safe for the games wey you don play',
  'If this number has an account, a code is on its way': 'If this number get account, code dey come',
  'Your phone number is verified': 'We don verify your phone number',
  'Your transaction PIN is set': 'Your transaction PIN don dey',
  'Your transaction PIN is changed': 'Your transaction PIN don change',
}

export const saidInPidgin = { said: { ...refused, ...faults, ...told } as Record<string, string> }
