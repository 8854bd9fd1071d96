// npm run odds:build: what it writes is what ships, and its prices hold on matches it has not seen.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { chancesOf } from '#src/games/soccer-cash/chances.ts'
import { CAME_BACK, DEVIATIONS, quotedOf } from '#src/games/soccer-cash/quoted.ts'
import { cellOf, MOST_GOALS } from '#src/games/soccer-cash/scores.ts'
import { leaguesOf, quotedChances, strengthsSchema, strengthsText } from '#src/games/soccer-cash/strengths.ts'
import strengths from '#src/games/soccer-cash/strengths.json'
import { teamKey } from '#src/games/soccer-cash/team-key.ts'
import { strengthsHash } from '#server/deeds/matches/priced-leagues.ts'
import { calibration } from '../../../build/odds/calibration.ts'
import { foresee, type Foreseen } from '../../../build/odds/foresee.ts'
import { quote } from '../../../build/odds/mend.ts'
import { readResults } from '../../../build/odds/results.ts'
import { byLeague, LEGS, meanBack, simulate } from '../../../build/odds/slips.ts'
import { MATCHES, tableOf } from '../../../build/odds/table.ts'

const text = gunzipSync(readFileSync('data/football-results.csv.gz'))
const results = readResults(text.toString('utf8'))
const table = v.parse(strengthsSchema, strengths)
const HELD_OUT = ['2024-25', '2025']
const CHOSEN_ON = ['2015-16', '2016-17', '2017-18', '2018-19', '2019', '2019-20', '2020', '2020-21']
const foreseen = foresee(results)
const quoted = quote(foreseen)
const among = (seasons: readonly string[], list: readonly Foreseen[]) =>
  list.filter(it => seasons.includes(it.season))
const season = among(HELD_OUT, foreseen)
const LIMIT = 0.65
const over = (list: ReturnType<typeof byLeague>) =>
  list.filter(it => it.backs.some(back => back >= LIMIT)).map(it => `${it.league} ${it.season}`)

test('the strengths that ship are made from the results that ship, to the byte', () => {
  const shipped = readFileSync('src/games/soccer-cash/strengths.json', 'utf8')
  expect(strengthsText(tableOf(results, text, foreseen))).toBe(shipped)
  // As the service hashes it.
  expect(strengthsHash).toBe(createHash('sha256').update(shipped).digest('hex'))
  expect(results.length).toBe(86_128)
  const sold = Object.values(table.leagues)
  expect(sold.length).toBeGreaterThanOrEqual(11)
  expect(Math.min(...sold.map(it => it.matches))).toBeGreaterThanOrEqual(MATCHES)
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

test('whoever always takes the likeliest score gets less than 65% back in every league of the season held out, with one, two and three matches', () => {
  // All slips there are; the program takes a million of them at random as well.
  const leagues = byLeague(among(HELD_OUT, quoted))
  expect(leagues.length).toBeGreaterThanOrEqual(20)
  expect(over(leagues)).toEqual([])
})

test('so it was in every league of the seasons that the allowance was chosen on, and without it neither there nor here', () => {
  const before = byLeague(among(CHOSEN_ON, quoted))
  expect(before.length).toBeGreaterThan(100)
  expect(over(before)).toEqual([])
  expect(over(byLeague(among(CHOSEN_ON, foreseen))).length).toBeGreaterThan(20)
  expect(over(byLeague(season))).toEqual(expect.arrayContaining(['es.1 2024-25', 'fr.2 2024-25']))
})

test('what comes back of the matches that are sold stays as published', () => {
  const sold = among(HELD_OUT, quoted).filter(it => it.matches >= MATCHES)
  const backs = LEGS.map(legs => Math.round(meanBack(sold, legs) * 1_000) / 10)
  expect(backs).toEqual(CAME_BACK)
})

test('slips taken at random come back like all slips together', () => {
  const list = among(HELD_OUT, quoted)
  for (const legs of LEGS)
    expect(Math.abs(simulate(list, legs, 1_000_000) / meanBack(list, legs) - 1)).toBeLessThan(0.05)
  const few = list
    .slice(0, 12)
    .map((it, at) => ({ ...it, came: at % 2 ? it.came : it.chances.indexOf(Math.max(...it.chances)) }))
  const backs = few.map(it =>
    it.came === it.chances.indexOf(Math.max(...it.chances)) ? 1 / it.chances[it.came]! : 0,
  )
  const pairs = backs.flatMap((a, at) => backs.slice(at + 1).map(b => a * b))
  expect(meanBack(few, 2)).toBeCloseTo((0.53 * pairs.reduce((all, it) => all + it, 0)) / pairs.length, 12)
})

test('every score of a match is raised alike, the more the less is known of its league', () => {
  const chances = chancesOf({ home: 1.5, away: 1.2 }, MOST_GOALS)
  const best = Math.max(...chances)
  const [few, many] = [quotedOf(chances, { matches: 400 }), quotedOf(chances, { matches: 1_600 })]
  const raised = (list: readonly number[]) => list.map((it, cell) => it / chances[cell]! - 1)
  for (const it of raised(few)) expect(it).toBeCloseTo(DEVIATIONS * Math.sqrt((1 - best) / best / 400), 12)
  for (const [cell, it] of raised(many).entries()) expect(it).toBeCloseTo(raised(few)[cell]! / 2, 12)
  expect(quotedOf(chances, { matches: Infinity })).toEqual(chances)
  const factors = chances.map((_, cell) => (cell === 11 ? 1.2 : 1))
  expect(quotedOf(chances, { matches: Infinity, factors })[11]).toBeCloseTo(1.2 * chances[11]!, 12)
  expect(quotedOf([0.9, 0.1], { matches: 1 })).toEqual([1, expect.closeTo(0.1 * (1 + 2 / 3), 12)])
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
  const of = (home: string, away: string) => quotedChances(leagues, { league: 'de.1', home, away })!
  const strong = of('FC Bayern München', 'Holstein Kiel')
  expect(strong[cellOf({ home: 3, away: 0 }, MOST_GOALS)]).toBeGreaterThan(
    5 * strong[cellOf({ home: 0, away: 3 }, MOST_GOALS)]!,
  )
  expect(of('Nobody', 'No one')).toEqual(of('Some', 'Others'))
  const { home, away } = leagues.get('de.1')!
  const average = quotedOf(chancesOf({ home, away }, MOST_GOALS), leagues.get('de.1')!)
  expect(of('Nobody', 'No one')).toEqual(average)
  expect(quotedChances(leagues, { league: 'xx.1', home: 'Nobody', away: 'No one' })).toBeUndefined()
})

const sum = (chances: number[]) => chances.reduce((all, it) => all + it, 0)

test('chances of all scores leave next to nothing for scores that are not sold', () => {
  expect(sum(chancesOf({ home: 1.5, away: 1.2 }, MOST_GOALS))).toBeGreaterThan(0.99999)
  expect(sum(chancesOf({ home: 1.5, away: 1.2 }, 40))).toBeCloseTo(1, 12)
})
