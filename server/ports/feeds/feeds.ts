import { isProduction, type Settings } from '#server/settings.ts'
import type { Clock, Feed } from '#server/ports/ports.ts'
import { apiFootball } from './api-football.ts'
import { sandboxFeed } from './feed-sandbox.ts'
import { footballData } from './football-data.ts'

/**
 * Sources that have keys, otherwise the sandbox's; production without keys has none and sells no real match. The first
 * one opens matches.
 */
export const makeFeeds = (settings: Settings, clock: Clock): Feed[] => {
  const { API_FOOTBALL_KEY: key, FOOTBALL_DATA_TOKEN: token, SANDBOX_MATCHES: pace } = settings
  const real = [...(key ? [apiFootball(key)] : []), ...(token ? [footballData(token)] : [])]
  if (real.length > 0 || isProduction(settings)) return real
  return [sandboxFeed(clock, pace, 'sandbox'), sandboxFeed(clock, pace, 'sandbox-too')]
}
