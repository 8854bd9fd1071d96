// The rows of docs/safer-play.md: each is named by a test, and what no single room proves is proven here.
import { expect, test } from 'vitest'
import { filesIn, textOf, withoutComments } from './support/sources.ts'

const rows = [...textOf('docs/safer-play.md').matchAll(/^\| (\d+) \|/gm)].map(it => Number(it[1]))
const ROW = /\(safer play ([\d, ]+)\)/g

test('each of the eighteen rows is named by the title of a test, and no other is', () => {
  const titles = filesIn('tests', /\.(test|spec)\.ts$/).flatMap(file =>
    [...textOf(file).matchAll(/^ *test(?:\.\w+)?\(\s*(['`].*)$/gm)].map(it => it[1]!),
  )
  const named = titles.flatMap(title => [...title.matchAll(ROW)].flatMap(it => it[1]!.split(',').map(Number)))
  expect(rows).toEqual(Array.from({ length: 18 }, (_, at) => at + 1))
  expect([...new Set(named)].toSorted((a, b) => a - b)).toEqual(rows)
})

const sources = filesIn('src', /\.tsx?$/)

test('the app never covers the phone’s own clock: it is installed without full screen, and asks for none (safer play 11)', () => {
  const manifest = textOf('build/offline.ts')
  expect(manifest).toMatch(/display: 'standalone'/)
  expect(
    [manifest, ...sources.map(textOf)].filter(text => /requestFullscreen|'fullscreen'/.test(text)),
  ).toEqual([])
})

const NUDGES =
  /win (?:it|them|your money|your stake) back|get (?:it|your money) back from|recover (?:your|the) loss|chase|almost won|so close|nearly (?:won|had)|(?:raise|double|increase) your stake|stake more|bet more|top up (?:automatically|by itself)|auto(?:matic)?[ -]top[ -]?up/i

test('no text calls to win back, to stake more or to top up by itself, and no call does (safer play 17)', () => {
  const texts = sources.filter(file => /words[\w-]*\.ts$|languages\//.test(file))
  expect(texts.length).toBeGreaterThan(50)
  const found = texts.flatMap(file =>
    withoutComments(textOf(file))
      .split('\n')
      .filter(line => NUDGES.test(line))
      .map(line => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
  const calls = filesIn('src/contract', /\.ts$/).map(textOf).join('\n')
  expect(calls).not.toMatch(/auto_?top|repeat_top_up|standing_top_up/i)
})
