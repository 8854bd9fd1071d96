// npm run odds:build: what it writes is what ships, and its prices hold on matches it has not seen.
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { chancesOf } from '#src/games/soccer-cash/chances.ts'
import { MOST_GOALS } from '#src/games/soccer-cash/scores.ts'
import { expectedGoals, leaguesOf, strengthsSchema } from '#src/games/soccer-cash/strengths.ts'
import strengths from '#src/games/soccer-cash/strengths.json'
import { teamKey } from '#src/games/soccer-cash/team-key.ts'
import { calibration } from '../../../build/odds/calibration.ts'
import { foresee } from '../../../build/odds/foresee.ts'
import { readResults } from '../../../build/odds/results.ts'
import { byLeague, simulate } from '../../../build/odds/slips.ts'
import { tableOf, tableText } from '../../../build/odds/table.ts'

const text = gunzipSync(readFileSync('data/football-results.csv.gz'))
const results = readResults(text.toString('utf8'))
const table = v.parse(strengthsSchema, strengths)
const season = foresee(results, ['2024-25', '2025']).filter(it => it.league in table.leagues)

test('the strengths that ship are made from the results that ship, to the byte', () => {
  const shipped = readFileSync('src/games/soccer-cash/strengths.json', 'utf8')
  expect(tableText(tableOf(results, text))).toBe(shipped)
  expect(results.length).toBe(86_128)
  expect(Object.keys(table.leagues).length).toBeGreaterThanOrEqual(20)
})

test('on a season it has not seen the likeliest scores come as often as they are priced, and the surest no more often', () => {
  const { logLikelihood, all, surest } = calibration(season)
  expect(all.matches).toBeGreaterThan(5_000)
  expect(logLikelihood).toBeGreaterThan(-2.93)
  expect(Math.abs(all.came - all.priced)).toBeLessThan(0.01)
  expect(surest.came).toBeLessThan(surest.priced + 0.01)
})

test('the same test notices prices of the wrong team', () => {
  const turned = season.map(it => ({
    ...it,
    chances: it.chances.map((_, cell) => it.chances[(cell % 10) * 10 + Math.floor(cell / 10)]!),
  }))
  expect(calibration(turned).logLikelihood).toBeLessThan(-2.95)
})

test('whoever always takes the likeliest score gets less than 65% back, and no league strays beyond chance', () => {
  for (const legs of [1, 2, 3]) expect(simulate(season, legs, 300_000)).toBeLessThan(0.65)
  const strayed = byLeague(season).filter(({ back, strays }) => back > 0.53 + 3 * strays)
  expect(strayed).toEqual([])
})

test('sources that spell a team differently mean the same one', () => {
  expect(teamKey('1. FC Köln')).toBe(teamKey('FC Koln'))
  expect(teamKey('Arsenal FC')).toBe(teamKey('Arsenal'))
  expect(teamKey('Club Atlético de Madrid')).toBe(teamKey('Atletico Madrid'))
  expect(teamKey('Olympique de Marseille')).toBe(teamKey('Olympique Marseille'))
  expect(teamKey('Real Sociedad')).not.toBe(teamKey('Real Madrid'))
  expect(teamKey('Manchester City FC')).not.toBe(teamKey('Manchester United FC'))
  expect(teamKey('FC')).toBe('fc')
})

test('a strong side is priced above a weak one, a team nobody knows as an average one, and an unknown league not at all', () => {
  const leagues = leaguesOf(table)
  const strong = expectedGoals(leagues, { league: 'de.1', home: 'FC Bayern München', away: 'Holstein Kiel' })!
  expect(strong.home).toBeGreaterThan(2 * strong.away)
  const { home, away } = table.leagues['de.1']!
  expect(expectedGoals(leagues, { league: 'de.1', home: 'Nobody', away: 'No one' })).toEqual({
    home: home / 1_000,
    away: away / 1_000,
  })
  expect(expectedGoals(leagues, { league: 'xx.1', home: 'Nobody', away: 'No one' })).toBeUndefined()
})

const sum = (chances: number[]) => chances.reduce((all, it) => all + it, 0)

test('chances of all scores leave next to nothing for scores that are not sold', () => {
  expect(sum(chancesOf({ home: 1.5, away: 1.2 }, MOST_GOALS))).toBeGreaterThan(0.99999)
  expect(sum(chancesOf({ home: 1.5, away: 1.2 }, 40))).toBeCloseTo(1, 12)
})
