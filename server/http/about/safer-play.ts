// What each call about safer play does.
import * as wallets from '#src/lib/language/wallets.ts'

export const saferPlay = {
  'GET /api/v1/safer-play/':
    'The player’s limits with what is left of them, the session under way, and any break or exclusion.',
  'POST /api/v1/safer-play/limits/':
    'Sets a limit: a lower one at once, a higher one or none a day later and once confirmed.',
  'POST /api/v1/safer-play/limits/confirm/':
    'The second yes to a higher limit, a day after it was asked for.',
  'POST /api/v1/safer-play/decline/':
    'Answers the question for limits with none, which is asked again after a year.',
  'POST /api/v1/safer-play/break/': 'Takes a break of 1, 7, 30 or 42 days. It cannot be shortened.',
  'POST /api/v1/safer-play/exclude/': `Shuts the player out of play for 6, 12, 24 or 60 months, or for ever. Draws paid in advance are given back, standing orders stop, and the ${wallets.play} moves to the winnings, where it can be withdrawn; what came by card waits until 14 days after the payment.`,
  'POST /api/v1/safer-play/check/':
    'Answers the reminder of the session under way. Before it is due this changes nothing.',
  'POST /api/v1/safer-play/reminders/':
    'How many minutes of play there are between reminders, 5 to 20, and how often the player looks back.',
  'POST /api/v1/safer-play/review/':
    'Says that the player has looked back; the next time is a month or six away.',
  'GET /api/v1/safer-play/activity/':
    'What the player topped up and staked, and what came back: each of the last 31 days, 26 weeks or six months of Lagos, newest first.',
}
