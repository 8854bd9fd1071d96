// What each call about money does.
import * as wallets from '#src/lib/language/wallets.ts'

export const money = {
  'GET /api/v1/wallet/transactions/': 'Movements of the player’s three wallets, newest first.',
  'GET /api/v1/wallet/transactions/:id/': 'One movement.',
  'GET /api/v1/wallet/statement/':
    'All movements of a year (Lagos) in the three wallets as CSV, oldest first, in parts of 2,000.',
  'POST /api/v1/wallet/move/': `Moves winnings to the ${wallets.play}; what is owed is paid first. A player who may not play can move no more than that; what came over a limit for top-ups counts for it again.`,
  'GET /api/v1/top-ups/:reference/': 'The state of one top-up.',
  'POST /api/v1/fund-transfer/': 'Opens an account for one top-up by bank transfer, for half an hour.',
  'POST /api/v1/fund-ussd/': 'Makes a USSD code that pays one top-up at the player’s bank.',
  'POST /api/v1/top-ups/:reference/debited/':
    '“I was debited”: asks the provider about this reference now, and credits what it confirms.',
  'GET /api/v1/top-ups/': 'The player’s top-ups, newest first.',
  'GET /sandbox/messages': 'Sandbox only: what would have been sent by SMS or e-mail, newest first.',
  'GET /api/fetch_banks/':
    'Banks that winnings can be sent to, by name, with how our transfers of the last hour went.',
  'POST /api/v1/bank-accounts/resolve/':
    'Whose account it is: the name at the bank, and whether it fits the player’s.',
  'GET /api/v1/beneficiaries/': 'The player’s saved bank accounts, last used first.',
  'POST /api/v1/beneficiaries/':
    'Saves a bank account of the player’s own; one that is saved already is answered again.',
  'DELETE /api/v1/beneficiaries/:id/': 'Forgets a saved bank account.',
  'GET /api/v1/withdrawals/terms/': 'What the player may withdraw now and on what terms.',
  'GET /api/v1/payout-times/':
    'How long withdrawals took from the request to the bank in the last seven days, from the ledger, and what is under way.',
  'POST /api/v1/withdrawals/':
    'Sends winnings to a bank account whose name fits the player’s. The money is set aside at once and cannot go back into play while it is under way.',
  'GET /api/v1/withdrawals/': 'The player’s withdrawals, newest first.',
  'GET /api/v1/withdrawals/:id/': 'What has become of one withdrawal.',
  'POST /api/v1/scratch_card/get_scratch_card_amount/':
    'What a scratch card is worth, for anyone who knows its PIN; the owner of the phone number can then cash it out.',
  'POST /api/v1/scratch-cards/redeem/': `Puts a scratch card’s money into the ${wallets.winnings} of the player whose phone number it was entered with.`,
}
