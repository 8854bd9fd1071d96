// npm run odds:build [-- --check]    makes the strengths of teams from the shipped results, and reports how they do on
// unseen matches. --check writes nothing and exits with 1 if the file differs or a league gives too much
// back.
import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { calibration } from './calibration.ts'
import { foresee, type Foreseen } from './foresee.ts'
import { quote } from './mend.ts'
import { readResults } from './results.ts'
import { byLeague, LEGS, meanBack, simulate } from './slips.ts'
import { strengthsText } from '../../src/games/soccer-cash/strengths.ts'
import { MATCHES, tableOf } from './table.ts'

const FILE = 'src/games/soccer-cash/strengths.json'
/** Seasons the rules of the allowance were tuned on, and those they are judged by. */
const CHOSEN_ON = ['2015-16', '2016-17', '2017-18', '2018-19', '2019', '2019-20', '2020', '2020-21']
const HELD_OUT = ['2024-25', '2025']
const SLIPS = 1_000_000
const SCORES = 16
/** No league may give back this much, on slips of one, two or three matches. */
const LIMIT = 0.65

const text = gunzipSync(readFileSync('data/football-results.csv.gz'))
const results = readResults(text.toString('utf8'))
const percent = (part: number): string => `${(part * 100).toFixed(1)}%`
const percents = (parts: readonly number[]): string => parts.map(percent).join(', ')
const among = (seasons: readonly string[], list: readonly Foreseen[]) =>
  list.filter(it => seasons.includes(it.season))

const foreseen = foresee(results)
const { logLikelihood, all, surest, scores } = calibration(foreseen)
console.log(`${results.length} results; ${all.matches} priced from what came before them`)
console.log(`mean log-likelihood ${logLikelihood.toFixed(4)}`)
console.log(`likeliest score: priced ${all.priced.toFixed(4)}, came ${all.came.toFixed(4)}`)
console.log(`the surest 2%: priced ${surest.priced.toFixed(4)}, came ${surest.came.toFixed(4)}`)
const listed = scores.slice(0, SCORES).map(({ score, ratio }) => `${score} ${ratio.toFixed(2)}`)
console.log(`came over priced: ${listed.join(', ')}`)

const quoted = quote(foreseen)
const before = byLeague(among(CHOSEN_ON, quoted))
const worst = LEGS.map((_, at) => Math.max(...before.map(it => it.backs[at]!)))
console.log(
  `\nAlways the likeliest score as it is sold, of one, two and three matches of a league, all slips exactly`,
)
console.log(`the worst of ${before.length} seasons of leagues, ${CHOSEN_ON.join(' ')}: ${percents(worst)}`)

const season = among(HELD_OUT, quoted)
const sold = season.filter(it => it.matches >= MATCHES)
for (const [name, list] of [
  ['all', season],
  ['that would be sold', sold],
] as const)
  console.log(
    `${HELD_OUT.join(' and ')}, ${list.length} matches, ${name}: ${percents(LEGS.map(legs => meanBack(list, legs)))}`,
  )
console.log(`by league, ${SLIPS} slips each:`)
const leagues = byLeague(season, (list, legs) => simulate(list, legs, SLIPS))
for (const { league, season: of, matches, backs, strays } of leagues)
  console.log(
    `${league} ${of}: ${percents(backs)} of ${matches} matches (chance alone strays ${percent(strays)})`,
  )
const over = leagues.filter(it => it.backs.some(back => back >= LIMIT))
console.log(`${over.length} of ${leagues.length} leagues gave ${percent(LIMIT)} or more back`)

const table = tableOf(results, text, foreseen)
const written = strengthsText(table)
const same = readFileSync(FILE, { encoding: 'utf8', flag: 'a+' }) === written
console.log(`\n${FILE}: ${Object.keys(table.leagues).length} leagues, ${same ? 'unchanged' : 'changed'}`)
if (process.argv.includes('--check')) process.exitCode = same && over.length === 0 ? 0 : 1
else writeFileSync(FILE, written)
