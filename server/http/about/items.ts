// What each call about items does.

export const items = {
  'GET /api/v1/items/': 'Items on sale, earliest close first.',
  'GET /api/v1/item_draws/':
    'Items whose sales have ended, newest first, with the number that won or the reason why stakes went back.',
  'GET /api/v1/items/:id/':
    'An item, and everything public about its draw as `proof`: anybody can check who won it.',
  'POST /api/v1/bids/':
    'Bids on items: all are taken, or none. Each holds its numbers, has a cash-out PIN, and comes with one free instant cashout line. A card payment (`card_payment`) places them when the money has arrived.',
  'GET /api/v1/bid_purchases/:key/':
    'What became of a payment for bids by its Idempotency-Key: placed, by card not placed yet or not at all (`message` says why), or never happened.',
  'GET /api/v1/bids/': 'The player’s bids, newest first; `item_id` keeps those on one item.',
  'GET /api/v1/bids/:id/':
    'One of the player’s bids, with its place in the sealed list as `proof` once there is one.',
  'POST /api/v1/bids/:id/pin/':
    'The cash-out PIN of a bid once more, for anyone who knows the transaction PIN.',
  'POST /api/v1/items/:id/claim/':
    'The winner says where the item goes, or takes its cash alternative, with the cash-out PIN of the bid.',
  'POST /api/v1/items/:id/received/': 'The winner has the item. Once is enough.',
}
