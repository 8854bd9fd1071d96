// Which addresses are pages, and which reads are public. Pure, so it can be tested without a worker.

/** Addresses the service answers itself, even when opened as a page. */
export const notPages = [/^\/api\//, /^\/sandbox(\/|$)/, /^\/(healthz|readyz|metrics)$/, /\/[^/?]+\.[^/]+$/]

/** Pages of the public website and the workshop; every other address gets the app's frame. */
export const publicPages = [
  /^\/(about|contact|dev|faq|newsletter|prizes|promises|results|terms|winners)?(?=[/?]|$)/,
]

/** Results, winners, jackpots, batches, items, and what it takes to verify them. */
const PUBLIC_READS = [
  /^\/api\/web\/(instant_cash_out|salary_for_live|lottery_games)_result\/$/,
  /^\/api\/web\/(top_five_winners|lottery_winners)\/$/,
  /^\/api\/banker\/web-result$/,
  /^\/api\/web\/(jackpot|(game_play|wyse_cash)_statistics|active_games)\/$/,
  /^\/api\/v1\/(winners|keys|results|promises|licence|(number|score|item)_statistics|matches|finalists|items|item_draws)\/$/,
  /^\/api\/v1\/(batches|rules|items)\/[\w-]+\/$/,
  /^\/api\/v1\/jackpots\/([\w-]+\/)?$/,
]

/** Reads that are the same for everybody. Those that carry a token are never cached, whatever the address. */
export const isPublicRead = (request: Pick<Request, 'method' | 'headers'>, path: string): boolean =>
  request.method === 'GET' && !request.headers.has('authorization') && PUBLIC_READS.some(it => it.test(path))

export const isHashedAsset = (path: string): boolean => path.startsWith('/assets/')
