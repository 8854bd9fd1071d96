// What each call about draws, results and what proves them does.

export const draws = {
  'GET /api/v1/batches/current/': 'The batch of a game that is on sale now, and the one after it.',
  'GET /api/v1/batches/:id/':
    'Everything public about one batch: commitment, head with its place in the log, draw.',
  'GET /api/v1/batches/:id/tickets/':
    'Every ticket of a batch in leaf order from a place on, once its numbers are known or its matches are over: seal and prizes can be made again.',
  'GET /api/v1/rules/:hash/': 'The rules document with this SHA-256.',
  'GET /api/v1/keys/': 'The public keys that sign receipts, and how those came that the build does not know.',
  'GET /api/v1/log/': 'The newest checkpoint of the log, signed, with the cosignatures of its witnesses.',
  'GET /api/v1/log/consistency/':
    'The path that shows that a log of so many entries is the beginning of the one with more.',
  'GET /api/v1/log/entries/':
    'Entries of the log from a place on, as the documents whose bytes are its leaves.',
  'GET /api/v1/results/':
    'Results of any game, newest first, each once its prizes are paid, or with `batch` alone that one batch of whichever game; `date` keeps one Lagos day, `batch` one batch.',
  'GET /api/web/top_five_winners/': 'The five largest wins of the last thirty days.',
  'GET /api/web/lottery_winners/':
    'Winners of one game, and of the jackpots that went to its tickets; `date` (may be empty) keeps one Lagos day.',
  'GET /api/web/game_play_statistics/':
    'Share of players, average stake and average potential winning of each game on a Lagos day.',
  'GET /api/v1/number_statistics/':
    'How often each number of a game came in its newest draws, and how long it stayed away.',
  'GET /api/web/active_games/':
    'Recent plays for the ticker: group 0 wyse cash entries, group 1 lotto entries.',
  'GET /api/web/instant_cash_out_result/':
    'Results of instant cashout, newest first; `date` keeps one Lagos day, `batch` one batch.',
  'GET /api/web/salary_for_live_result/':
    'Results of salary for life, newest first; `date` keeps one Lagos day, `batch` one batch.',
  'GET /api/banker/web-result':
    'Results of banker, newest first; `date` keeps one Lagos day, `batch` one batch.',
  'GET /api/web/lottery_games_result/': 'The latest result of each game.',
  'GET /api/v1/winners/': 'Top three winners, jackpot winners, and the other winners by game.',
  'GET /api/web/jackpot/': 'The jackpots: threshold, how full the pool is, when it is drawn.',
  'GET /api/v1/score_statistics/':
    'How often each score came in the newest draws of a game of virtual matches, and how often its published chances say: `expected`, summed over every match drawn.',
  'GET /api/v1/item_statistics/':
    'Items whose sales have ended: how many were drawn, of how many every stake went back, and how many numbers were sold of those needed for a draw.',
  'GET /api/v1/jackpots/': 'Draws of the jackpots whose chances are sealed, newest first.',
  'GET /api/v1/jackpots/:id/':
    'Everything public about one draw of a jackpot: anybody can check who won with it.',
  'GET /api/v1/jackpots/:id/batches/':
    'Every batch behind a sealed list of chances, in its order from a place on: they add up to its signed root.',
  'GET /api/v1/matches/':
    'Real matches of the coming days that have not closed, the earliest first, with the chance of each score; `date` keeps one Lagos day, `search` those with a team of such a name.',
  'GET /api/v1/match_results/':
    'Real matches that are decided, the newest kick-off first, each with its score or why it does not count, and who said so; `date` keeps one Lagos day of kick-offs.',
  'GET /api/v1/finalists/':
    'The best predictions of real matches on the newest days: at most five of each form and day, the newest day first, with the scores that were right.',
  'GET /api/v1/promises/':
    'How the operator kept its promises, counted after each day: payout times, draws on time, checks, cases and minutes up; newest first.',
  'GET /api/v1/wallet/counted/':
    'The player’s own leaf in last night’s total of all that is owed to players, the path to its root, and where the log shows both.',
  'GET /api/v1/reserve/':
    'What the prize reserve holds, and each stake of each game with what the reserve must hold before it opens: three times its top prize; and the games that are held.',
  'GET /api/v1/licence/':
    'The licence under which tickets are sold, who holds it, and what its state sets for every player.',
}
