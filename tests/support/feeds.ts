// Sources of matches on this machine: a scripted server that speaks both protocols, and notes every request.
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Reply {
  status?: number
  body: unknown
}

/** Headers that Node's fetch sends by itself. */
const USUAL = [
  'host',
  'connection',
  'accept',
  'accept-language',
  'sec-fetch-mode',
  'user-agent',
  'accept-encoding',
]

export const startFeed = async () => {
  const asked: { method: string; url: URL; extra: Record<string, unknown> }[] = []
  let next: Reply = { body: {} }
  const note = ({ method = '', url = '', headers }: IncomingMessage) => {
    const extra = Object.fromEntries(Object.entries(headers).filter(([name]) => !USUAL.includes(name)))
    asked.push({ method, url: new URL(url, 'http://feed'), extra })
  }
  const server = createServer((request, response) => {
    note(request)
    response.writeHead(next.status ?? 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(next.body))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    say: (body: unknown, status = 200) => (next = { body, status }),
    stop: () => new Promise(resolve => server.close(resolve)),
  }
}

interface Side {
  home: number | null
  away: number | null
}
export const none: Side = { home: null, away: null }

/** A row of API-Football. */
export const apiRow = (short: string, fulltime: Side = none, more: object = {}) => ({
  fixture: {
    id: 1208021,
    referee: null,
    timezone: 'Africa/Lagos',
    date: '2026-11-28T16:00:00+01:00',
    timestamp: 1795878000,
    periods: { first: null, second: null },
    status: { long: '', short, elapsed: null, extra: null },
  },
  league: { id: 39, name: 'Premier League', country: 'England', season: 2026, round: 'Regular Season - 13' },
  teams: { home: { id: 42, name: 'Arsenal', winner: null }, away: { id: 49, name: 'Chelsea', winner: null } },
  goals: fulltime,
  score: { halftime: none, fulltime, extratime: none, penalty: none },
  ...more,
})

/** A row of football-data.org. */
export const dataRow = (status: string, score: object = {}, more: object = {}) => ({
  id: 537_890,
  utcDate: '2026-11-28T15:00:00Z',
  status,
  matchday: 13,
  competition: { id: 2021, name: 'Premier League', code: 'PL', type: 'LEAGUE' },
  homeTeam: { id: 57, name: 'Arsenal FC', tla: 'ARS' },
  awayTeam: { id: 61, name: 'Chelsea FC', tla: 'CHE' },
  score: { winner: null, duration: 'REGULAR', fullTime: none, halfTime: none, ...score },
  ...more,
})
