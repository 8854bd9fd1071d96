// What each call about alerts, chats and friends does.

export const alertsAndChats = {
  'GET /api/v1/push_key/':
    'The public key (VAPID) that a device subscribes to push messages with; null if the service sends none.',
  'PUT /api/v1/push_devices/':
    'Keeps a device’s push subscription and what it wants to be told. With a token also its player’s own results and money, until that session ends or ten other devices of the player have come after it; without one no player’s. Alerts go to it once it is proven: it is sent a challenge, at most one a minute and five a day, and forgotten where none is answered within a day.',
  'POST /api/v1/push_devices/prove/':
    'Answers the challenge that was pushed to a device: from then on alerts go there. Each is good once.',
  'POST /api/v1/push_devices/remove/': 'Forgets a device’s push subscription. Once is enough.',
  'POST /api/v1/push_devices/test/':
    'Sends a test alert to a device, and says whether the push service of its browser took it.',
  'POST /api/v1/push_devices/state/':
    'What is kept of a device: whether it is known, whether it has answered a challenge, whether a player’s alerts go to it, and its settings.',
  'GET /api/v1/live/':
    'Server-sent events: batches, draws, results, jackpots, matches and items; with a token also the player’s balances.',
  'GET /api/v1/chats/': 'The channels with what is unread in each, and what the player is in them.',
  'GET /api/v1/chat-unread/':
    'How many messages the player has not read in the channels that they have opened before, and announcements since they joined; a hundred at most.',
  'GET /api/v1/chats/:channel/': 'One channel: its name is the title of its page.',
  'GET /api/v1/chats/:channel/messages/':
    'The newest messages of a channel, or those before a number; newest first.',
  'POST /api/v1/chats/:channel/messages/':
    'Writes a message. Its id is made by the phone: sent again, it is written once.',
  'POST /api/v1/chats/:channel/read/': 'Says up to which message the player has read.',
  'POST /api/v1/chats/:channel/report/':
    'Reports a message. Three players within an hour hide it until it is reviewed.',
  'POST /api/v1/chat-block/': 'Blocks an author, or no longer: neither reads the other.',
  'PUT /api/v1/chat-nickname/': 'Sets what the player is called in the chats; without one the masked number.',
  'GET /api/v1/chats/:channel/live/':
    'Server-sent events: the messages of a channel as they are written, hidden and shown again.',
  'GET /api/v1/testimonials/':
    'What players said about withdrawals that were paid, each with the ledger’s own figures, newest first.',
  'GET /api/v1/testimonials/own/': 'Whether the player may say something, and what they said last.',
  'POST /api/v1/testimonials/':
    'Says something about the newest withdrawal that was paid; shown once somebody of ours has read it.',
  'GET /api/v1/referrals/':
    'The code to invite friends with, its terms, and what became of each friend, newest first.',
  'POST /api/v1/referrals/claim/':
    'Says whose code invited the player: once, soon after the sign-up and before the first top-up.',
}
