// Which addresses are pages, and which reads are public. Pure, so that a test asks it without a worker.

/** Addresses that the service answers by itself, also when a browser opens them as a page. */
export const notPages = [/^\/api\//, /^\/sandbox(\/|$)/, /^\/(healthz|readyz|metrics)$/, /\/[^/?]+\.[^/]+$/]

/** Pages of the public website and the workshop; every other address has the app's frame around it. */
export const publicPages = [/^\/(about|contact|dev|faq|prizes|results|terms|winners)?(?=[/?]|$)/]

/** Results, winners, jackpots, batches and what it takes to check them. */
const PUBLIC_READS = [
  /^\/api\/web\/(instant_cash_out|salary_for_live|lottery_games)_result\/$/,
  /^\/api\/web\/(top_five_winners|lottery_winners)\/$/,
  /^\/api\/banker\/web-result$/,
  /^\/api\/web\/(jackpot|game_play_statistics|active_games)\/$/,
  /^\/api\/v1\/(winners|keys|results|number_statistics)\/$/,
  /^\/api\/v1\/(batches|rules)\/[\w-]+\/$/,
  /^\/api\/v1\/jackpots\/([\w-]+\/)?$/,
]

/** A read that is the same for everybody. One that carries a token is never kept, whatever its address. */
export const isPublicRead = (request: Pick<Request, 'method' | 'headers'>, path: string): boolean =>
  request.method === 'GET' && !request.headers.has('authorization') && PUBLIC_READS.some(it => it.test(path))

export const isHashedAsset = (path: string): boolean => path.startsWith('/assets/')
