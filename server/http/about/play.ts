// What each call about slips and tickets does.
import * as wallets from '#src/lib/language/wallets.ts'

export const play = {
  'POST /api/web/play_lottery/':
    'Registers lines as a slip and prices it (`stake_amount`, `lottery`; scores with the `batch_id` of their matches), or offered lucky numbers as one slip for each band (`picks`). Nothing is paid yet.',
  'DELETE /api/web/play_lottery/':
    'Takes one line (`id`) out of an unpaid slip, or drops the whole slip if `id` is its game_play_id.',
  'POST /api/web/lottery_payment/':
    'Pays for a slip from the play or referral wallet, or opens a card top-up (`card_payment`); a card top-up that names a slip buys it when the money has arrived. Slips of a game that is confirmed by PIN need `transaction_pin`.',
  'GET /api/v1/purchases/:key/':
    'What became of a payment whose answer was lost: bought (with the ticket), or never happened.',
  'GET /api/v1/tickets/': 'The player’s tickets, and their bids on items, newest first.',
  'GET /api/v1/tickets/:id/':
    'One of the player’s tickets, or one that the player has a share of, with its draw and its proof.',
  'POST /api/lottery_status/':
    'The slip checker: every line of a game play ID, or of its short one (`K7M29-4RXAD`, any case and spacing), with its result (`data`), and the whole slip (`play`). A bid on an item has no lines. For anybody who holds the ID.',
  'GET /api/web/generate_wyse_cash_game/':
    'Draws new lucky numbers for each stake band. Only numbers that were offered can be played, for a day.',
  'GET /api/web/wyse_cash_statistics/':
    'What was played and won in wyse cash in the last seven days, and its newest draws.',
  'POST /api/v1/advance/':
    'Pays a slip of a fixed-hour game for the next draws at once (`amount` is for all of them). The first ticket is bought now, each other when sales for its draw begin.',
  'GET /api/v1/advance/': 'What the player has paid for draws in advance, newest first.',
  'GET /api/v1/advance/:id/': 'One payment in advance with its draws and their tickets.',
  'POST /api/v1/advance/:id/cancel/': 'Gives back what was paid for draws whose tickets are not bought yet.',
  'GET /api/v1/choices/':
    'The player’s prizes that are paid once or month by month, with what was chosen; open ones first.',
  'POST /api/v1/choices/:id/':
    'Chooses how a prize is paid, and the choice stays: once, which is paid at once, or monthly, from the next month on.',
  'POST /api/v1/soccer/slips/':
    'Registers predictions of real matches as a slip and prices it: 3 matches with several scores each (SOCCER_CASH), or up to 3 with one each (ALL_IN). Nothing is paid yet. A price or a cap that was shown and is another one now is refused.',
  'POST /api/v1/orders/':
    'Makes a standing order of a registered slip: one ticket for each draw at these hours until the end of a day, or of an amount, or only while a jackpot stands above a sum. It takes no money: each ticket is bought when sales for its draw begin.',
  'GET /api/v1/orders/': 'The player’s standing orders: those that may still buy first, then the newest.',
  'GET /api/v1/orders/:id/': 'One standing order, with what it staked and brought back by month.',
  'POST /api/v1/orders/:id/':
    'Stops a standing order for good, pauses it, or goes on with it by the rules of today. Tickets that are bought stay in their draws.',
  'POST /api/v1/syndicates/': `Makes a group ticket of a registered slip and pays the first share, the player’s own, from the ${wallets.play}. The shares are in naira, make the price of the slip, and wait a day for the last one, which buys the ticket in the batch on sale. If it does not come, all of them go back.`,
  'GET /api/v1/syndicates/':
    'Group tickets that the player made or has a share of: those that wait first, then the newest.',
  'GET /api/v1/syndicates/invited/:code/':
    'The group ticket that an invitation is to, with the place of the share in it. Once there is nothing left to take, those who have no part in it see only that share, without the lines.',
  'GET /api/v1/syndicates/shown/:code/':
    'What an invitation is for, for people who open its link without logging in: the lines, the price, the share, and the names of the inviter and the invited. Nothing about other members.',
  'POST /api/v1/syndicates/invited/:code/': `Takes the share of an invitation by paying it from the ${wallets.play}. The last share buys the ticket in the batch on sale.`,
  'POST /api/v1/syndicates/:id/cancel/':
    'Calls off a group ticket that the player made and that is not bought yet: every share goes back.',
}
