// npm run odds:build [-- --check]    makes the strengths of teams from the shipped results, and says how well they do on
// matches they have not seen. --check writes nothing and exits with 1 if the file is another one.
import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { calibration } from './calibration.ts'
import { foresee } from './foresee.ts'
import { readResults } from './results.ts'
import { byLeague, simulate } from './slips.ts'
import { tableOf, tableText } from './table.ts'

const FILE = 'src/games/soccer-cash/strengths.json'
const HELD_OUT = ['2024-25', '2025']
const SLIPS = 1_000_000
const SCORES = 16

const text = gunzipSync(readFileSync('data/football-results.csv.gz'))
const results = readResults(text.toString('utf8'))
const percent = (part: number): string => `${(part * 100).toFixed(1)}%`

const { logLikelihood, all, surest, scores } = calibration(foresee(results))
console.log(`${results.length} results; ${all.matches} priced from what came before them`)
console.log(`mean log-likelihood ${logLikelihood.toFixed(4)}`)
console.log(`likeliest score: priced ${all.priced.toFixed(4)}, came ${all.came.toFixed(4)}`)
console.log(`the surest 2%: priced ${surest.priced.toFixed(4)}, came ${surest.came.toFixed(4)}`)
const listed = scores.slice(0, SCORES).map(({ score, ratio }) => `${score} ${ratio.toFixed(2)}`)
console.log(`came over priced: ${listed.join(', ')}`)

const table = tableOf(results, text)
const season = foresee(results, HELD_OUT).filter(it => it.league in table.leagues)
console.log(`\n${HELD_OUT.join(' and ')}, always the likeliest score, ${season.length} matches:`)
for (const legs of [1, 2, 3])
  console.log(`${SLIPS} slips of ${legs}: ${percent(simulate(season, legs, SLIPS))} came back`)
for (const { league, matches, back, strays } of byLeague(season))
  console.log(`${league}: ${percent(back)} of ${matches} matches (chance alone strays ${percent(strays)})`)

const written = tableText(table)
const same = readFileSync(FILE, { encoding: 'utf8', flag: 'a+' }) === written
console.log(`\n${FILE}: ${Object.keys(table.leagues).length} leagues, ${same ? 'unchanged' : 'changed'}`)
if (process.argv.includes('--check')) process.exitCode = same ? 0 : 1
else writeFileSync(FILE, written)
