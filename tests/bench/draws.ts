// Exits with 1 if a game's drum or a virtual match is unfair, if a wrong drum or table passes as fair, or if a million lines
// of a game return something outside the range of 99 in 100 such histories.
import { drawNumbers } from '#src/draws/derive.ts'
import { games } from '#src/games/rules.ts'
import { PARTS } from '#src/games/soccer-cash/rules.ts'
import { drawScore } from '#src/games/soccer-cash/virtual/draw.ts'
import { tableOf } from '#src/games/soccer-cash/virtual/table.ts'
import { slateOf } from '#src/games/soccer-cash/virtual/teams.ts'
import { addDraw, judge, newTally, type Tally } from '../support/drum.ts'
import { bandOf99, simulate } from '../support/returns.ts'
import { judgeScores, shifted } from '../support/scores.ts'
import { byteModulo, keyAt, sortRandom } from '../support/wrong-drums.ts'

const draws = Number(process.argv[2] ?? 1_000_000)
if (!Number.isSafeInteger(draws) || draws < 1_000) throw new RangeError('At least 1,000 draws')
let faults = 0
const tell = (isWell: boolean, line: string) => {
  if (!isWell) faults++
  console.log(`${isWell ? ' ' : '!'} ${line}`)
}

const show = (name: string, it: Tally, shouldBeFair: boolean) => {
  const judged = judge(it)
  for (const { name: what, value, freedom, limit, isFair } of judged)
    if (shouldBeFair)
      tell(
        isFair,
        `${name}: ${what.padEnd(8)} chi-square ${value.toFixed(1).padStart(8)} of ${freedom} degrees, at most ${limit.toFixed(1)}`,
      )
  if (shouldBeFair) return
  const caught = judged.filter(({ isFair }) => !isFair).map(({ name: what }) => what)
  tell(caught.length > 0, `${name}: caught by ${caught.join(', ') || 'nothing'}`)
}

for (const match of slateOf(0).slice(0, 2)) {
  const table = tableOf(match)
  const scores = Array.from({ length: draws }, (_, at) => drawScore(keyAt(at), match.id, table))
  const { value, freedom, limit, isFair } = judgeScores(scores, table)
  const said = `chi-square ${value.toFixed(1)} of ${freedom} degrees, at most ${limit.toFixed(1)}`
  tell(isFair, `virtual match ${match.id}: ${said}`)
  const wrong = judgeScores(scores, shifted(table, PARTS / 128))
  tell(!wrong.isFair, `virtual match ${match.id}, one part in 128 moved: ${wrong.isFair ? 'not ' : ''}caught`)
}

const drums = new Map(games.map(({ pick, of }) => [`${pick} of ${of}`, [pick, of] as const]))
for (const [name, [pick, of]] of drums) {
  const tally = newTally(pick, of)
  /** Fresh numbers for as many lines as there are draws. */
  function* real() {
    for (let at = 0; at < draws; at++) {
      const numbers = drawNumbers(keyAt(at), pick, of)
      addDraw(tally, numbers)
      yield numbers
    }
  }
  const [first, ...others] = games.filter(game => game.pick === pick && game.of === of)
  const ratios = new Map([[first!, simulate(first!, real(), 1)]])
  show(name, tally, true)
  const kept = () => Array.from({ length: 1_000 }, (_, at) => drawNumbers(keyAt(at), pick, of))
  for (const game of others) ratios.set(game, simulate(game, kept(), draws / 1_000))
  for (const [game, ratio] of ratios) {
    const { low, high } = bandOf99(game, draws)
    const band = `${(100 * low).toFixed(2)}-${(100 * high).toFixed(2)} %`
    tell(
      ratio > low && ratio < high,
      `${game.id}: ${(100 * ratio).toFixed(2)} % came back, 99 of 100 give ${band}`,
    )
  }
  const controls = Math.min(draws, 50_000)
  for (const [wrong, draw] of Object.entries({ 'byte % n': byteModulo, 'sort by a coin': sortRandom })) {
    const it = newTally(pick, of)
    for (let at = 0; at < controls; at++) addDraw(it, draw(at, pick, of))
    show(`${name}, ${wrong}`, it, false)
  }
}
process.exitCode = faults > 0 ? 1 : 0
